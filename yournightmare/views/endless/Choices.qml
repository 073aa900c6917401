pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components
import yournightmare.views.endless.active

// What is to be decided now: one of the choices, on the right of the ring. Each is made once, in
// the background, and then only shown and hidden, so that a new phase never holds up the window.
Item {
    id: choices

    required property EndlessTable table
    property real room: 1000
    // what the main button hides of it
    property real foot: 0
    readonly property string now: {
        if (table.asksFor !== "")
            return table.asksKind === "die" ? "own die" : "entry"
        if (table.skills.test !== "")
            return "skill"
        switch (table.awaiting) {
        case "action":
        case "mind":
        case "nightmare":
            return table.awaiting
        case "nothing":
            return table.isPlaying ? "" : "ending"
        }
        return "throw"
    }
    readonly property list<Choice> all: [action, mind, throwing, ownDie, nightmare, ending, skill, entry]
    signal replay()

    // The choice shown. It follows a frame behind: what happened on the board comes first, and
    // neither of the two frames is a long one.
    property string shown: ""
    // How much of it has come: its parts come in one frame after another, for to draw all of them
    // takes longer than a frame.
    property int parts: whole
    readonly property int whole: 3
    readonly property real tallest: Math.max(action.implicitHeight, mind.implicitHeight, throwing.implicitHeight)

    implicitWidth: 340
    implicitHeight: all.find(choice => choice.isNow)?.implicitHeight ?? 0
    onNowChanged: {
        if (Theme.reducedMotion)
            shown = now
        else
            turning.restart()
    }
    Component.onCompleted: shown = now

    Connections {
        target: choices.table
        function onBegun() { choices.shown = "" } // the end is that of the game before
        function onChoiceChanged() {
            if (choices.shown === "" && choices.now !== "")
                turning.restart()
        }
    }
    Timer {
        id: turning
        interval: 17
        onTriggered: {
            choices.shown = choices.now
            choices.parts = 0
            coming.restart()
        }
    }
    Timer {
        id: coming
        interval: 17
        repeat: true
        onTriggered: {
            choices.parts += 1
            if (choices.parts >= choices.whole)
                stop()
        }
    }

    component Choice: Loader {
        required property string moment
        // it has the place
        readonly property bool isNow: choices.shown === moment

        // a width from the start: what is hidden must not look for one by itself
        width: choices.width
        // It goes in the moment in which something else is asked for, and the next comes a frame
        // later: what is asked next never stands over what was asked before.
        visible: isNow && choices.now === moment
        // what is needed now is made at once, the rest when there is time
        asynchronous: !isNow
        enabled: isNow && choices.now === moment
        readonly property var made: item
        onEnabledChanged: Qt.callLater(takeFocus)
        onLoaded: Qt.callLater(takeFocus)

        // The choice has the focus, unless something beside the page itself has it.
        function takeFocus() {
            if (!enabled || !isNow || made?.takeFocus === undefined)
                return
            const focused = choices.Window.activeFocusItem
            for (let up = choices; up; up = up.parent) {
                if (!focused || up === focused)
                    return made.takeFocus()
            }
        }
    }

    Choice {
        id: action
        moment: "action"
        sourceComponent: ActionChoice {
            table: choices.table
            room: choices.room - choices.foot
            parts: choices.parts
        }
    }
    Choice {
        id: mind
        moment: "mind"
        sourceComponent: MindChoice {
            table: choices.table
            room: choices.room
            parts: choices.parts
        }
    }
    Choice {
        id: throwing
        moment: "throw"
        sourceComponent: ThrowPrompt {
            table: choices.table
            parts: choices.parts
        }
    }
    Choice {
        id: ownDie
        moment: "own die"
        active: choices.table.ownDice
        sourceComponent: OwnDie { table: choices.table }
    }
    Choice {
        id: nightmare
        moment: "nightmare"
        active: choices.table.isStrategist
        sourceComponent: ColumnLayout {
            spacing: 3 * Theme.unit
            Heading {
                Layout.fillWidth: true
                text: choices.table.prompt
            }
            NightmareChoice {
                id: cells
                Layout.fillWidth: true
                table: choices.table
            }

            function takeFocus() {
                cells.takeFocus()
            }
        }
    }
    Choice {
        id: skill
        moment: "skill"
        active: choices.table.isActiveGame
        sourceComponent: SkillChoice {
            table: choices.table
            room: choices.room - choices.foot
        }
    }
    Choice {
        id: entry
        moment: "entry"
        active: choices.table.isActiveGame && choices.table.ownDice
        sourceComponent: SkillEntry { table: choices.table }
    }
    Choice {
        id: ending
        moment: "ending"
        sourceComponent: Ending {
            table: choices.table
            room: choices.room
            onReplay: choices.replay()
        }
    }
}
