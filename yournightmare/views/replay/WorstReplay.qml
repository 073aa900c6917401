pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// Your Worst Nightmare at the step shown: the four fears, and the sheets as far as they are filled.
ScrollArea {
    id: board

    required property WorstReplayed table
    readonly property int columns: width > 720 * Theme.textScale ? 4 : width > 360 * Theme.textScale ? 2 : 1

    ColumnLayout {
        width: board.width - 4 * Theme.unit
        spacing: 3 * Theme.unit

        RowLayout {
            Layout.fillWidth: true
            Layout.margins: 2 * Theme.unit

            Heading {
                Layout.fillWidth: true
                level: 3
                text: qsTr("Round %1").arg(board.table.round)
            }
            Toggle {
                visible: board.table.canOpenAll
                text: qsTr("All open")
                checked: board.table.allOpen
                onToggled: board.table.setAllOpen(checked)
            }
        }
        Flow {
            Layout.fillWidth: true
            Layout.leftMargin: 2 * Theme.unit
            spacing: 2 * Theme.unit

            Repeater {
                model: board.table.fears
                delegate: Rectangle {
                    id: slip
                    required property string title
                    required property string picture
                    implicitWidth: row.implicitWidth + 4 * Theme.unit
                    implicitHeight: row.implicitHeight + 2 * Theme.unit
                    radius: 3
                    color: Theme.paper

                    Row {
                        id: row
                        anchors.centerIn: parent
                        spacing: 2 * Theme.unit

                        FearPicture {
                            width: Theme.scaled(34)
                            height: Theme.scaled(34)
                            card: slip.picture
                            title: slip.title
                        }
                        Label {
                            anchors.verticalCenter: parent.verticalCenter
                            onPaper: true
                            text: slip.title
                        }
                    }
                }
            }
        }
        GridLayout {
            Layout.fillWidth: true
            columns: Math.min(board.columns, seats.count)
            columnSpacing: 3 * Theme.unit
            rowSpacing: 3 * Theme.unit

            Repeater {
                id: seats
                model: board.table.sheets
                delegate: ReplaySheet {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 100
                }
            }
        }
    }
}
