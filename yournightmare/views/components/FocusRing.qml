pragma ComponentBehavior: Bound

import QtQuick

// The visible focus: a bright line with a contrary edge, so that it shows on any ground; made when it
// is shown. Place it in a control and give it the control's `visualFocus`.
Loader {
    id: ring

    property bool shown: false
    property real gap: 4
    property real radius: 8

    anchors.fill: parent
    anchors.margins: -gap
    active: shown
    visible: shown
    sourceComponent: Rectangle {
        color: "transparent"
        radius: ring.radius
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
}
