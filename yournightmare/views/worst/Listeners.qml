pragma ComponentBehavior: Bound

import QtQuick

// The seats at a reading: who only listens, and everybody's points. Nothing of it is seen.
Repeater {
    id: seats

    component Seat: Item {
        required property int seat
        required property int points
        required property bool isEvaluator
        required property bool isTarget
    }

    Seat {}

    // The how-manieth of those who only listen a seat is, from 0.
    function orderOf(seat: int): int {
        let before = 0
        for (let i = 0; i < seat && i < count; i++) {
            const one = itemAt(i) as Seat
            if (one && !one.isEvaluator && !one.isTarget)
                before++
        }
        return before
    }

    function pointsOf(seat: int): int {
        const one = seat >= 0 && seat < count ? itemAt(seat) as Seat : null
        return one?.points ?? 0
    }
}
