pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.views.components

// The last unfinished sessions as pictures on the wall. Nothing hangs there on the first evening.
FocusScope {
    id: area

    required property var sessions
    required property real scaling
    property int most: 2
    readonly property int count: repeater.count
    readonly property real frameWidth: Math.max(268 * scaling, Theme.scaled(200))
    // how wide two pictures are, beside each other
    readonly property real twoWide: 2 * frameWidth + row.spacing
    signal chosen(string session)
    signal upwards()
    signal downwards()

    implicitWidth: row.implicitWidth
    implicitHeight: row.y + row.implicitHeight
    visible: count > 0
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Continue")

    function focusFirst(): bool {
        if (count === 0)
            return false
        repeater.itemAt(0).forceActiveFocus(Qt.TabFocusReason)
        return true
    }

    Heading {
        id: head
        level: 3
        text: qsTr("Continue")
    }
    Row {
        id: row
        y: head.height - 6 * area.scaling
        spacing: 5 * Theme.unit

        Repeater {
            id: repeater
            model: area.sessions
            delegate: ContinueFrame {
                required property string sessionId
                required property int index

                visible: index < area.most
                implicitWidth: area.frameWidth
                scaling: area.scaling
                onClicked: area.chosen(sessionId)
                Keys.onUpPressed: area.upwards()
                Keys.onDownPressed: area.downwards()
                Keys.onRightPressed: repeater.itemAt((index + 1) % Math.min(area.most, repeater.count)).forceActiveFocus(Qt.TabFocusReason)
                Keys.onLeftPressed: repeater.itemAt((index + repeater.count - 1) % Math.min(area.most, repeater.count)).forceActiveFocus(Qt.TabFocusReason)
            }
        }
    }
}
