import QtQuick
import yournightmare.views.components

// A monster card: its number in the corners, its name below.
Rectangle {
    id: card

    property int value: 0
    property string name: ""
    property bool isPicked: false
    property real size: 1

    implicitWidth: Theme.scaled(64) * size
    implicitHeight: Theme.scaled(92) * size
    radius: 6
    color: Theme.paper
    border.width: isPicked ? 3 : 1
    border.color: isPicked ? Theme.gold : Theme.paperEdge

    Text {
        anchors { left: parent.left; top: parent.top; margins: 5 }
        text: card.value > 0 ? card.value : "0/10"
        textFormat: Text.PlainText
        color: Theme.ink
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Theme.head * card.size
    }
    Text {
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: 3 }
        text: card.name
        textFormat: Text.PlainText
        color: Theme.inkDim
        font.family: Theme.serif
        font.italic: true
        font.pixelSize: Theme.small * card.size
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
    }
}
