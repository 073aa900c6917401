import QtQuick

// A key's cap, such as "Space".
Rectangle {
    id: hint

    required property string key
    property color ink: Theme.goldInk

    implicitWidth: Math.max(cap.implicitWidth + 4 * Theme.unit, implicitHeight)
    implicitHeight: cap.implicitHeight + 2 * Theme.unit
    radius: 6
    color: "transparent"
    border.width: 1.5
    border.color: ink
    Accessible.ignored: true

    Text {
        id: cap
        anchors.centerIn: parent
        text: hint.key
        textFormat: Text.PlainText
        color: hint.ink
        font.family: Theme.sans
        font.pixelSize: Theme.small
    }
}
