pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// All boards: the one shown is paper, the others are stone. Arrows go from one to the next.
ColumnLayout {
    id: list

    required property Boards boards
    // Where there is little room, one line that falls open.
    required property bool isTight
    signal wanted(string key)
    signal copyWanted()

    spacing: 3 * Theme.unit
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Boards")

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

    Chooser {
        id: chooser
        Layout.fillWidth: true
        visible: list.isTight
        label: qsTr("Board")
        options: list.boards.choices
        value: list.boards.path
        onChosen: key => list.wanted(key)
    }
    Repeater {
        id: rows
        model: list.isTight ? null : list.boards.lines
        StoneButton {
            required property int index
            required property string key
            required property string title
            required property string note
            required property string fault
            required property bool isChosen

            Layout.fillWidth: true
            seed: 61 + index
            checkable: false
            checked: isChosen
            text: title
            subtitle: note
            hint: fault !== "" ? fault : note
            iconName: fault !== "" ? "warning" : ""
            accent: Theme.dangerOnPaper
            onClicked: list.wanted(key)
            Keys.onDownPressed: list.step(index, 1)
            Keys.onUpPressed: list.step(index, -1)
        }
    }
    PlainButton {
        objectName: "copyStandard"
        Layout.fillWidth: true
        iconName: "copy"
        text: qsTr("Copy the standard board")
        onClicked: list.copyWanted()
    }
}
