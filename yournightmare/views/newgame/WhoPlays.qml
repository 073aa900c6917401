pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// Who plays. Alone there is one name to write; with others they sit round a table, and the one
// selected there is changed below.
Paper {
    id: sheet

    required property NewGame game
    readonly property Seating seating: game.seating
    readonly property bool isTable: seating.most > 1
    readonly property var here: seating.here

    seed: 51

    function writeName() {
        nameField.forceActiveFocus(Qt.TabFocusReason)
        nameField.selectAll()
    }

    contentItem: ColumnLayout {
        spacing: 4 * Theme.unit

        Heading {
            Layout.fillWidth: true
            onPaper: true
            text: sheet.isTable ? qsTr("Who sits at the table?") : qsTr("Who can't sleep?")
        }
        RoundTable {
            id: round
            Layout.fillWidth: true
            visible: sheet.isTable
            seating: sheet.seating
        }
        Flow {
            Layout.fillWidth: true
            visible: sheet.isTable
            spacing: 2 * Theme.unit

            PlainButton {
                onPaper: true
                iconName: "plus"
                text: qsTr("Person")
                hint: qsTr("Seat another person")
                enabled: sheet.seating.count < sheet.seating.most
                onClicked: {
                    sheet.seating.addPerson()
                    sheet.writeName()
                }
            }
            PlainButton {
                onPaper: true
                iconName: "computer"
                text: qsTr("Computer player")
                hint: qsTr("Seat another computer player")
                enabled: sheet.seating.count < sheet.seating.most
                onClicked: {
                    sheet.seating.addComputer()
                    round.focusSelected()
                }
            }
            PlainButton {
                onPaper: true
                iconName: "trash"
                text: qsTr("Let go")
                hint: qsTr("%1 leaves the table").arg(sheet.here.name)
                enabled: sheet.seating.count > sheet.seating.least
                onClicked: {
                    sheet.seating.remove(sheet.seating.selectedSeat)
                    round.focusSelected()
                }
            }
        }
        Rectangle {
            Layout.fillWidth: true
            Layout.preferredHeight: 1
            visible: sheet.isTable
            color: Theme.withAlpha(Theme.ink, 0.25)
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: 4 * Theme.unit

            Art {
                Layout.preferredWidth: Theme.scaled(64)
                Layout.preferredHeight: Theme.scaled(64)
                name: "seats/" + sheet.here.sign
            }
            TextField {
                id: nameField
                Layout.fillWidth: true
                onPaper: true
                label: sheet.isTable ? qsTr("Name at seat %1").arg(sheet.seating.selectedSeat + 1)
                                     : qsTr("Your name")
                maximumLength: 512
                text: sheet.here.name
                error: sheet.here.fault
                font.family: Theme.serif
                font.pixelSize: Theme.head
                onTextEdited: sheet.seating.rename(text)
            }
        }
        Label {
            Layout.fillWidth: true
            visible: sheet.here.fault !== ""
            onPaper: true
            color: Theme.dangerOnPaper
            text: sheet.here.fault
        }
        Flow {
            Layout.fillWidth: true
            visible: sheet.isTable
            spacing: 2 * Theme.unit

            PlainButton {
                onPaper: true
                pressesOnReturn: false
                visible: sheet.game.hasOldest
                iconName: "flag"
                text: sheet.here.isOldest ? qsTr("The oldest: begins") : qsTr("Mark as the oldest")
                font.bold: sheet.here.isOldest
                Accessible.checkable: true
                Accessible.checked: sheet.here.isOldest
                onClicked: sheet.seating.markOldest(sheet.seating.selectedSeat)
            }
            PlainButton {
                onPaper: true
                iconName: sheet.here.isComputer ? "pawn" : "computer"
                text: sheet.here.isComputer ? qsTr("Make it a person") : qsTr("Let the computer play")
                onClicked: {
                    sheet.seating.setComputer(!sheet.here.isComputer)
                    if (!sheet.here.isComputer)
                        sheet.writeName()
                }
            }
        }
        ComputerPlayer {
            Layout.fillWidth: true
            visible: sheet.here.isComputer
            seating: sheet.seating
        }
        Label {
            Layout.fillWidth: true
            onPaper: true
            dim: true
            text: signs.title
        }
        Signs {
            id: signs
            Layout.fillWidth: true
            title: sheet.isTable ? qsTr("Sign and colour") : qsTr("Your sign")
            signs: sheet.game.signs
            chosen: sheet.here.sign
            onPicked: sign => sheet.seating.setSign(sign)
        }
        Label {
            Layout.fillWidth: true
            visible: guests.count > 0 && !sheet.here.isComputer
            onPaper: true
            dim: true
            text: qsTr("Who has played here")
        }
        Flow {
            Layout.fillWidth: true
            visible: guests.count > 0 && !sheet.here.isComputer
            spacing: 2 * Theme.unit

            Repeater {
                id: guests
                model: sheet.game.people
                PlainButton {
                    id: guest
                    required property int index
                    required property string name
                    required property string sign
                    required property bool chosen
                    onPaper: true
                    pressesOnReturn: false
                    text: name
                    width: Math.min(implicitWidth, sheet.availableWidth)
                    font.bold: chosen
                    iconName: chosen ? "check" : ""
                    hint: qsTr("Play as %1. Delete forgets the name here.").arg(name)
                    onClicked: sheet.game.choosePerson(index)
                    Keys.onDeletePressed: sheet.game.forgetPerson(name)
                }
            }
        }
    }
}
