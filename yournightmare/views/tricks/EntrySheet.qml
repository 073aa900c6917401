pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// A round with real cards is entered: who turned over Scared, and what each stack showed (R-A5).
ScrollArea {
    id: page

    required property TricksTable table
    required property TricksEntry entry
    readonly property bool isWide: contentWidth >= 900 * Theme.textScale
    readonly property real sheetWidth: Math.max(Theme.scaled(60 + 46 * table.seatCount), contentWidth * 0.3)
    readonly property bool asksStacks: entry.finder >= -1 && !entry.paranoia
    // the most points a line can tell, so that all lines have their boxes below each other
    readonly property real pointsWidth: Math.ceil(most.advanceWidth) + 1
    // for a seat's line
    readonly property real room: (isWide ? contentWidth - sheetWidth - 6 * Theme.unit : contentWidth) - 12 * Theme.unit

    // the page's main action
    signal verb()
    // the round was entered from the last box
    signal lastEntered()

    // Return on who turned over Scared goes on to what is asked then.
    function leaveFinders() {
        finders.itemAt(finders.count - 1).nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    }
    // Return goes on to the next box.
    function goOn(from: Item) {
        const next = from.nextItemInFocusChain(true)
        if (next?.objectName === "number")
            next.forceActiveFocus(Qt.TabFocusReason)
        else
            enter()
    }
    // What is entered is closed by the button, which is seen to have the focus.
    function enter() {
        if (!entry.isEntered)
            verb()
        lastEntered()
    }

    TextMetrics {
        id: most
        font.family: Theme.sans
        font.pixelSize: Theme.body
        text: qsTr("%n point(s), %1 in all", "", 88).arg(88)
    }
    GridLayout {
        width: page.contentWidth
        columns: page.isWide ? 2 : 1
        columnSpacing: 6 * Theme.unit
        rowSpacing: 4 * Theme.unit

        ColumnLayout {
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            spacing: 3 * Theme.unit

            Label {
                Layout.fillWidth: true
                text: page.table.explained
            }
            Paper {
                Layout.fillWidth: true
                seed: 81
                padding: 5 * Theme.unit
                contentItem: ColumnLayout {
                    spacing: 3 * Theme.unit

                    Heading {
                        Layout.fillWidth: true
                        onPaper: true
                        level: 3
                        text: qsTr("Who turned over Scared?")
                    }
                    Flow {
                        id: choices
                        Layout.fillWidth: true
                        spacing: 2 * Theme.unit

                        Finder {
                            focus: true
                            widest: choices.width
                            text: qsTr("Nobody: all cards were played")
                            checked: page.entry.finder === -1
                            onClicked: page.entry.setFinder(-1)
                        }
                        Repeater {
                            id: finders
                            model: page.entry.rows
                            delegate: Finder {
                                required property int seat
                                required property string name
                                required property bool isFinder
                                required sign
                                widest: choices.width
                                text: name
                                checked: isFinder
                                onClicked: page.entry.setFinder(seat)
                            }
                        }
                    }
                    Toggle {
                        Layout.fillWidth: true
                        onPaper: true
                        visible: page.entry.finder >= 0
                        text: qsTr("Paranoia: it was put at the bottom, and turned over last")
                        checked: page.entry.paranoia
                        onToggled: page.entry.setParanoia(checked)
                        // it is switched, the page's main action waits
                        Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Space
                    }
                    Label {
                        Layout.fillWidth: true
                        visible: page.asksStacks
                        onPaper: true
                        text: qsTr("Count the Undaunted of each stack: all that were turned over in the round before Scared came up, and those left under it.")
                    }
                    Label {
                        Layout.fillWidth: true
                        visible: page.asksStacks
                        onPaper: true
                        dim: true
                        text: qsTr("Keys: 0 to 6 write a number, Enter goes on, and from the last number it enters the round.")
                    }
                    Repeater {
                        model: page.entry.rows
                        delegate: Entry {}
                    }
                }
            }
        }
        PointSheet {
            Layout.alignment: Qt.AlignTop
            Layout.fillWidth: !page.isWide
            Layout.preferredWidth: page.isWide ? page.sheetWidth : -1
            Layout.bottomMargin: 4 * Theme.unit
            table: page.table
        }
    }
    component Finder: ButtonBase {
        id: finder

        property string sign: ""
        property real widest: Infinity

        width: Math.min(implicitWidth, widest)
        padding: 1.5 * Theme.unit
        leftPadding: 2.5 * Theme.unit
        rightPadding: 3.5 * Theme.unit
        checkable: true
        autoExclusive: false
        Accessible.role: Accessible.RadioButton
        Accessible.checkable: true
        Accessible.checked: checked
        Keys.onReturnPressed: event => goOn(event)
        Keys.onEnterPressed: event => goOn(event)
        // who it was is said, the page's main action waits
        Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Space

        // after the base has pressed it
        function goOn(event: KeyEvent) {
            if (!event.isAutoRepeat)
                Qt.callLater(page.leaveFinders)
        }

        contentItem: RowLayout {
            spacing: 2 * Theme.unit

            Art {
                visible: finder.sign !== ""
                Layout.preferredWidth: Theme.scaled(28)
                Layout.preferredHeight: Theme.scaled(28)
                name: finder.sign === "" ? "" : "seats/" + finder.sign
            }
            Icon {
                visible: finder.checked
                name: "check"
                size: Theme.scaled(16)
                weight: 3
                color: finder.checked ? Theme.paper : Theme.ink
            }
            Text {
                id: word
                Layout.fillWidth: true
                text: finder.text
                textFormat: Text.PlainText
                color: finder.checked ? Theme.paper : Theme.ink
                font: finder.font
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
        Tip {
            shown: word.truncated && (finder.hovered || finder.visualFocus)
            text: finder.text
        }
        background: Rectangle {
            // all are as high as those with a sign
            implicitHeight: Math.max(Theme.touch, Theme.scaled(28) + 3 * Theme.unit)
            radius: height / 2
            color: finder.checked ? Theme.ink : Theme.withAlpha(Theme.ink, finder.hovered ? 0.1 : 0.03)
            border.width: 1.5
            border.color: Theme.withAlpha(Theme.ink, 0.6)

            FocusRing { shown: finder.visualFocus; radius: height / 2 }
        }
    }
    component Entry: GridLayout {
        id: stack

        required property int seat
        required property string name
        required property string sign
        required property int before
        required property int under
        required property bool asks
        required property bool isFinder
        required property int points
        required property int total

        readonly property real wordsWidth: Math.max(first.wordsWidth, second.wordsWidth)
        readonly property real pair: first.implicitWidth + columnSpacing + second.implicitWidth
        readonly property bool isNarrow: page.room <= 720 * Theme.textScale
        // not even both numbers have room beside each other
        readonly property bool isTight: isNarrow && pair > page.room

        Layout.fillWidth: true
        visible: points >= 0
        columns: isNarrow ? 2 : 4
        columnSpacing: 4 * Theme.unit
        rowSpacing: Theme.unit

        RowLayout {
            Layout.row: 0
            Layout.column: 0
            Layout.fillWidth: true
            Layout.minimumWidth: 0
            Layout.preferredWidth: Theme.scaled(150)
            spacing: 2 * Theme.unit

            Item {
                implicitWidth: Theme.scaled(32)
                implicitHeight: Theme.scaled(32)
                Art {
                    anchors.fill: parent
                    name: "seats/" + stack.sign
                }
            }
            Handwriting {
                Layout.fillWidth: true
                Layout.preferredHeight: Theme.size(2.3)
                size: 1.6
                wrapMode: Text.NoWrap
                text: stack.name
            }
        }
        Counter {
            id: first
            Layout.row: stack.isNarrow ? 1 : 0
            Layout.column: stack.isNarrow ? 0 : 1
            Layout.columnSpan: stack.isTight ? 2 : 1
            visible: stack.asks
            told: qsTr("Undaunted\nbefore Scared")
            toldWidth: stack.wordsWidth
            label: qsTr("%1: Undaunted before Scared").arg(stack.name)
            number: stack.before
            onWritten: number => page.entry.setBefore(stack.seat, number)
        }
        Counter {
            id: second
            Layout.row: stack.isTight ? 2 : stack.isNarrow ? 1 : 0
            Layout.column: stack.isTight ? 0 : stack.isNarrow ? 1 : 2
            Layout.columnSpan: stack.isTight ? 2 : 1
            visible: stack.asks
            told: qsTr("Undaunted\nunder Scared")
            toldWidth: stack.wordsWidth
            label: qsTr("%1: Undaunted under Scared").arg(stack.name)
            number: stack.under
            onWritten: number => page.entry.setUnder(stack.seat, number)
        }
        Label {
            Layout.row: stack.isNarrow ? 1 : 0
            Layout.column: stack.isNarrow ? 0 : 1
            Layout.columnSpan: 2
            Layout.preferredWidth: stack.isNarrow ? -1 : stack.pair
            visible: !stack.asks
            onPaper: true
            dim: true
            text: stack.isFinder ? qsTr("turned over Scared") : qsTr("nothing to enter")
        }
        Label {
            Layout.row: 0
            Layout.column: stack.isNarrow ? 1 : 3
            Layout.alignment: Qt.AlignRight
            Layout.preferredWidth: page.pointsWidth
            horizontalAlignment: Text.AlignRight
            onPaper: true
            text: qsTr("%n point(s), %1 in all", "", stack.points).arg(stack.total)
        }
    }
    component Counter: RowLayout {
        id: counter

        property string told: ""
        property real toldWidth: -1
        readonly property real wordsWidth: words.implicitWidth
        property string label: ""
        property int number: 0
        signal written(number: int)

        spacing: 2 * Theme.unit

        Label {
            id: words
            Layout.preferredWidth: counter.toldWidth
            onPaper: true
            font.pixelSize: Theme.small
            horizontalAlignment: Text.AlignRight
            lineHeight: 0.95
            text: counter.told
        }
        NumberBox {
            label: counter.label
            text: counter.number
            isDigit: true
            onWritten: text => counter.written(parseInt(text) || 0)
            onStepped: by => counter.written(counter.number + by)
            onSpaced: page.verb()
            Keys.onReturnPressed: event => goOn(event)
            Keys.onEnterPressed: event => goOn(event)

            function goOn(event: KeyEvent) {
                if (!event.isAutoRepeat)
                    page.goOn(counter.Window.activeFocusItem as Item)
            }
        }
    }
}
