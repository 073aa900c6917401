import QtQuick
import yournightmare.views.components

// What a computer player mutters; it fades by itself and is nothing one has to read.
Item {
    id: bubble

    property string text: ""
    property bool isPointingUp: true
    property real widest: 240
    property real size: Theme.body
    // what is shown while it fades
    property string shown: ""

    width: Math.min(widest, words.implicitWidth + 6 * Theme.unit)
    height: words.height + 3 * Theme.unit
    opacity: text !== "" ? 1 : 0
    visible: opacity > 0
    onTextChanged: if (text !== "") shown = text
    Component.onCompleted: shown = text

    Behavior on opacity {
        NumberAnimation { duration: Theme.motion(260) }
    }
    Rectangle {
        width: 3.4 * Theme.unit
        height: width
        rotation: 45
        antialiasing: true
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.horizontalCenterOffset: -parent.width * 0.22
        y: bubble.isPointingUp ? -height * 0.4 : parent.height - height * 0.6
        color: Theme.paperHigh
        border.width: 1.2
        border.color: Theme.paperEdge
    }
    Rectangle {
        anchors.fill: parent
        radius: 4 * Theme.unit
        color: Theme.paperHigh
        border.width: 1.2
        border.color: Theme.paperEdge
    }
    Text {
        id: words
        anchors.centerIn: parent
        width: Math.min(implicitWidth, bubble.widest - 5 * Theme.unit)
        text: bubble.shown
        textFormat: Text.PlainText
        color: Theme.ink
        font.family: Theme.serif
        font.italic: true
        font.pixelSize: bubble.size
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
