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
        Icon {
            required property int index
            name: "pawn"
            size: row.size
            weight: 1.9
            color: Theme.ink
            solid: index < row.least
        }
    }
}
