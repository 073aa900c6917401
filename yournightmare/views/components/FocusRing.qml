import QtQuick

// The visible focus: a bright line with a contrary edge, so that it shows on any ground.
// Place it in a control and give it the control's `visualFocus`.
Rectangle {
    property bool shown: false
    property real gap: 4

    anchors.fill: parent
    anchors.margins: -gap
    visible: shown
    color: "transparent"
    radius: 8
    border.width: 3
    border.color: Theme.focus

    Rectangle {
        anchors.fill: parent
        anchors.margins: -1
        color: "transparent"
        radius: parent.radius + 1
        border.width: 1
        border.color: Theme.focusEdge
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: 3
        color: "transparent"
        radius: Math.max(0, parent.radius - 3)
        border.width: 1
        border.color: Theme.focusEdge
    }
}
