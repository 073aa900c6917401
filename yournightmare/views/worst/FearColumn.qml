pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.models
import yournightmare.views.components

// A column of the sheet: the four places, and what is written on them. The four fears are there from
// the beginning, for they lie open; where each is written only an open sheet knows.
Item {
    id: column

    required property WorstSheet sheet
    required property var fears
    required property CardInHand hand
    required property string side
    property real slotHeight: Theme.scaled(74)
    property real slotGap: 3 * Theme.unit
    property int current: 0
    readonly property real pitch: slotHeight + slotGap
    // how wide a place's number is; behind it is written
    readonly property real indent: Theme.scaled(width < 260 * Theme.textScale ? 26 : 40)
    readonly property bool isOwn: side === "own"

    signal crossed(int row)

    implicitHeight: 4 * pitch

    function slotAt(row: int): SheetSlot {
        return slots.itemAt(row) as SheetSlot
    }

    function go(row: int) {
        if (row < 0 || row >= slots.count)
            return
        slots.itemAt(row).forceActiveFocus(Qt.TabFocusReason)
    }

    // The place at a point of the scene, 0 for none.
    function placeAt(point: point): int {
        for (let i = 0; i < slots.count; i++) {
            const slot = slotAt(i)
            const at = slot.mapFromItem(null, point.x, point.y)
            if (at.x >= -8 && at.x <= slot.width + 8 && at.y >= -2 && at.y < slot.height + 3)
                return slot.place
        }
        return 0
    }

    Repeater {
        id: slots
        model: column.isOwn ? column.sheet.own : column.sheet.guess

        SheetSlot {
            y: index * column.pitch
            width: column.width
            height: column.slotHeight
            column: column.side
            indent: column.indent
            sheet: column.sheet
            hand: column.hand
            activeFocusOnTab: index === column.current || activeFocus
            onActiveFocusChanged: {
                if (activeFocus)
                    column.current = index
            }
            onWent: key => {
                if (key === Qt.Key_Up)
                    column.go(column.current - 1)
                else if (key === Qt.Key_Down)
                    column.go(column.current + 1)
                else if ((key === Qt.Key_Right) === (column.side === "own"))
                    column.crossed(column.current)
            }
        }
    }
    Repeater {
        model: column.fears

        WrittenFear {
            required property string card
            required property int ownPlace
            required property int guessPlace
            readonly property int place: column.isOwn ? ownPlace : guessPlace
            readonly property bool isHeld: column.hand.isHolding && column.hand.from === column.side
                                           && column.hand.card === card

            x: column.indent
            y: Math.max(0, place - 1) * column.pitch
            width: column.width - x
            height: column.slotHeight
            visible: place > 0
            opacity: isHeld ? 0.3 : 1
            ink: column.isOwn ? Theme.ink : Hand.blue
        }
    }
}
