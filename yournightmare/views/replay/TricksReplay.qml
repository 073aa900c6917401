pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components
import yournightmare.views.tricks

// The trick game at the step shown: the trick, and each seat's hand as far as it is looked at. In a
// low frame they stand side by side, as large as all of them can be seen.
ScrollArea {
    id: board

    required property TricksReplayed table
    readonly property int seats: hands.count
    // below the headline
    readonly property real room: height - head.height - 5 * Theme.unit
    readonly property real usual: Theme.scaled(58)
    readonly property bool isBeside: width > 520 * Theme.textScale
                                     && room < 2 * usual + seats * (Theme.scaled(44) + 3 * Theme.unit)
    readonly property real row: isBeside ? Math.min(Theme.scaled(60), room / Math.max(1, seats) - Theme.unit) : Theme.scaled(44)

    // How far plays lie apart: the crown and whose it is reach beyond the cards.
    function between(card: real): real {
        return Math.max((isBeside ? 4 : 5) * Theme.unit, 0.19 * card)
    }

    // How wide a card of the trick can be, so that all plays stand in their room.
    function fitting(): real {
        for (let card = Theme.scaled(84); card > 28; card -= 2) {
            let lines = 1, filled = 0
            const gap = between(card)
            for (let i = 0; i < plays.count; i++) {
                const more = (plays.itemAt(i) as PlayedCards)?.count - 1 || 0
                const wide = card * (1 + Math.min(0.36 * more, 1.1))
                if (filled > 0 && filled + wide > trick.width) {
                    lines++
                    filled = 0
                }
                filled += wide + gap
            }
            // with the crown above and whose it is at the foot
            if (lines * 1.72 * card + (lines - 1) * gap <= room)
                return card
        }
        return 28
    }

    GridLayout {
        width: board.width - 4 * Theme.unit
        columns: board.isBeside ? 2 : 1
        columnSpacing: 3 * Theme.unit
        rowSpacing: 3 * Theme.unit

        RowLayout {
            id: head
            Layout.columnSpan: board.isBeside ? 2 : 1
            Layout.fillWidth: true
            Layout.leftMargin: 2 * Theme.unit
            Layout.rightMargin: 2 * Theme.unit

            Heading {
                Layout.fillWidth: true
                level: 3
                text: board.table.trickNumber > 0
                    ? qsTr("Round %1, trick %2").arg(board.table.round).arg(board.table.trickNumber)
                    : qsTr("Round %1").arg(board.table.round)
            }
            Chooser {
                visible: board.table.canOpenAll
                Layout.preferredWidth: Theme.scaled(170)
                label: qsTr("Look through the eyes of")
                options: board.table.eyesChoices
                value: board.table.eyes
                onChosen: value => board.table.lookFrom(value)
            }
        }
        Flow {
            id: trick
            Layout.alignment: Qt.AlignTop
            Layout.fillWidth: !board.isBeside
            Layout.preferredWidth: board.isBeside ? 0.37 * board.width - 5 * Theme.unit : -1
            Layout.leftMargin: 3 * Theme.unit
            Layout.topMargin: 2 * Theme.unit
            Layout.bottomMargin: 2 * Theme.unit
            spacing: board.between(fit.card)
            Accessible.role: Accessible.List
            Accessible.name: qsTr("The trick")

            Repeater {
                id: plays
                model: board.table.trick
                onItemAdded: fit.restart()
                onItemRemoved: fit.restart()
                delegate: PlayedCards {
                    card: fit.card
                    onCountChanged: fit.restart()
                }
            }
        }
        ColumnLayout {
            Layout.alignment: Qt.AlignTop
            Layout.fillWidth: true
            spacing: board.isBeside ? Theme.unit : 3 * Theme.unit

            Repeater {
                id: hands
                model: board.table.hands
                delegate: HandLine {}
            }
        }
    }
    Timer {
        // once the plays stand
        id: fit
        property real card: board.usual
        interval: 0
        running: true
        onTriggered: card = board.isBeside ? board.fitting() : board.usual
    }
    onRoomChanged: fit.restart()
    onWidthChanged: fit.restart()

    // The longest name has the room it needs, as long as the numbers of a hand's cards have theirs.
    property real named: 0
    property real beside: 0
    readonly property real lineWidth: (isBeside ? 0.63 : 1) * width - 12 * Theme.unit
    readonly property real nameRoom: Math.min(Math.max(named, Theme.scaled(isBeside ? 68 : 100)),
                                              Math.max(Theme.scaled(56), lineWidth - beside))
    Timer {
        id: measuring
        interval: 0
        running: true
        onTriggered: {
            let name = 0, rest = 0
            for (let i = 0; i < hands.count; i++) {
                name = Math.max(name, (hands.itemAt(i) as HandLine)?.nameWidth ?? 0)
                rest = Math.max(rest, (hands.itemAt(i) as HandLine)?.restWidth ?? 0)
            }
            board.named = name
            board.beside = rest
        }
    }

    component HandLine: RowLayout {
        id: row

        required property string name
        required property string sign
        required property var cards
        required property int handCount
        required property int scaredPlace
        required property int stackLeft
        required property bool isOpen
        readonly property real nameWidth: Math.ceil(called.implicitWidth) + 1
        // its sign, the least of its cards, and what is said of its stack
        readonly property real restWidth: Math.min(Theme.scaled(26), board.row) + stack.implicitWidth + 3 * spacing
                                          + held.card * (1 + 0.26 * Math.max(0, held.count - 1))
        onNameWidthChanged: measuring.restart()
        onRestWidthChanged: measuring.restart()

        Layout.fillWidth: true
        Layout.leftMargin: 2 * Theme.unit
        Layout.preferredHeight: board.row
        spacing: (board.isBeside ? 2 : 3) * Theme.unit
        Accessible.role: Accessible.ListItem
        Accessible.name: qsTr("%1: %2. %3").arg(name).arg(held.text).arg(stack.text)

        Art {
            Layout.preferredWidth: Math.min(Theme.scaled(26), board.row)
            Layout.preferredHeight: Layout.preferredWidth
            name: "seats/" + row.sign
        }
        Label {
            id: called
            Layout.preferredWidth: board.nameRoom
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 11
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            text: row.name
            Accessible.ignored: true
        }
        Row {
            // the hand as small cards, or their backs
            id: held
            readonly property string text: row.isOpen && row.cards.length > 0
                ? row.cards.map(card => card.value > 0 ? card.value : "0/10").join(", ")
                : qsTr("%n card(s) in hand", "", row.handCount)
            readonly property int count: row.isOpen ? row.cards.length : row.handCount
            readonly property real card: board.isBeside ? Math.min(60, board.row / 1.46) : Math.min(Theme.scaled(30), 52)

            Layout.fillWidth: true
            Layout.minimumWidth: 0
            spacing: Math.min(3, count > 1 ? (width - card) / (count - 1) - card : 0)

            Repeater {
                model: row.isOpen ? row.cards : row.handCount
                MonsterCard {
                    required property var modelData
                    width: held.card
                    value: row.isOpen ? modelData.value : 1
                    isFaceDown: !row.isOpen
                }
            }
        }
        Label {
            id: stack
            dim: true
            font.pixelSize: board.isBeside ? Theme.small : Theme.body
            text: row.scaredPlace > 0
                ? qsTr("Scared at %1 of %2").arg(row.scaredPlace).arg(row.stackLeft)
                : qsTr("stack of %1").arg(row.stackLeft)
            Accessible.ignored: true
        }
    }
}
