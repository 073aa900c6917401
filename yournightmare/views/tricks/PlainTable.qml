pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The table for all to see: who sits there, what lies in the middle.
ScrollArea {
    id: board

    required property TricksTable table

    ColumnLayout {
        width: board.contentWidth
        spacing: 4 * Theme.unit

        Flow {
            Layout.fillWidth: true
            spacing: 3 * Theme.unit

            Repeater {
                model: board.table.seats
                delegate: Rectangle {
                    id: plate

                    required property int seat
                    required property string name
                    required property string sign
                    required property int handCount
                    required property int stackLeft
                    required property var turned
                    required property int points
                    required property bool isHolder
                    required property bool isTurn
                    required property bool isWinning
                    required property bool isComputer
                    required property string status
                    required property bool canPass
                    required property bool canChange

                    width: Theme.scaled(210)
                    height: words.implicitHeight + 4 * Theme.unit
                    radius: 8
                    color: Theme.panel
                    border.width: plate.isTurn ? 3 : 1
                    border.color: plate.isTurn ? Theme.moon : Theme.panelEdge

                    ColumnLayout {
                        id: words
                        anchors { left: parent.left; right: parent.right; top: parent.top; margins: 2 * Theme.unit }
                        spacing: 2

                        RowLayout {
                            Layout.fillWidth: true
                            Art {
                                Layout.preferredWidth: Theme.scaled(26)
                                Layout.preferredHeight: Theme.scaled(26)
                                name: "seats/" + plate.sign
                            }
                            Label {
                                Layout.fillWidth: true
                                elide: Text.ElideRight
                                wrapMode: Text.NoWrap
                                text: plate.name
                            }
                            Label {
                                text: plate.points
                                font.bold: true
                                color: Theme.moon
                            }
                        }
                        Label {
                            Layout.fillWidth: true
                            dim: true
                            font.pixelSize: Theme.small
                            text: qsTr("%1 in hand, stack of %2").arg(plate.handCount).arg(plate.stackLeft)
                        }
                        Label {
                            Layout.fillWidth: true
                            font.pixelSize: Theme.small
                            text: [plate.isHolder ? qsTr("start card") : "", plate.isWinning ? qsTr("leads") : "", plate.status].filter(one => one !== "").join(" · ")
                        }
                        PlainButton {
                            visible: plate.canPass || plate.canChange
                            text: qsTr("Pass to %1").arg(plate.name)
                            onClicked: board.table.passTo(plate.seat)
                        }
                        PlainButton {
                            visible: plate.isComputer
                            text: qsTr("A person plays for %1").arg(plate.name)
                            onClicked: board.table.takeSeat(plate.seat)
                        }
                    }
                }
            }
        }
        Heading {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            color: Theme.moon
            text: board.table.stakes
        }
        Label {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: board.table.stakesWhy
        }
        Flow {
            Layout.fillWidth: true
            spacing: 6 * Theme.unit

            Label {
                text: qsTr("%n card(s) to draw", "", board.table.pileLeft)
            }
            Repeater {
                model: board.table.trick
                delegate: Column {
                    id: played

                    required property string name
                    required property var cards
                    required property string worthText
                    required property bool isLeading
                    required property bool isPast

                    opacity: isPast ? 0.6 : 1
                    spacing: Theme.unit

                    Row {
                        spacing: -Theme.scaled(30)
                        Repeater {
                            model: played.cards
                            delegate: PlainCard {
                                required property var modelData
                                value: modelData.value
                                name: modelData.name
                            }
                        }
                    }
                    Label {
                        text: played.isLeading ? qsTr("%1: %2 leads").arg(played.name).arg(played.worthText)
                                               : qsTr("%1: %2").arg(played.name).arg(played.worthText)
                        font.bold: played.isLeading
                    }
                }
            }
        }
    }
}
