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
    // the height that is in sight
    property real room: 1000
    // how many of its parts have come
    property int parts: 3
    readonly property bool isLow: room < Theme.scaled(300)
    readonly property real column: isNarrow ? width - Theme.scaled(40) - 9 * Theme.unit : (width - 20 * Theme.unit) / 3
    readonly property bool isNarrow: isLow || width <= Theme.scaled(340)

    FontMetrics {
        id: letters
        font { family: Theme.sans; pixelSize: Theme.small; bold: true }
    }

    Heading {
        Layout.fillWidth: true
        text: choice.table.prompt
    }
    Label {
        Layout.fillWidth: true
        visible: !choice.isLow
        dim: true
        text: qsTr("You threw a %1. One point of Mind adds 2 or takes 2 away.").arg(choice.table.die)
    }
    RowLayout {
        Layout.fillWidth: true
        visible: choice.table.mindIsIdle || choice.table.mindLoses
        spacing: 2 * Theme.unit

        Icon {
            name: choice.table.mindLoses ? "cross" : "check"
            color: choice.table.mindLoses ? Theme.danger : Theme.moon
            size: Theme.scaled(18)
        }
        Label {
            Layout.fillWidth: true
            font.bold: true
            text: choice.table.mindLoses ? qsTr("Whatever you choose, you lose.")
                                      : qsTr("All of these come to the same. Paying Mind would gain nothing.")
        }
    }
    GridLayout {
        Layout.fillWidth: true
        columns: choice.isNarrow ? 1 : 3
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
                leftPadding: 2.5 * Theme.unit
                rightPadding: 2 * Theme.unit
                text: title
                hint: first + " " + rest
                visible: offered
                opacity: index <= choice.parts ? 1 : 0
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
                contentItem: GridLayout {
                    // narrow: the die and its key left of the words; else all below each other
                    columns: choice.isNarrow ? 2 : 1
                    columnSpacing: 4 * Theme.unit
                    rowSpacing: 1.5 * Theme.unit

                    DieFace {
                        Layout.row: 0
                        Layout.column: 0
                        Layout.alignment: Qt.AlignLeft | Qt.AlignTop
                        eyes: option.result
                        Layout.preferredWidth: Theme.scaled(40)
                        Layout.preferredHeight: Theme.scaled(40)
                    }
                    ColumnLayout {
                        Layout.row: choice.isNarrow ? 0 : 1
                        Layout.column: choice.isNarrow ? 1 : 0
                        Layout.rowSpan: choice.isNarrow ? 2 : 1
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        spacing: 1.5 * Theme.unit

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
                            font.pixelSize: choice.sizeFor(text)
                            wrapMode: Text.Wrap
                            Accessible.ignored: true
                        }
                        Text {
                            Layout.fillWidth: true
                            visible: text !== ""
                            text: choice.isNarrow ? option.rest.replace(/\n/g, " ") : option.rest
                            textFormat: Text.PlainText
                            color: Theme.inkDim
                            font.family: Theme.sans
                            font.pixelSize: choice.sizeFor(text)
                            lineHeight: 1.15
                            wrapMode: Text.Wrap
                            Accessible.ignored: true
                        }
                        Text {
                            Layout.fillWidth: true
                            // the dice for a Nightmare move nothing yet
                            visible: !option.dies && choice.table.phase > 1
                            text: qsTr("%n field(s) ahead of the Shadow", "", option.apart)
                            textFormat: Text.PlainText
                            color: option.apart <= 3 ? Theme.dangerOnPaper : Theme.inkDim
                            font.family: Theme.sans
                            font.pixelSize: Theme.small
                            wrapMode: Text.Wrap
                            Accessible.ignored: true
                        }
                        Item { Layout.fillHeight: true }
                    }
                    KeyHint {
                        Layout.row: choice.isNarrow ? 1 : 2
                        Layout.column: 0
                        Layout.alignment: Qt.AlignLeft | Qt.AlignBottom
                        Layout.topMargin: Theme.unit
                        key: option.change === 0 ? qsTr("Space") : option.change > 0 ? "+" : "−"
                        ink: Theme.inkDim
                    }
                }
            }
        }
    }

    // A size at which the longest word fits: it is made smaller rather than broken.
    function sizeFor(text: string): int {
        let longest = 1
        for (const word of text.split(/\s+/))
            longest = Math.max(longest, letters.advanceWidth(word))
        return Math.max(9, Math.floor(Theme.small * Math.min(1, column / longest)))
    }

    // Leaving the roll as it is comes first.
    function takeFocus() {
        for (const index of [1, 0, 2]) {
            if (options.itemAt(index)?.visible)
                return options.itemAt(index).forceActiveFocus(Qt.OtherFocusReason)
        }
    }

    function focusOption(index: int) {
        if (index >= 0 && index < options.count && options.itemAt(index).visible)
            options.itemAt(index).forceActiveFocus(Qt.TabFocusReason)
    }
}
