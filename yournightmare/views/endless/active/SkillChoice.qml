pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// A test of skill, where the choices are: what it wants, whether it counts, and the board or watch.
// Blindness is tested on a table of its own, over the page.
GridLayout {
    id: choice

    required property EndlessTable table
    readonly property EndlessSkills skills: table.skills
    readonly property bool isBoard: skills.test === "board" || skills.test === "lid"
    // the height that is in sight
    property real room: 800
    readonly property bool isLow: room < Theme.scaled(440)

    readonly property bool isWatch: skills.test === "watch"
    // it was done before and taken back: nothing is offered, and what came of it runs once more
    readonly property bool isOffered: !skills.isEntered && (!skills.isDone || table.isPlaying)

    // in a low but wide window board and watch stand beside the words
    readonly property bool isBeside: isLow && (isBoard || isWatch) && isOffered && width - 0.78 * room > Theme.scaled(190)

    columns: isBeside ? 2 : 1
    columnSpacing: 4 * Theme.unit
    rowSpacing: 2 * Theme.unit

    Heading {
        Layout.row: 0
        Layout.column: 0
        Layout.fillWidth: true
        visible: !choice.isLow
        text: choice.skills.isDone ? qsTr("This is done already") : choice.table.prompt
    }
    RehearsalNote {
        Layout.row: choice.isBeside ? 0 : 2
        Layout.column: 0
        Layout.alignment: Qt.AlignTop
        Layout.fillWidth: true
        visible: !choice.skills.isEntered && !choice.skills.isDone
        enabled: !choice.table.isPlaying
        skills: choice.skills
    }
    Label {
        Layout.row: 1
        Layout.column: 0
        Layout.alignment: Qt.AlignTop
        Layout.fillWidth: true
        Layout.fillHeight: choice.isBeside
        visible: choice.skills.isDone || !choice.isLow || choice.isBeside && !bars.visible
        // the small board has no room for words: what is to be done stands below what it is for
        text: choice.isBeside && choice.isBoard && board.told !== "" ? [choice.skills.explained, board.told].join("\n")
                                                                      : choice.skills.explained
        font.pixelSize: choice.skills.isDone ? Theme.body : Theme.small
    }
    SwingBars {
        id: bars
        Layout.row: 1
        Layout.column: 0
        Layout.alignment: Qt.AlignTop
        Layout.fillWidth: true
        Layout.fillHeight: true
        visible: choice.isBeside && choice.skills.dice.bar !== ""
        throwing: choice.skills.dice
    }
    Label {
        Layout.row: 3
        Layout.column: 0
        Layout.fillWidth: true
        visible: choice.skills.isEntered && !choice.skills.isDone
        dim: true
        text: [qsTr("Do it at the table, then enter what happened."), choice.table.realBoard].filter(said => said !== "").join("\n")
    }
    DiceBoard {
        id: board
        Layout.row: choice.isBeside ? 0 : 4
        Layout.column: choice.isBeside ? 1 : 0
        Layout.rowSpan: choice.isBeside ? 2 : 1
        Layout.alignment: Qt.AlignHCenter
        Layout.preferredHeight: Math.max(choice.isBeside ? 200 : 270, Math.min(640, choice.room - (choice.isBeside ? 0 : y) - 2 * Theme.unit))
        Layout.preferredWidth: Math.min(choice.width, height * 0.78)
        visible: choice.isBoard && choice.isOffered
        throwing: choice.skills.dice
        tells: !choice.isBeside
        isInteractive: !choice.table.isPlaying
    }
    Stopwatch {
        Layout.row: choice.isBeside ? 0 : 5
        Layout.column: choice.isBeside ? 1 : 0
        Layout.rowSpan: choice.isBeside ? 2 : 1
        Layout.alignment: Qt.AlignHCenter
        Layout.preferredWidth: Math.max(180, Math.min(choice.width, 320, (choice.room - (choice.isBeside ? 0 : y + 60)) * 320 / 380))
        Layout.preferredHeight: width * 380 / 320
        visible: choice.isWatch && choice.isOffered
        watch: choice.skills.watch
        isInteractive: !choice.table.isPlaying
        onPressed: (stamp, at) => choice.skills.act(stamp, at)
    }
    Label {
        id: said
        Layout.row: choice.isBeside ? 2 : 6
        Layout.columnSpan: choice.isBeside ? 2 : 1
        Layout.column: 0
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignHCenter
        font.family: Theme.serif
        font.bold: true
        visible: text !== ""
        text: choice.isWatch ? choice.skills.watch.said : ""
    }
    Label {
        Layout.row: choice.isBeside ? 3 : 7
        Layout.columnSpan: choice.isBeside ? 2 : 1
        Layout.column: 0
        Layout.fillWidth: true
        visible: choice.isWatch && !choice.skills.isEntered && choice.table.takenBack && !choice.skills.watch.runs && said.text === ""
        dim: true
        font.pixelSize: Theme.small
        text: qsTr("This game is marked: decisions were taken back, or a clock that counted was left.")
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
