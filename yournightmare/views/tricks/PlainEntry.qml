pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// A round with real cards is entered: who turned over Scared, and what each stack showed (R-A5).
ScrollArea {
    id: sheet

    required property TricksTable table
    required property TricksEntry entry

    ColumnLayout {
        width: sheet.contentWidth
        spacing: 3 * Theme.unit

        Label {
            Layout.fillWidth: true
            text: sheet.table.explained
        }
        Paper {
            Layout.fillWidth: true
            seed: 81
            contentItem: ColumnLayout {
                spacing: 3 * Theme.unit

                Heading {
                    onPaper: true
                    level: 3
                    text: qsTr("Who turned over Scared?")
                }
                Flow {
                    Layout.fillWidth: true
                    spacing: 2 * Theme.unit

                    PlainButton {
                        onPaper: true
                        focus: true
                        iconName: sheet.entry.finder === -1 ? "check" : ""
                        text: qsTr("Nobody: all cards were played")
                        onClicked: sheet.entry.setFinder(-1)
                    }
                    Repeater {
                        model: sheet.entry.rows
                        delegate: PlainButton {
                            required property int seat
                            required property string name
                            required property bool isFinder
                            onPaper: true
                            iconName: isFinder ? "check" : ""
                            text: name
                            onClicked: sheet.entry.setFinder(seat)
                        }
                    }
                }
                Toggle {
                    Layout.fillWidth: true
                    onPaper: true
                    visible: sheet.entry.finder >= 0
                    text: qsTr("Paranoia: it was put at the bottom, and turned over last")
                    checked: sheet.entry.paranoia
                    onToggled: sheet.entry.setParanoia(checked)
                }
                Repeater {
                    model: sheet.entry.rows
                    delegate: GridLayout {
                        id: stack

                        required property int seat
                        required property string name
                        required property string sign
                        required property int before
                        required property int under
                        required property bool asks
                        required property int points
                        required property int total

                        Layout.fillWidth: true
                        visible: points >= 0
                        columns: sheet.width > 700 * Theme.textScale ? 4 : 2
                        columnSpacing: 4 * Theme.unit

                        Label {
                            Layout.preferredWidth: Theme.scaled(150)
                            onPaper: true
                            text: stack.name
                        }
                        RowLayout {
                            visible: stack.asks
                            Label {
                                onPaper: true
                                text: qsTr("before Scared")
                            }
                            NumberBox {
                                label: qsTr("%1: Undaunted before Scared").arg(stack.name)
                                text: stack.before
                                onWritten: text => sheet.entry.setBefore(stack.seat, parseInt(text))
                                onStepped: by => sheet.entry.setBefore(stack.seat, stack.before + by)
                            }
                        }
                        RowLayout {
                            visible: stack.asks
                            Label {
                                onPaper: true
                                text: qsTr("under it")
                            }
                            NumberBox {
                                label: qsTr("%1: Undaunted under Scared").arg(stack.name)
                                text: stack.under
                                onWritten: text => sheet.entry.setUnder(stack.seat, parseInt(text))
                                onStepped: by => sheet.entry.setUnder(stack.seat, stack.under + by)
                            }
                        }
                        Label {
                            onPaper: true
                            text: qsTr("%n point(s), %1 in all", "", stack.points).arg(stack.total)
                        }
                    }
                }
            }
        }
        Repeater {
            model: sheet.table.sheet
            delegate: Label {
                required property int round
                required property var points
                required property var totals
                text: qsTr("Round %1: %2 (%3)").arg(round).arg(points.join(" · ")).arg(totals.join(" · "))
            }
        }
    }
}
