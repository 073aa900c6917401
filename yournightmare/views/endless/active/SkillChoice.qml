pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// A test of skill, where the choices are: what it wants, whether it counts, and the board or watch.
// Blindness is tested on a table of its own, over the page.
ColumnLayout {
    id: choice

    required property EndlessTable table
    readonly property EndlessSkills skills: table.skills
    readonly property bool isBoard: skills.test === "board" || skills.test === "lid"
    // the height that is in sight
    property real room: 800
    readonly property bool isLow: room < Theme.scaled(440)

    spacing: 2 * Theme.unit

    Heading {
        Layout.fillWidth: true
        visible: !choice.isLow
        text: choice.table.prompt
    }
    Label {
        Layout.fillWidth: true
        visible: !choice.isLow
        text: choice.skills.explained
        font.pixelSize: Theme.small
    }
    RehearsalNote {
        Layout.fillWidth: true
        visible: !choice.skills.isEntered
        enabled: !choice.table.isPlaying
        skills: choice.skills
    }
    Label {
        Layout.fillWidth: true
        visible: choice.skills.isEntered
        dim: true
        text: qsTr("Do it at the table, then enter what happened.")
    }
    DiceBoard {
        id: board
        Layout.alignment: Qt.AlignHCenter
        Layout.preferredHeight: Math.max(270, Math.min(640, choice.room - y - 2 * Theme.unit))
        Layout.preferredWidth: Math.min(choice.width, height * 0.78)
        visible: choice.isBoard && !choice.skills.isEntered
        throwing: choice.skills.dice
        isInteractive: !choice.table.isPlaying
    }
    Stopwatch {
        Layout.alignment: Qt.AlignHCenter
        Layout.preferredWidth: Math.max(180, Math.min(choice.width, 320, (choice.room - y - 60) * 320 / 380))
        Layout.preferredHeight: width * 380 / 320
        visible: choice.skills.test === "watch" && !choice.skills.isEntered
        watch: choice.skills.watch
        isInteractive: !choice.table.isPlaying
        onPressed: (stamp, at) => choice.skills.act(stamp, at)
    }
    Label {
        id: said
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignHCenter
        font.family: Theme.serif
        font.bold: true
        visible: text !== ""
        text: choice.skills.test === "watch" ? choice.skills.watch.said : ""
    }
    Connections {
        target: choice.table
        function onChoiceChanged() {
            // a click that skips what is shown lays the die down, too
            if (!choice.table.isPlaying)
                board.finish()
        }
    }
}
