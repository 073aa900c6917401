pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// One option: a switch, a number, or a few stones to choose from; what it does stands under it.
ColumnLayout {
    id: option

    required property NewGame game
    required property string key
    required property string kind
    required property string title
    required property string explanation
    required property bool isOn
    required property string number
    required property string fault
    required property string value
    required property list<var> choices
    required property list<var> cells
    required property bool isShown

    visible: isShown
    spacing: Theme.unit

    Toggle {
        Layout.fillWidth: true
        visible: option.kind === "switch"
        onPaper: true
        pressesOnReturn: false
        text: option.title
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Theme.large
        checked: option.isOn
        Accessible.description: option.explanation
        onToggled: option.game.setOption(option.key, checked)
    }
    RowLayout {
        Layout.fillWidth: true
        visible: option.kind !== "switch"
        spacing: 4 * Theme.unit

        Heading {
            Layout.fillWidth: true
            level: 3
            onPaper: true
            text: option.title
        }
        NumberBox {
            visible: option.kind === "number"
            label: option.title
            text: option.number
            error: option.fault
            onWritten: text => option.game.setNumber(option.key, text)
            onStepped: by => option.game.stepNumber(option.key, by)
        }
    }
    Label {
        Layout.fillWidth: true
        Layout.leftMargin: option.kind === "switch" ? Theme.scaled(46) + 3 * Theme.unit : 0
        visible: text !== ""
        onPaper: true
        color: option.fault !== "" ? Theme.dangerOnPaper : Theme.inkDim
        text: option.fault !== "" ? option.fault : option.explanation
    }
    GridLayout {
        id: table
        // the table of Nightmares: each cell is basic or active
        Layout.fillWidth: true
        visible: option.kind === "cells"
        columns: width > Theme.scaled(440) ? 2 : 1
        columnSpacing: 3 * Theme.unit
        rowSpacing: 0
        uniformCellWidths: true

        Repeater {
            model: option.kind === "cells" ? option.cells.length : 0
            ColumnLayout {
                id: place
                required property int index
                // the table is read by rows, its two columns beside each other
                readonly property int at: table.columns === 2 ? (index % 2) * 6 + Math.floor(index / 2) : index
                readonly property var cell: option.cells[at]
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                spacing: 0

                Toggle {
                    id: cellSwitch
                    Layout.fillWidth: true
                    onPaper: true
                    pressesOnReturn: false
                    enabled: place.cell.can_choose
                    text: enabled ? place.cell.text : qsTr("%1 (the same in both)").arg(place.cell.text)
                    Accessible.description: [place.cell.is_on ? qsTr("active") : qsTr("basic"), place.cell.note].join(". ")
                    checked: place.cell.is_on
                    onToggled: option.game.setOption(place.cell.key, checked)
                }
                Label {
                    Layout.fillWidth: true
                    Layout.leftMargin: cellSwitch.leftPadding
                    visible: text !== ""
                    onPaper: true
                    dim: true
                    font.pixelSize: Theme.small
                    text: place.cell.note
                }
            }
        }
    }
    Choice {
        Layout.fillWidth: true
        visible: option.kind === "choice"
        onPaper: true
        pressesOnReturn: false
        label: option.title
        options: option.choices
        value: option.value
        onChosen: value => option.game.setChoice(option.key, value)
    }
}
