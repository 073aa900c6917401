import QtQuick
import yournightmare.models

// The secret half of a page: it is there only while the curtain is wholly open for `seat`, and gone
// before the curtain begins to move. Put everything secret into it, dialogs and tips too.
Loader {
    required property Curtain curtain
    required property int seat

    active: seat >= 0 && curtain.openFor === seat
    visible: active
}
