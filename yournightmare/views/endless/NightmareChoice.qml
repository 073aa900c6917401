pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The table of the twelve Nightmares: to look at while the dice choose, or to choose from
// (Strategist).
Paper {
    id: sheet

    required property EndlessTable table
    property bool isChoosing: true
    // the one looked at last and its rule, while the pointer or the focus is among them
    property int lookedAt: -1
    property string rule: ""

    seed: 9
    padding: 4 * Theme.unit

    function look(index: int, rule: string) {
        lookedAt = index
        sheet.rule = rule
    }

    function takeFocus() {
        focusFrom(0, 1, Qt.OtherFocusReason)
    }

    // To the next one that may be chosen; from column to column, the one beside it or the next above.
    function step(index: int, by: int) {
        if (Math.abs(by) === 1)
            focusFrom(index + by, by, Qt.TabFocusReason)
        else if (index + by >= 0 && index + by < cells.count)
            focusFrom(index + by, -1, Qt.TabFocusReason)
    }

    function focusFrom(start: int, by: int, reason: int) {
        for (let i = start; i >= 0 && i < cells.count; i += by) {
            if (cells.itemAt(i).enabled)
                return cells.itemAt(i).forceActiveFocus(reason)
        }
    }

    contentItem: ColumnLayout {
        spacing: 2 * Theme.unit

        GridLayout {
            id: grid
            Layout.fillWidth: true
            columns: 2
            columnSpacing: 3 * Theme.unit
            rowSpacing: Theme.unit
            flow: GridLayout.TopToBottom
            rows: 7
            uniformCellWidths: true

            HoverHandler {
                id: pointer
                onHoveredChanged: if (!hovered) sheet.look(-1, "")
            }

            Text {
                text: qsTr("1 · 2 · 3")
                textFormat: Text.PlainText
                visible: !sheet.isChoosing
                color: Theme.redOnPaper
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.large
            }
            Repeater {
                id: cells
                model: sheet.table.nightmares
                delegate: ButtonBase {
                    id: cell
                    required property int index
                    required property string nightmare
                    required property string name
                    required property string rule
                    required property int duration
                    required property bool inLeft
                    required property int place
                    required property bool canChoose
                    required property bool here
                    required property bool possible

                    Layout.fillWidth: true
                    Layout.row: place
                    Layout.column: inLeft ? 0 : 1
                    enabled: sheet.isChoosing && canChoose
                    padding: 1.5 * Theme.unit
                    text: name
                    hint: rule
                    focusPolicy: sheet.isChoosing ? Qt.StrongFocus : Qt.NoFocus
                    onClicked: sheet.table.chooseNightmare(nightmare)
                    Keys.onUpPressed: sheet.step(index, -1)
                    Keys.onDownPressed: sheet.step(index, 1)
                    Keys.onLeftPressed: sheet.step(index, -6)
                    Keys.onRightPressed: sheet.step(index, 6)
                    contentItem: RowLayout {
                        spacing: 1.5 * Theme.unit
                        opacity: cell.possible ? 1 : 0.38

                        DieFace {
                            eyes: cell.place
                            implicitWidth: Theme.scaled(18)
                        }
                        Text {
                            Layout.fillWidth: true
                            text: cell.name
                            textFormat: Text.PlainText
                            color: Theme.ink
                            font.family: Theme.serif
                            font.bold: true
                            font.pixelSize: Theme.body
                            font.strikeout: sheet.isChoosing && !cell.canChoose
                            // one long word rather gets smaller than broken
                            readonly property bool isOneWord: !cell.name.includes(" ")
                            wrapMode: isOneWord ? Text.NoWrap : Text.Wrap
                            fontSizeMode: isOneWord ? Text.HorizontalFit : Text.FixedSize
                            verticalAlignment: Text.AlignVCenter
                            minimumPixelSize: 10
                            Accessible.ignored: true
                        }
                        Text {
                            text: cell.duration
                            textFormat: Text.PlainText
                            color: Theme.inkDim
                            font.family: Theme.serif
                            font.pixelSize: Theme.body
                            Accessible.ignored: true
                        }
                    }
                    background: Rectangle {
                        radius: 6
                        color: sheet.lookedAt === cell.index ? Theme.withAlpha(Theme.gold, cell.enabled ? 0.4 : 0.22) : "transparent"
                        border.width: sheet.isChoosing && cell.enabled ? 1 : 0
                        border.color: Theme.withAlpha(Theme.ink, 0.35)
                        FocusRing { shown: cell.visualFocus; gap: 2 }
                    }
                    readonly property bool isLookedAt: hovered || visualFocus
                    onIsLookedAtChanged: {
                        if (isLookedAt)
                            sheet.look(index, rule)
                        else if (!pointer.hovered)
                            sheet.look(-1, "")
                    }
                }
            }
            Text {
                Layout.row: 0
                Layout.column: 1
                text: qsTr("4 · 5 · 6")
                textFormat: Text.PlainText
                visible: !sheet.isChoosing
                color: Theme.redOnPaper
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.large
            }
        }
        Text {
            Layout.fillWidth: true
            text: sheet.rule !== "" ? sheet.rule : sheet.isChoosing ? qsTr("Point at one to see what it does. The number is its length.") : qsTr("The number is its length in steps of Progress.")
            textFormat: Text.PlainText
            wrapMode: Text.Wrap
            color: Theme.inkDim
            font.family: Theme.serif
            font.italic: true
            font.pixelSize: Theme.body
        }
    }
}
