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

    spacing: Theme.unit

    Toggle {
        Layout.fillWidth: true
        visible: option.kind === "switch"
        onPaper: true
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
    Choice {
        Layout.fillWidth: true
        visible: option.kind === "choice"
        onPaper: true
        label: option.title
        options: option.choices
        value: option.value
        onChosen: value => option.game.setChoice(option.key, value)
    }
}
