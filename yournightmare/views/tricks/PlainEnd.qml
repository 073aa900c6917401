pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The end: places, rounds, and what now.
ScrollArea {
    id: end

    required property TricksTable table
    required property TricksEnding ending
    signal watch()
    signal home()

    ColumnLayout {
        width: end.contentWidth
        spacing: 3 * Theme.unit

        Heading {
            Layout.fillWidth: true
            color: Theme.moon
            text: end.ending.title
        }
        Label {
            Layout.fillWidth: true
            text: end.ending.reason
        }
        Repeater {
            model: end.ending.places
            delegate: Label {
                required property int place
                required property string name
                required property int points
                required property var rounds
                text: qsTr("%1. %2: %3 (%4)").arg(place).arg(name).arg(points).arg(rounds.join(" · "))
            }
        }
        Flow {
            Layout.fillWidth: true
            spacing: 3 * Theme.unit

            PlainButton {
                iconName: "play"
                text: qsTr("Watch it again")
                onClicked: end.watch()
            }
            PlainButton {
                iconName: "moon"
                text: qsTr("To the bedroom")
                onClicked: end.home()
            }
        }
    }
}
