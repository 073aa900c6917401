pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// All decks: the one shown is paper, the others are stone. Arrows go from one to the next.
ColumnLayout {
    id: list

    required property Decks decks
    // Where there is little room, one line that falls open.
    required property bool isTight
    signal wanted(string key)
    signal newWanted()
    signal fileWanted()

    spacing: 3 * Theme.unit
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Decks")

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
        label: qsTr("Deck")
        options: list.decks.choices
        value: list.decks.path
        onChosen: key => list.wanted(key)
    }
    Repeater {
        id: rows
        model: list.isTight ? null : list.decks.lines
        StoneButton {
            required property int index
            required property string key
            required property string title
            required property string note
            required property string fault
            required property bool isChosen

            Layout.fillWidth: true
            seed: 71 + index
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
        Layout.fillWidth: true
        spacing: 2 * Theme.unit

        PlainButton {
            objectName: "newDeck"
            width: list.isTight ? implicitWidth : parent.width
            iconName: "plus"
            text: qsTr("New deck")
            onClicked: list.newWanted()
        }
        PlainButton {
            objectName: "bringIn"
            width: list.isTight ? implicitWidth : parent.width
            iconName: "open"
            text: qsTr("Bring in a file")
            hint: qsTr("A text file with one fear a line, or a CSV file")
            onClicked: list.fileWanted()
        }
    }
}
