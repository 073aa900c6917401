import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// Before a die of phases I and II: what it decides. The table of Nightmares stands under it while
// a new one is sought.
ColumnLayout {
    id: prompt

    required property EndlessTable table
    // how many of its parts have come
    property int parts: 3

    spacing: 3 * Theme.unit

    Heading {
        Layout.fillWidth: true
        text: prompt.table.prompt
    }
    Label {
        Layout.fillWidth: true
        text: prompt.table.explained
    }
    FaceTexts {
        Layout.fillWidth: true
        visible: prompt.table.awaiting === "ability die" || prompt.table.awaiting === "fresh die"
        table: prompt.table
        opacity: prompt.parts > 0 ? 1 : 0
    }
    NightmareChoice {
        Layout.fillWidth: true
        visible: prompt.table.awaiting === "first die" || prompt.table.awaiting === "second die"
        table: prompt.table
        isChoosing: false
        opacity: prompt.parts > 0 ? 1 : 0
    }
}
