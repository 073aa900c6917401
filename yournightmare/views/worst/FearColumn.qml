pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// A column of the sheet: its head (given) and the four places.
ColumnLayout {
    id: column

    required property WorstSheet sheet
    required property CardInHand hand
    required property string side
    property real slotHeight: Theme.scaled(74)
    property real slotGap: 3 * Theme.unit
    property int current: 0

    signal crossed(int row)

    spacing: 0

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
        model: column.side === "own" ? column.sheet.own : column.sheet.guess

        SheetSlot {
            Layout.fillWidth: true
            Layout.preferredHeight: column.slotHeight
            Layout.bottomMargin: column.slotGap
            column: column.side
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
}
