pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The variants, the board, and the number for the deal.
Paper {
    id: sheet

    required property NewGame game
    signal accepted()
    signal editBoards()

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
            ColumnLayout {
                id: option
                required property string key
                required property string title
                required property string explanation
                required property bool isOn
                Layout.fillWidth: true
                spacing: 0

                Toggle {
                    Layout.fillWidth: true
                    onPaper: true
                    text: option.title
                    font.family: Theme.serif
                    font.bold: true
                    font.pixelSize: Theme.large
                    checked: option.isOn
                    Accessible.description: option.explanation
                    onToggled: sheet.game.setOption(option.key, checked)
                }
                Label {
                    Layout.fillWidth: true
                    Layout.leftMargin: Theme.scaled(46) + 3 * Theme.unit
                    onPaper: true
                    dim: true
                    text: option.explanation
                }
            }
        }
        Rectangle {
            Layout.fillWidth: true
            Layout.preferredHeight: 1
            color: Theme.withAlpha(Theme.ink, 0.25)
        }
        Heading {
            Layout.fillWidth: true
            level: 3
            onPaper: true
            text: qsTr("Board")
        }
        Flow {
            Layout.fillWidth: true
            spacing: 2 * Theme.unit

            Repeater {
                model: sheet.game.boards
                PlainButton {
                    required property string key
                    required property string title
                    required property bool chosen
                    onPaper: true
                    text: title
                    width: Math.min(implicitWidth, sheet.availableWidth)
                    iconName: chosen ? "check" : ""
                    font.bold: chosen
                    Accessible.role: Accessible.RadioButton
                    Accessible.checkable: true
                    Accessible.checked: chosen
                    onClicked: sheet.game.chooseBoard(key)
                }
            }
            PlainButton {
                onPaper: true
                iconName: "pencil"
                text: qsTr("Edit boards")
                onClicked: sheet.editBoards()
            }
        }
        Heading {
            Layout.fillWidth: true
            level: 3
            onPaper: true
            text: qsTr("Number of the night")
        }
        TextField {
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.scaled(320)
            onPaper: true
            label: qsTr("Number of the night")
            placeholderText: qsTr("any")
            inputMethodHints: Qt.ImhDigitsOnly
            maximumLength: 40
            text: sheet.game.seed
            error: sheet.game.seedFault
            onTextEdited: sheet.game.seed = text
            onAccepted: sheet.accepted()
        }
        Label {
            Layout.fillWidth: true
            onPaper: true
            color: sheet.game.seedFault !== "" ? Theme.dangerOnPaper : Theme.inkDim
            text: sheet.game.seedFault !== "" ? sheet.game.seedFault : qsTr("The same number brings the same dice again.")
        }
    }
}
