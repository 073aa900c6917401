import QtQuick
import QtQuick.Templates as T

// One line to write in. `label` is its name; `error` says what is wrong with what stands there.
T.TextField {
    id: field

    required property string label
    property string error: ""
    property bool onPaper: false

    implicitWidth: Theme.scaled(240)
    implicitHeight: Math.max(Theme.touch, contentHeight + topPadding + bottomPadding)
    leftPadding: 3 * Theme.unit
    rightPadding: 3 * Theme.unit
    topPadding: 2 * Theme.unit
    bottomPadding: 2 * Theme.unit
    verticalAlignment: TextInput.AlignVCenter
    font.family: Theme.sans
    font.pixelSize: Theme.body
    color: onPaper ? Theme.ink : Theme.text
    placeholderTextColor: onPaper ? Theme.inkDim : Theme.textDim
    selectionColor: Theme.gold
    selectedTextColor: Theme.goldInk
    selectByMouse: true
    Accessible.name: label
    Accessible.description: error

    Text {
        x: field.leftPadding
        width: field.width - field.leftPadding - field.rightPadding
        height: field.height
        verticalAlignment: Text.AlignVCenter
        visible: field.text === "" && field.preeditText === ""
        text: field.placeholderText
        textFormat: Text.PlainText
        font: field.font
        color: field.placeholderTextColor
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    background: Rectangle {
        // what can only be read stands there as words do
        radius: 7
        color: field.readOnly ? "transparent" : field.onPaper ? Theme.withAlpha(Theme.paperHigh, 0.8) : Theme.nightLow
        border.width: field.readOnly ? 0 : field.error !== "" || Theme.contrast ? 2 : 1.5
        border.color: field.error !== "" ? (field.onPaper ? Theme.dangerOnPaper : Theme.danger)
                                         : field.onPaper ? Theme.inkDim : Theme.stoneEdge

        FocusRing {
            shown: field.activeFocus
            radius: 10
            gap: 3
        }
    }
}
