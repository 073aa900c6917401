pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.views.components

// The four fears on the table: side by side, two by two, or (where there is little room) as slips.
// With a `hand` they can be taken up: dragged, or put on a place of the sheet with 1 to 4.
Item {
    id: table

    required property var fears
    property CardInHand hand: null
    property string ownSign: ""
    property string guessSign: ""
    // whether the cards are just being turned over
    property bool turns: false
    property int current: 0
    readonly property int count: cards.count
    readonly property real head: Theme.scaled(16)
    readonly property real gap: Math.max(4 * Theme.unit, Math.min(width, height) * 0.045)
    readonly property var plan: arrange(width, height - head)

    // The widest cards that fit: {columns, cardWidth, cardHeight, isSlip}.
    function arrange(w: real, h: real): var {
        let best = null
        let most = 0
        for (const columns of [4, 2]) {
            const rows = 4 / columns
            const across = (w - (columns - 1) * gap) / columns
            const fit = Math.min(across, (h - (rows - 1) * gap * 1.2) / rows * 252 / 344, 330)
            if (fit > most) {
                most = fit
                best = { columns: columns, cardWidth: fit, cardHeight: fit * 344 / 252, isSlip: false }
            }
        }
        if (best && most >= 132 * Theme.textScale)
            return best
        const pairs = h < Theme.scaled(4 * 36) && w > Theme.scaled(340)
        const rows = pairs ? 2 : 4
        const high = Math.max(24, Math.min(Theme.scaled(84), (h - rows * 2 * Theme.unit) / rows))
        const wide = pairs ? (w - gap) / 2 : Math.min(w, Theme.scaled(420))
        return { columns: pairs ? 2 : 1, cardWidth: wide, cardHeight: high, isSlip: true }
    }

    function cardAt(index: int): FearCard {
        return cards.itemAt(index) as FearCard
    }

    // The next card behind one that has no place in a column, round about; -1 if all others have one.
    function freeAfter(index: int, column: string): int {
        for (let i = 1; i <= cards.count; i++) {
            const next = (index + i) % cards.count
            const card = cardAt(next)
            if (next !== index && (column === "own" ? card.ownPlace : card.guessPlace) === 0)
                return next
        }
        return -1
    }

    // The focus goes to the first card without a place in the column being written, if there is one.
    function goOn(column: string) {
        go(freeAfter(-1, column))
    }

    function go(index: int) {
        if (index < 0 || index >= cards.count)
            return
        cards.itemAt(index).forceActiveFocus(Qt.TabFocusReason)
    }

    Item {
        id: area

        readonly property real pitchX: table.plan.cardWidth + table.gap
        readonly property real pitchY: table.plan.isSlip ? table.plan.cardHeight + 2 * Theme.unit
                                                         : table.plan.cardHeight + table.gap * 1.2
        width: table.plan.columns * pitchX - table.gap
        height: 4 / table.plan.columns * pitchY - (table.plan.isSlip ? 2 * Theme.unit : table.gap * 1.2)
        anchors.horizontalCenter: parent.horizontalCenter
        y: table.head + Math.max(0, (table.height - table.head - height) * 0.4)

        Repeater {
            id: cards
            model: table.fears

            FearCard {
                id: card

                required property int index
                required ownPlace
                required guessPlace

                x: index % table.plan.columns * area.pitchX + (isSlip ? 0 : [-2, 3, 2, 4][Math.max(0, index) % 4])
                y: Math.floor(index / table.plan.columns) * area.pitchY + (isSlip ? 0 : [2, -3, 4, 5][Math.max(0, index) % 4])
                width: table.plan.cardWidth
                height: table.plan.cardHeight
                rotation: isSlip ? 0 : [-1.6, 1.2, 1.1, -1.4][Math.max(0, index) % 4]
                corner: index
                isSlip: table.plan.isSlip
                hasTabs: table.hand !== null
                ownSign: table.ownSign
                guessSign: table.guessSign
                isLifted: table.hand !== null && table.hand.from === "" && table.hand.card === card.card
                turned: 1
                isFocused: activeFocus && table.hand !== null
                activeFocusOnTab: table.hand !== null && (index === table.current || activeFocus)
                Accessible.role: table.hand === null ? Accessible.StaticText : Accessible.Button
                Accessible.name: title
                Accessible.description: said()
                Accessible.focusable: table.hand !== null
                onActiveFocusChanged: {
                    if (activeFocus)
                        table.current = index
                    if (table.hand !== null)
                        table.hand.focusedCard = activeFocus ? card.card : ""
                }

                // Puts the card on a place of the column being written, and goes on to the next.
                function put(place: int) {
                    const column = table.hand.sheet.column
                    const next = table.freeAfter(card.index, column)
                    if (!table.hand.sheet.putNext(card.card, place))
                        return
                    // the other column is begun at the first card; in the same one the last card
                    // gets the focus though it went to its place by itself: a number typed for it
                    // is for it, and not for the card before
                    if (table.hand.sheet.column !== column)
                        table.goOn(table.hand.sheet.column)
                    else
                        table.go(next)
                }

                function lift() {
                    const column = table.hand.sheet.column
                    const place = column === "own" ? ownPlace : guessPlace
                    if (place > 0)
                        table.hand.sheet.lift(column, place)
                }

                function said(): string {
                    const texts = themes === "" ? [] : [themes]
                    if (ownPlace > 0)
                        texts.push(qsTr("Place %1 of your fears").arg(ownPlace))
                    if (guessPlace > 0)
                        texts.push(qsTr("Place %1 of what you guess").arg(guessPlace))
                    return texts.join(". ")
                }

                Component.onCompleted: {
                    if (table.turns && Theme.motion(300) > 0)
                        turning.restart()
                }

                SequentialAnimation {
                    id: turning
                    PropertyAction { target: card; property: "turned"; value: 0 }
                    PauseAnimation { duration: Theme.motion(120) * (1 + card.index) }
                    NumberAnimation {
                        target: card
                        property: "turned"
                        to: 1
                        duration: Theme.motion(340)
                        easing.type: Easing.InOutQuad
                    }
                }
                TapHandler {
                    enabled: table.hand !== null
                    onTapped: card.forceActiveFocus(Qt.MouseFocusReason)
                }
                DragHandler {
                    id: drag
                    enabled: table.hand !== null
                    target: null
                    onActiveChanged: {
                        if (active)
                            table.hand.take(card, card.card, card.picture, card.title, "", 0)
                        else
                            table.hand.release()
                    }
                    onCanceled: table.hand.putBack()
                    onCentroidChanged: {
                        if (active)
                            table.hand.carry(centroid.scenePosition)
                    }
                }
                HoverHandler {
                    enabled: table.hand !== null
                    cursorShape: drag.active ? Qt.ClosedHandCursor : Qt.OpenHandCursor
                }
                Keys.enabled: table.hand !== null
                Keys.onPressed: event => {
                    event.accepted = true
                    if (event.key >= Qt.Key_1 && event.key <= Qt.Key_4)
                        card.put(event.key - Qt.Key_0)
                    else if (event.key === Qt.Key_Left)
                        table.go(card.index - 1)
                    else if (event.key === Qt.Key_Right)
                        table.go(card.index + 1)
                    else if (event.key === Qt.Key_Up)
                        table.hand.sheet.column = "own"
                    else if (event.key === Qt.Key_Down)
                        table.hand.sheet.column = "guess"
                    else if (event.key === Qt.Key_Delete || event.key === Qt.Key_Backspace)
                        card.lift()
                    else
                        event.accepted = false
                }
            }
        }
    }
}
