pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The trick game at the step shown: the trick, and each seat's hand as far as it is looked at.
ScrollArea {
    id: board

    required property TricksReplayed table

    ColumnLayout {
        width: board.width - 4 * Theme.unit
        spacing: 3 * Theme.unit

        RowLayout {
            Layout.fillWidth: true
            Layout.margins: 2 * Theme.unit

            Heading {
                Layout.fillWidth: true
                level: 3
                text: board.table.trickNumber > 0
                    ? qsTr("Round %1, trick %2").arg(board.table.round).arg(board.table.trickNumber)
                    : qsTr("Round %1").arg(board.table.round)
            }
            Chooser {
                visible: board.table.canOpenAll
                Layout.preferredWidth: Theme.scaled(170)
                label: qsTr("Look through the eyes of")
                options: board.table.eyesChoices
                value: board.table.eyes
                onChosen: value => board.table.lookFrom(value)
            }
        }
        Flow {
            Layout.fillWidth: true
            Layout.leftMargin: 2 * Theme.unit
            spacing: 4 * Theme.unit

            Repeater {
                model: board.table.trick
                delegate: Label {
                    required property string name
                    required property string saidText
                    required property bool isLeading
                    required property bool isPast
                    text: isLeading ? qsTr("%1: %2, leads").arg(name).arg(saidText) : qsTr("%1: %2").arg(name).arg(saidText)
                    font.bold: isLeading
                    opacity: isPast ? 0.7 : 1
                }
            }
        }
        Repeater {
            model: board.table.hands
            delegate: RowLayout {
                id: row

                required property string name
                required property string sign
                required property var cards
                required property int handCount
                required property int scaredPlace
                required property int stackLeft
                required property bool isOpen

                Layout.fillWidth: true
                Layout.leftMargin: 2 * Theme.unit
                spacing: 3 * Theme.unit
                Accessible.role: Accessible.ListItem
                Accessible.name: qsTr("%1: %2. %3").arg(name).arg(held.text).arg(stack.text)

                Art {
                    Layout.preferredWidth: Theme.scaled(26)
                    Layout.preferredHeight: Theme.scaled(26)
                    name: "seats/" + row.sign
                }
                Label {
                    Layout.preferredWidth: Theme.scaled(100)
                    elide: Text.ElideRight
                    wrapMode: Text.NoWrap
                    text: row.name
                    Accessible.ignored: true
                }
                Label {
                    id: held
                    Layout.fillWidth: true
                    text: row.isOpen && row.cards.length > 0
                        ? row.cards.map(card => card.value > 0 ? card.value : "0/10").join("  ")
                        : qsTr("%n card(s) in hand", "", row.handCount)
                    font.family: row.isOpen ? Theme.serif : Theme.sans
                    Accessible.ignored: true
                }
                Label {
                    id: stack
                    dim: true
                    text: row.scaredPlace > 0
                        ? qsTr("Scared at %1 of %2").arg(row.scaredPlace).arg(row.stackLeft)
                        : qsTr("stack of %1").arg(row.stackLeft)
                    Accessible.ignored: true
                }
            }
        }
    }
}
