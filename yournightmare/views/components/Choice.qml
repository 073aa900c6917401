pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

// One of a few: stones side by side, or under each other where there is no room.
// `options` is a list of {value, text, note?}; `chosen` says what a person picked.
FocusScope {
    id: choice

    required property string label
    property list<var> options: []
    property var value
    property bool onPaper: false
    property bool stacked: false
    // as in ButtonBase
    property bool pressesOnReturn: true
    readonly property bool isStacked: stacked || row.wanted > width
    signal chosen(var value)

    implicitWidth: row.wanted
    implicitHeight: row.implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: label

    function step(from: int, by: int) {
        const next = (from + by + options.length) % options.length
        const button = repeater.itemAt(next) as T.AbstractButton
        button.forceActiveFocus(Qt.TabFocusReason)
        choice.chosen(options[next].value)
    }

    GridLayout {
        id: row

        readonly property real wanted: {
            let sum = 0
            for (let i = 0; i < repeater.count; i++)
                sum += (repeater.itemAt(i)?.implicitWidth ?? 0) + columnSpacing
            return Math.max(0, sum - columnSpacing)
        }

        width: choice.isStacked ? parent.width : wanted
        columns: choice.isStacked ? 1 : Math.max(1, choice.options.length)
        columnSpacing: 2 * Theme.unit
        rowSpacing: 2 * Theme.unit

        Repeater {
            id: repeater
            model: choice.options
            delegate: ChoiceButton {
                required property var modelData
                required property int index

                Layout.fillWidth: choice.isStacked
                text: modelData.text
                hint: modelData.note ?? ""
                onPaper: choice.onPaper
                pressesOnReturn: choice.pressesOnReturn
                checked: choice.value === modelData.value
                // one stop for Tab: the chosen one; arrows go on from there
                focusPolicy: checked || (index === 0 && !choice.hasChosen) ? Qt.StrongFocus
                                                                         : Qt.ClickFocus
                onClicked: choice.chosen(modelData.value)
                Keys.onRightPressed: choice.step(index, 1)
                Keys.onDownPressed: choice.step(index, 1)
                Keys.onLeftPressed: choice.step(index, -1)
                Keys.onUpPressed: choice.step(index, -1)
            }
        }
    }

    readonly property bool hasChosen: options.some(option => option.value === value)
}
