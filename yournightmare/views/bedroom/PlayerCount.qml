pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.views.components

// How many can play: a pawn a seat, the ones that must be there filled.
Row {
    id: row

    required property int least
    required property int most
    property real size: 18

    spacing: 1
    Accessible.ignored: true

    Repeater {
        model: row.most
        Art {
            required property int index
            width: row.size
            height: row.size
            name: index < row.least ? "icons/person-ink" : "icons/person-free-ink"
        }
    }
}
