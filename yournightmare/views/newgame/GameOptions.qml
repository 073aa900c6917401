pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The variants, the board or the deck, and the number for the deal.
Paper {
    id: sheet

    required property NewGame game
    signal editBoards()
    signal editDecks()

    seed: 57

    contentItem: ColumnLayout {
        spacing: 4 * Theme.unit

        Heading {
            Layout.fillWidth: true
            onPaper: true
            text: qsTr("What kind of night?")
        }
        Repeater {
            model: sheet.game.optionRows
            OptionLine {
                Layout.fillWidth: true
                game: sheet.game
            }
        }
        Rectangle {
            Layout.fillWidth: true
            Layout.preferredHeight: 1
            visible: material.visible
            color: Theme.withAlpha(Theme.ink, 0.25)
        }
        Heading {
            Layout.fillWidth: true
            visible: material.visible
            level: 3
            onPaper: true
            text: sheet.game.hasBoards ? qsTr("Board") : qsTr("Fear cards")
        }
        Flow {
            id: material
            Layout.fillWidth: true
            visible: sheet.game.hasBoards || sheet.game.hasDecks
            spacing: 2 * Theme.unit

            Repeater {
                model: sheet.game.hasBoards ? sheet.game.boards : sheet.game.decks
                PlainButton {
                    required property string key
                    required property string title
                    required property bool chosen
                    onPaper: true
                    pressesOnReturn: false
                    text: title
                    width: Math.min(implicitWidth, sheet.availableWidth)
                    iconName: chosen ? "check" : ""
                    font.bold: chosen
                    Accessible.role: Accessible.RadioButton
                    Accessible.checkable: true
                    Accessible.checked: chosen
                    onClicked: {
                        if (sheet.game.hasBoards)
                            sheet.game.chooseBoard(key)
                        else
                            sheet.game.chooseDeck(key)
                    }
                }
            }
            PlainButton {
                onPaper: true
                iconName: "pencil"
                text: sheet.game.hasBoards ? qsTr("Edit boards") : qsTr("Write your own")
                onClicked: {
                    if (sheet.game.hasBoards)
                        sheet.editBoards()
                    else
                        sheet.editDecks()
                }
            }
        }
        Heading {
            Layout.fillWidth: true
            // dice of one's own know nothing of it
            visible: sheet.game.hasSeed
            level: 3
            onPaper: true
            text: qsTr("Number of the night")
        }
        TextField {
            Layout.fillWidth: true
            visible: sheet.game.hasSeed
            Layout.maximumWidth: Theme.scaled(320)
            onPaper: true
            label: qsTr("Number of the night")
            placeholderText: qsTr("any")
            inputMethodHints: Qt.ImhDigitsOnly
            maximumLength: 40
            text: sheet.game.seed
            error: sheet.game.seedFault
            onTextEdited: sheet.game.seed = text
        }
        Label {
            Layout.fillWidth: true
            visible: sheet.game.hasSeed
            onPaper: true
            color: sheet.game.seedFault !== "" ? Theme.dangerOnPaper : Theme.inkDim
            text: sheet.game.seedFault !== "" ? sheet.game.seedFault
                : sheet.game.hasBoards ? qsTr("The same number brings the same dice again.")
                                       : qsTr("The same number brings the same cards again.")
        }
    }
}
