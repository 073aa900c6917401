pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// What is to be decided now: one of the choices, on the right of the ring.
Loader {
    id: choices

    required property EndlessTable table
    signal replay()

    sourceComponent: {
        if (table.asksFor !== "")
            return ownDie
        switch (table.awaiting) {
        case "action":
            return actionChoice
        case "mind":
            return mindChoice
        case "nightmare":
            return nightmareChoice
        case "nothing":
            return table.isPlaying ? null : ending
        }
        return throwPrompt
    }

    Component {
        id: actionChoice
        ActionChoice { table: choices.table }
    }
    Component {
        id: mindChoice
        MindChoice { table: choices.table }
    }
    Component {
        id: throwPrompt
        ThrowPrompt { table: choices.table }
    }
    Component {
        id: ownDie
        OwnDie { table: choices.table }
    }
    Component {
        id: nightmareChoice
        ColumnLayout {
            spacing: 3 * Theme.unit
            Heading {
                Layout.fillWidth: true
                text: choices.table.prompt
            }
            NightmareChoice {
                Layout.fillWidth: true
                table: choices.table
            }
        }
    }
    Component {
        id: ending
        Ending {
            table: choices.table
            onReplay: choices.replay()
        }
    }
}
