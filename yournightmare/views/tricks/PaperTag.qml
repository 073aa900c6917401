import QtQuick
import yournightmare.views.components

// A small tag of paper with a hole, or of gold: "start card", "plays now".
Rectangle {
    id: tag

    property string text: ""
    property string iconName: ""
    property bool isGold: false
    property bool isHoled: true
    property color ink: "#2a2438"
    property real size: Theme.small

    implicitWidth: words.implicitWidth + size * 1.3
    implicitHeight: words.implicitHeight + size * 0.5
    radius: isGold ? height / 2 : 3
    antialiasing: true
    color: isGold ? "#f2d98a" : "#f4ead4"
    border.width: 1.2
    border.color: "#2a2438"

    Rectangle {
        z: -1
        x: 1
        y: tag.size * 0.24
        width: parent.width
        height: parent.height
        radius: parent.radius
        antialiasing: true
        visible: !Theme.contrast
        color: Theme.withAlpha(Theme.shade, 0.45)
    }
    Row {
        id: words
        anchors.centerIn: parent
        spacing: tag.size * 0.35

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            visible: tag.isHoled
            width: tag.size * 0.4
            height: width
            radius: width / 2
            color: "#2a2438"
        }
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: tag.iconName !== ""
            name: tag.iconName
            size: tag.size * 0.95
            weight: 3
            solid: tag.iconName === "play"
            color: tag.ink
        }
        Text {
            text: tag.text
            textFormat: Text.PlainText
            color: tag.ink
            font.family: Theme.sans
            font.weight: Font.DemiBold
            font.pixelSize: tag.size
            Accessible.ignored: true
        }
    }
}
