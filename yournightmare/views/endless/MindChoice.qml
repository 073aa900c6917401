pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// After a roll that Mind may change: the results side by side with what each leads to.
ColumnLayout {
    id: choice

    required property EndlessTable table

    spacing: 3 * Theme.unit

    Heading {
        Layout.fillWidth: true
        text: choice.table.prompt
    }
    Label {
        Layout.fillWidth: true
        dim: true
        text: qsTr("You threw a %1. One point of Mind adds 2 or takes 2 away.").arg(choice.table.die)
    }
    GridLayout {
        Layout.fillWidth: true
        columns: width > Theme.scaled(340) ? 3 : 1
        columnSpacing: 2.5 * Theme.unit
        rowSpacing: 3 * Theme.unit
        uniformCellWidths: true

        Repeater {
            id: options
            model: choice.table.mind
            delegate: ButtonBase {
                id: option
                required property int index
                required property int change
                required property string title
                required property int result
                required property bool offered
                required property string first
                required property string rest
                required property int succeeds
                required property bool dies
                required property int apart

                Layout.fillWidth: true
                Layout.fillHeight: true
                padding: 3 * Theme.unit
                text: title
                hint: first + " " + rest
                visible: offered
                onClicked: choice.table.useMind(change)
                Keys.onLeftPressed: choice.focusOption(index - 1)
                Keys.onRightPressed: choice.focusOption(index + 1)
                Keys.onUpPressed: choice.focusOption(index - 1)
                Keys.onDownPressed: choice.focusOption(index + 1)

                background: PaperSheet {
                    seed: 30 + option.index

                    Rectangle {
                        anchors.fill: parent
                        anchors.margins: 5
                        radius: 4
                        color: option.hovered ? Theme.withAlpha(Theme.gold, 0.25) : "transparent"
                        border.width: option.dies || option.succeeds === 1 ? 2 : 0
                        border.color: option.dies ? Theme.dangerOnPaper : Theme.goldEdge
                    }
                    FocusRing {
                        shown: option.visualFocus
                        radius: 10
                    }
                }
                contentItem: ColumnLayout {
                    spacing: 1.5 * Theme.unit

                    DieFace {
                        eyes: option.result
                        Layout.preferredWidth: Theme.scaled(40)
                        Layout.preferredHeight: Theme.scaled(40)
                    }
                    Text {
                        Layout.fillWidth: true
                        text: option.title
                        textFormat: Text.PlainText
                        color: Theme.ink
                        font.family: Theme.serif
                        font.bold: true
                        font.pixelSize: Theme.size(1.1)
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                    Text {
                        Layout.fillWidth: true
                        text: option.first
                        textFormat: Text.PlainText
                        color: option.dies ? Theme.dangerOnPaper : Theme.ink
                        font.family: Theme.sans
                        font.bold: true
                        font.pixelSize: Theme.small
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                    Text {
                        Layout.fillWidth: true
                        visible: text !== ""
                        text: option.rest
                        textFormat: Text.PlainText
                        color: Theme.inkDim
                        font.family: Theme.sans
                        font.pixelSize: Theme.small
                        lineHeight: 1.15
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                    Text {
                        Layout.fillWidth: true
                        visible: !option.dies
                        text: qsTr("%n field(s) ahead of the Shadow", "", option.apart)
                        textFormat: Text.PlainText
                        color: option.apart <= 3 ? Theme.dangerOnPaper : Theme.inkDim
                        font.family: Theme.sans
                        font.pixelSize: Theme.small
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                    Item { Layout.fillHeight: true }
                    KeyHint {
                        Layout.topMargin: Theme.unit
                        key: option.change === 0 ? qsTr("Space") : option.change > 0 ? "+" : "−"
                        ink: Theme.inkDim
                    }
                }
            }
        }
    }

    function focusOption(index: int) {
        if (index >= 0 && index < options.count && options.itemAt(index).visible)
            options.itemAt(index).forceActiveFocus(Qt.TabFocusReason)
    }
}
