pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.views.components

// The last unfinished sessions as pictures on the wall. Nothing hangs there on the first evening.
FocusScope {
    id: area

    required property var sessions
    required property real scaling
    property int most: 2
    // one picture with its words beside it, as wide as this; no heading
    property bool isStrip: false
    readonly property int count: repeater.count
    readonly property real frameWidth: leastWidth(scaling)
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

    // of one picture, in a room of this size
    function leastWidth(scaling: real): real {
        return Math.max(268 * scaling, Theme.scaled(200))
    }

    function focusFirst(): bool {
        if (count === 0)
            return false
        repeater.itemAt(0).forceActiveFocus(Qt.TabFocusReason)
        return true
    }

    Heading {
        id: head
        visible: !area.isStrip
        level: 3
        text: qsTr("Continue")
    }
    Row {
        id: row
        y: area.isStrip ? 0 : head.height - 6 * area.scaling
        spacing: 5 * Theme.unit

        Repeater {
            id: repeater
            model: area.sessions
            delegate: ContinueFrame {
                required property string sessionId
                required property int index

                visible: index < area.most
                implicitWidth: area.isStrip ? area.width : area.frameWidth
                scaling: area.scaling
                isStrip: area.isStrip
                onClicked: area.chosen(sessionId)
                Keys.onUpPressed: area.upwards()
                Keys.onDownPressed: area.downwards()
                Keys.onRightPressed: repeater.itemAt((index + 1) % Math.min(area.most, repeater.count)).forceActiveFocus(Qt.TabFocusReason)
                Keys.onLeftPressed: repeater.itemAt((index + repeater.count - 1) % Math.min(area.most, repeater.count)).forceActiveFocus(Qt.TabFocusReason)
            }
        }
    }
}
