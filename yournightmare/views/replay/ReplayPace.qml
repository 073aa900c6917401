import QtQuick
import yournightmare.models
import yournightmare.views.components

// How one steps and how fast it plays.
Flow {
    id: pace

    required property ReplayTable table

    spacing: 5 * Theme.unit

    Row {
        spacing: 3 * Theme.unit

        Label {
            height: Theme.touch
            verticalAlignment: Text.AlignVCenter
            text: qsTr("Step by")
            dim: true
        }
        Choice {
            label: qsTr("Step by")
            value: pace.table.byRound
            options: [
                { value: false, text: qsTr("decision") },
                { value: true, text: qsTr("round") }
            ]
            onChosen: value => pace.table.byRound = value
        }
    }
    Row {
        spacing: 3 * Theme.unit

        Label {
            height: Theme.touch
            verticalAlignment: Text.AlignVCenter
            text: qsTr("Speed")
            dim: true
        }
        Slider {
            width: Theme.scaled(130)
            label: qsTr("Speed")
            from: 0
            to: pace.table.speeds.length - 1
            stepSize: 1
            value: pace.table.speeds.indexOf(pace.table.speed)
            valueText: speedText.text
            onMoved: pace.table.speed = pace.table.speeds[value]
        }
        Label {
            id: speedText
            height: Theme.touch
            width: Theme.scaled(40)
            verticalAlignment: Text.AlignVCenter
            text: qsTr("%1 ×").arg(pace.table.speed)
        }
    }
}
