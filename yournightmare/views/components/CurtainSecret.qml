import QtQuick
import yournightmare.models

// The secret half of a page: it is there only while the curtain is wholly open for `seat`, and gone
// before the curtain begins to move. Put everything secret into it, dialogs and tips too.
//
// Where to make it anew for each who looks would hold up the page, it is kept: made once, a turn
// after the page, it goes out of sight instead. Then nothing in it may tell anything by itself; what
// is secret comes from models that are empty while nobody looks.
Loader {
    id: secret

    required property Curtain curtain
    required property int seat
    property bool isKept: false
    readonly property bool isOpen: seat >= 0 && curtain.openFor === seat
    property bool isMade: isOpen

    active: isKept ? isMade : isOpen
    visible: isOpen
    // what isn't seen has no focus
    enabled: isOpen
    onLoaded: takeFocus()
    onIsOpenChanged: {
        isMade = isMade || isOpen
        takeFocus()
    }

    function takeFocus() {
        if (isOpen && isKept)
            (item as Item)?.forceActiveFocus(Qt.OtherFocusReason)
    }

    Timer {
        interval: 1
        running: secret.isKept && !secret.isMade
        onTriggered: secret.isMade = true
    }
}
