pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components
import yournightmare.views.tricks

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
            Layout.leftMargin: 3 * Theme.unit
            Layout.bottomMargin: 2 * Theme.unit
            spacing: 5 * Theme.unit
            Accessible.role: Accessible.List
            Accessible.name: qsTr("The trick")

            Repeater {
                model: board.table.trick
                delegate: PlayedCards {
                    card: Math.min(Theme.scaled(58), 92)
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
                Row {
                    // the hand as small cards, or their backs
                    id: held
                    readonly property string text: row.isOpen && row.cards.length > 0
                        ? row.cards.map(card => card.value > 0 ? card.value : "0/10").join(", ")
                        : qsTr("%n card(s) in hand", "", row.handCount)
                    readonly property int count: row.isOpen ? row.cards.length : row.handCount
                    readonly property real card: Math.min(Theme.scaled(30), 52)

                    Layout.fillWidth: true
                    Layout.minimumWidth: 0
                    spacing: Math.min(3, count > 1 ? (width - card) / (count - 1) - card : 0)

                    Repeater {
                        model: row.isOpen ? row.cards : row.handCount
                        MonsterCard {
                            required property var modelData
                            width: held.card
                            value: row.isOpen ? modelData.value : 1
                            isFaceDown: !row.isOpen
                        }
                    }
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
