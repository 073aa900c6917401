pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The remembered people: the one shown is paper, the others are stone. Where there is little room,
// one line that falls open.
FocusScope {
    id: list

    required property WhoKnowsWhom known
    required property bool isTight

    implicitHeight: isTight ? chooser.implicitHeight : 0
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("People")
    onIsTightChanged: if (focus) Qt.callLater(list.enter)

    function enter() {
        if (isTight)
            return chooser.forceActiveFocus(Qt.OtherFocusReason)
        for (let i = 0; i < rows.count; i++) {
            const tile = rows.itemAt(i) as StoneButton
            if (tile.checked)
                tile.forceActiveFocus(Qt.OtherFocusReason)
        }
    }
    function step(from: int, by: int) {
        const next = Math.max(0, Math.min(rows.count - 1, from + by))
        rows.itemAt(next)?.forceActiveFocus(Qt.TabFocusReason)
    }

    // whoever is known best is shown once that is known
    Connections {
        target: list.known
        function onReadingChanged() {
            if (!list.known.isReading && list.focus)
                Qt.callLater(list.enter)
        }
    }
    Chooser {
        id: chooser
        anchors { left: parent.left; right: parent.right }
        visible: list.isTight
        label: qsTr("Person")
        options: list.known.choices
        value: list.known.person
        onChosen: name => list.known.choose(name)
    }
    ScrollArea {
        id: area
        anchors { fill: parent; margins: -2 * Theme.unit }
        visible: !list.isTight

        ColumnLayout {
            x: 2 * Theme.unit
            y: 2 * Theme.unit
            width: area.contentWidth - 2 * Theme.unit
            spacing: 3 * Theme.unit

            Repeater {
                id: rows
                model: list.isTight ? null : list.known.people
                StoneButton {
                    required property int index
                    required property string name
                    required property string sign
                    required property string note
                    required property bool isChosen

                    Layout.fillWidth: true
                    seed: 84 + index
                    isTickFree: true
                    checkable: false
                    checked: isChosen
                    text: name
                    subtitle: note
                    iconSource: Theme.art("seats/" + sign)
                    onClicked: list.known.choose(name)
                    Keys.onDownPressed: list.step(index, 1)
                    Keys.onUpPressed: list.step(index, -1)
                }
            }
        }
    }
}
