pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// Files of one's own: the one shown is paper, the others are stone. Arrows go from one to the next.
// What stands inside is put below them, or, where there is little height too, what is `beside` that line.
ColumnLayout {
    id: list

    required property KeptFiles files
    required property string title
    required property string label
    // Where there is little room, one line that falls open.
    required property bool isTight
    property bool isLow: false
    property int seed: 61
    default property alias below: extra.data
    property alias beside: more.data
    signal wanted(string key)

    spacing: 3 * Theme.unit
    Accessible.role: Accessible.Grouping
    Accessible.name: title

    // with its row the line that falls open goes out of sight: what had the focus there goes on in the list
    onIsTightChanged: if (!isTight && chooser.focus) Qt.callLater(enter)

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

    RowLayout {
        Layout.fillWidth: true
        visible: list.isTight
        spacing: 3 * Theme.unit

        Chooser {
            id: chooser
            Layout.fillWidth: true
            label: list.label
            options: list.files.choices
            value: list.files.path
            onChosen: key => list.wanted(key)
        }
        RowLayout {
            id: more
            visible: list.isLow
            spacing: 2 * Theme.unit
        }
    }
    Repeater {
        id: rows
        model: list.isTight ? null : list.files.lines
        StoneButton {
            required property int index
            required property string key
            required property string title
            required property string note
            required property string fault
            required property bool isChosen

            Layout.fillWidth: true
            seed: list.seed + index
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
    Flow {
        id: extra
        Layout.fillWidth: true
        visible: !(list.isTight && list.isLow)
        spacing: 2 * Theme.unit
    }
}
