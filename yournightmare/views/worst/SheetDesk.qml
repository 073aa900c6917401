pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The open sheet: two columns, whom to guess, and the seal. Empty while nobody looks.
FocusScope {
    id: desk

    required property WorstTable table
    required property WorstSheet sheet
    property int current: 0

    function place(number: int) {
        const row = cards.itemAt(current)
        if (row)
            sheet.put(sheet.column, row.card, number)
    }

    Keys.onPressed: event => {
        if (event.key >= Qt.Key_1 && event.key <= Qt.Key_4)
            place(event.key - Qt.Key_0)
        else if (event.key === Qt.Key_Left || event.key === Qt.Key_Right)
            cards.itemAt((current + (event.key === Qt.Key_Left ? 3 : 1)) % 4)?.forceActiveFocus(Qt.TabFocusReason)
        else if (event.key === Qt.Key_Up || event.key === Qt.Key_Down)
            sheet.setColumn(sheet.column === "own" ? "guess" : "own")
        else
            return
        event.accepted = true
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 4 * Theme.unit

        RowLayout {
            spacing: 3 * Theme.unit
            Repeater {
                id: cards
                model: desk.table.fears
                delegate: PlainButton {
                    required property int index
                    required property string card
                    required property string title
                    required property int ownPlace
                    required property int guessPlace
                    focus: index === 0
                    text: qsTr("%1 (%2 / %3)").arg(title).arg(ownPlace || "–").arg(guessPlace || "–")
                    onActiveFocusChanged: if (activeFocus) desk.current = index
                    onClicked: desk.current = index
                }
            }
        }
        RowLayout {
            spacing: 6 * Theme.unit
            Repeater {
                model: [["own", qsTr("My fears"), desk.sheet.own], ["guess", qsTr("The fears of %1").arg(desk.sheet.targetName), desk.sheet.guess]]
                delegate: ColumnLayout {
                    id: column
                    required property var modelData
                    Heading { text: (desk.sheet.column === column.modelData[0] ? "› " : "") + column.modelData[1] }
                    Repeater {
                        model: column.modelData[2]
                        delegate: PlainButton {
                            required property int place
                            required property string title
                            text: qsTr("%1  %2").arg(place).arg(title)
                            onClicked: {
                                desk.sheet.setColumn(column.modelData[0])
                                desk.place(place)
                            }
                        }
                    }
                }
            }
        }
        Flow {
            Layout.fillWidth: true
            spacing: 3 * Theme.unit
            Repeater {
                model: desk.sheet.targets
                delegate: PlainButton {
                    required property int seat
                    required property string name
                    required property bool chosen
                    required property string reason
                    text: chosen ? "✓ " + name : name
                    hint: reason
                    onClicked: desk.sheet.chooseTarget(seat)
                }
            }
        }
        Label {
            text: desk.sheet.missing
        }
        GoldButton {
            enabled: desk.sheet.canSeal
            text: qsTr("Seal the sheet")
            key: qsTr("Space")
            onClicked: desk.sheet.seal()
        }
        Item { Layout.fillHeight: true }
    }
}
