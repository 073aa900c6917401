pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// Who plays: a name, a sign, and those who have played here before.
Paper {
    id: sheet

    required property NewGame game
    signal accepted()

    seed: 51

    contentItem: ColumnLayout {
        spacing: 4 * Theme.unit

        Heading {
            Layout.fillWidth: true
            onPaper: true
            text: qsTr("Who can't sleep?")
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: 4 * Theme.unit

            Art {
                Layout.preferredWidth: Theme.scaled(64)
                Layout.preferredHeight: Theme.scaled(64)
                name: "seats/" + sheet.game.sign
            }
            TextField {
                id: nameField
                Layout.fillWidth: true
                onPaper: true
                label: qsTr("Your name")
                maximumLength: 512
                text: sheet.game.name
                error: sheet.game.nameFault
                font.family: Theme.serif
                font.pixelSize: Theme.head
                onTextEdited: sheet.game.name = text
                onAccepted: sheet.accepted()
            }
        }
        Label {
            Layout.fillWidth: true
            visible: sheet.game.nameFault !== ""
            onPaper: true
            color: Theme.dangerOnPaper
            text: sheet.game.nameFault
        }
        Label {
            Layout.fillWidth: true
            onPaper: true
            dim: true
            text: qsTr("Your sign")
        }
        Flow {
            Layout.fillWidth: true
            spacing: 2 * Theme.unit
            Accessible.role: Accessible.Grouping
            Accessible.name: qsTr("Your sign")

            Repeater {
                model: sheet.game.signs
                ButtonBase {
                    id: sign
                    required property string modelData
                    readonly property var names: ({
                        moth: qsTr("Moth"), key: qsTr("Key"), owl: qsTr("Owl"),
                        lantern: qsTr("Lantern"), leaf: qsTr("Leaf"), star: qsTr("Star")
                    })
                    text: names[modelData] ?? modelData
                    padding: 4
                    Accessible.role: Accessible.RadioButton
                    Accessible.checkable: true
                    Accessible.checked: sheet.game.sign === modelData
                    onClicked: sheet.game.sign = modelData
                    contentItem: Item {
                        implicitWidth: Theme.scaled(42)
                        implicitHeight: Theme.scaled(42)
                        Art {
                            anchors.fill: parent
                            name: "seats/" + sign.modelData
                        }
                    }
                    background: Rectangle {
                        radius: width / 2
                        color: sign.hovered ? Theme.withAlpha(Theme.gold, 0.4) : "transparent"
                        border.width: sheet.game.sign === sign.modelData ? 3 : 0
                        border.color: Theme.ink
                        FocusRing { shown: sign.visualFocus; radius: width / 2 }
                    }
                    Tip { shown: sign.hovered || sign.visualFocus; text: sign.text }
                }
            }
        }
        Label {
            Layout.fillWidth: true
            visible: guests.count > 0
            onPaper: true
            dim: true
            text: qsTr("Who has played here")
        }
        Flow {
            Layout.fillWidth: true
            visible: guests.count > 0
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
