import QtQuick
import yournightmare.models
import yournightmare.views.components

// Names the mark of a plot that the pointer is on, close to the pointer.
Item {
    id: place

    required property Plot plot

    Item {
        x: place.plot.hoverX
        y: place.plot.hoverY
        width: 1
        height: Theme.scaled(14)

        Tip {
            shown: place.plot.hovered >= 0
            text: place.plot.hoverText
        }
    }
}
