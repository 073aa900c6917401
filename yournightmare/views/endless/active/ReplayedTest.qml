pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.models

// A recorded test of skill in a replay: the throw runs again, the watch shows its time, the hand its
// way. Empty where the step has none.
Item {
    id: test

    required property EndlessReplayed table
    readonly property EndlessSkills skills: table.skills
    readonly property string shown: table.tested

    visible: shown !== ""

    DiceBoard {
        anchors { right: parent.right; bottom: parent.bottom }
        height: Math.min(parent.height, 460)
        width: Math.min(parent.width, height * 0.66)
        visible: test.shown === "board"
        throwing: test.skills.dice
        isInteractive: false
        tells: false
    }
    Stopwatch {
        anchors { right: parent.right; bottom: parent.bottom }
        width: Math.min(parent.width, 220, parent.height * 320 / 380)
        height: width * 380 / 320
        visible: test.shown === "watch"
        watch: test.skills.watch
        isInteractive: false
    }
    Rectangle {
        anchors { right: parent.right; bottom: parent.bottom }
        width: Math.min(parent.width, 420)
        height: width * 0.74
        radius: 10
        visible: test.shown === "blind"
        color: "#0b0918"

        BlindTop {
            anchors.fill: parent
            hand: test.skills.blind
        }
    }
}
