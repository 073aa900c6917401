pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.views.components

// A session's board in a wooden frame, with the wire and the nail it hangs on.
Item {
    id: picture

    required property var thumbnail
    required property real scaling

    Repeater {
        // the wire and the nail it hangs on
        model: [-1, 1]
        Rectangle {
            required property int modelData
            readonly property real drop: 20 * picture.scaling - 5

            x: picture.width / 2
            y: 5 - height / 2
            width: Math.hypot(40 * picture.scaling, drop)
            height: 1.3
            transformOrigin: Item.Left
            rotation: 90 - modelData * (90 - Math.atan2(drop, 40 * picture.scaling) * 180 / Math.PI)
            color: Theme.dark ? "#8f86b8" : Theme.panelEdge
            antialiasing: true
        }
    }
    Rectangle {
        x: parent.width / 2 - 3
        y: 2
        width: 7
        height: 7
        radius: 3.5
        color: Theme.gold
    }
    GamePicture {
        anchors { fill: board; margins: 19 }
        thumbnail: picture.thumbnail
        flat: 0.42
    }
    BorderImage {
        id: board
        anchors { fill: parent; topMargin: 14 * picture.scaling; margins: -8 }
        source: Theme.art("wood/frame9.png")
        border { left: 32; top: 32; right: 32; bottom: 32 }
        asynchronous: true
    }
}
