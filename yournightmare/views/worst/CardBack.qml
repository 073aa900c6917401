import QtQuick
import yournightmare.views.components

// A Fear card face down.
Item {
    id: back

    property string name: "worst/card-back"

    Art {
        // the shadow reaches beyond the card
        x: -8 * back.width / 252
        y: -6 * back.height / 344
        width: 268 * back.width / 252
        height: 360 * back.height / 344
        fillMode: Image.Stretch
        name: back.visible ? back.name : ""
    }
}
