pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The end of a round laid open, and the score sheet by rounds.
ScrollArea {
    id: open

    required property TricksTable table

    ColumnLayout {
        width: open.contentWidth
        spacing: 3 * Theme.unit

        Label {
            Layout.fillWidth: true
            text: open.table.explained
        }
        Repeater {
            model: open.table.roundEnd
            delegate: RowLayout {
                id: row

                required property string name
                required property var cards
                required property int points
                required property int total
                required property string reason

                Layout.fillWidth: true
                spacing: 3 * Theme.unit

                Label {
                    Layout.preferredWidth: Theme.scaled(120)
                    text: row.name
                }
                Row {
                    spacing: 3
                    Repeater {
                        model: row.cards
                        delegate: Rectangle {
                            required property var modelData
                            width: Theme.scaled(22)
                            height: Theme.scaled(30)
                            radius: 3
                            color: modelData.kind === "scared" ? Theme.red : modelData.when === "under" ? Theme.moon : Theme.paper
                        }
                    }
                }
                Label {
                    text: row.points < 0 ? "" : "+" + row.points
                    color: Theme.moon
                }
                Label {
                    Layout.fillWidth: true
                    text: row.reason
                }
            }
        }
        Repeater {
            model: open.table.sheet
            delegate: Label {
                required property int round
                required property var points
                required property var totals
                text: qsTr("Round %1: %2 (%3)").arg(round).arg(points.join(" · ")).arg(totals.join(" · "))
            }
        }
    }
}
