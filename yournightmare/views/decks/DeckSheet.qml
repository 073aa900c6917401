pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// A deck of one's own on paper: its name, its fears one a line, and the lines that make no card.
Paper {
    id: sheet

    required property Decks decks
    // In a low window the lines come at once.
    required property bool isLow
    signal removeWanted()

    readonly property DeckDraft draft: decks.draft
    readonly property bool isWide: availableWidth > Theme.scaled(620)

    seed: 45
    padding: (isLow ? 4 : 6) * Theme.unit

    function enter() {
        nameField.forceActiveFocus(Qt.TabFocusReason)
        nameField.selectAll()
    }

    contentItem: ColumnLayout {
        spacing: 3 * Theme.unit

        RowLayout {
            Layout.fillWidth: true
            spacing: 4 * Theme.unit

            TextField {
                id: nameField
                objectName: "name"
                Layout.fillWidth: true
                Layout.maximumWidth: Theme.scaled(560)
                onPaper: true
                label: qsTr("Name of the deck")
                maximumLength: 512
                text: sheet.draft.name
                error: sheet.draft.nameFault
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.head
                onTextEdited: sheet.draft.name = text
            }
            Item {
                Layout.fillWidth: true
            }
            PlainButton {
                objectName: "remove"
                onPaper: true
                danger: true
                iconName: "trash"
                text: qsTr("Delete")
                hint: qsTr("Delete this deck")
                onClicked: sheet.removeWanted()
            }
        }
        FieldFault {
            Layout.fillWidth: true
            fault: sheet.draft.nameFault
        }
        Label {
            Layout.fillWidth: true
            visible: !sheet.isLow
            onPaper: true
            dim: true
            text: qsTr("One fear a line. A line that begins with # is a remark: it makes no card and is not kept.")
        }
        GridLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            columns: sheet.isWide && faults.count > 0 ? 2 : 1
            columnSpacing: 5 * Theme.unit
            rowSpacing: 3 * Theme.unit

            FearLines {
                Layout.fillWidth: true
                Layout.fillHeight: true
                // the list of what is amiss makes do with half as much
                Layout.horizontalStretchFactor: 2
                Layout.minimumHeight: Theme.scaled(96)
                draft: sheet.draft
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.horizontalStretchFactor: 1
                Layout.maximumWidth: sheet.isWide ? Theme.scaled(300) : -1
                Layout.preferredHeight: sheet.isWide ? -1 : Theme.scaled(74)
                Layout.minimumHeight: Theme.scaled(74)
                Layout.fillHeight: sheet.isWide
                visible: faults.count > 0
                spacing: Theme.unit

                Label {
                    Layout.fillWidth: true
                    onPaper: true
                    font.bold: true
                    color: Theme.dangerOnPaper
                    text: qsTr("Not in the deck")
                }
                ListView {
                    id: faults
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    clip: true
                    boundsBehavior: Flickable.StopAtBounds
                    model: sheet.draft.leftOut
                    spacing: Theme.unit
                    delegate: Label {
                        required property int line
                        required property string fault
                        width: ListView.view.width
                        onPaper: true
                        text: fault
                        Accessible.role: Accessible.ListItem
                    }
                    footer: Label {
                        width: ListView.view.width
                        visible: text !== ""
                        onPaper: true
                        dim: true
                        text: sheet.draft.more
                    }
                }
            }
        }
        Label {
            objectName: "remarks"
            Layout.fillWidth: true
            visible: text !== ""
            onPaper: true
            color: Theme.dangerOnPaper
            text: sheet.draft.remarks
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: 4 * Theme.unit

            Label {
                Layout.fillWidth: sheet.draft.countFault === ""
                Layout.alignment: Qt.AlignTop
                onPaper: true
                font.bold: true
                text: sheet.draft.counted
                Accessible.role: Accessible.StaticText
            }
            FieldFault {
                Layout.fillWidth: true
                fault: sheet.draft.countFault
            }
        }
    }
}
