import QtQuick

// A wooden frame on a wire, with a picture in it.
Item {
    id: frame

    default property alias picture: inside.data

    Repeater {
        // the wire
        model: Theme.contrast ? 0 : [-1, 1]
        Rectangle {
            required property int modelData
            x: parent.width / 2 + (modelData < 0 ? -width : 0)
            y: 4
            width: 58
            height: 1.5
            transformOrigin: modelData < 0 ? Item.Right : Item.Left
            rotation: modelData * 22
            color: Theme.panelEdge
        }
    }
    Rectangle {
        visible: !Theme.contrast
        anchors.horizontalCenter: parent.horizontalCenter
        width: 9
        height: 9
        radius: 4.5
        color: Theme.gold
    }
    BorderImage {
        id: wood
        anchors { fill: parent; topMargin: 5 * Theme.unit; leftMargin: -8; rightMargin: -8 }
        source: Theme.art("wood/frame9.png")
        border { left: 32; right: 32; top: 32; bottom: 32 }
    }
    Item {
        id: inside
        anchors { fill: wood; margins: 24 }
    }
}
