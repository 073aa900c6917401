pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.views.components

// The window with its curtains, and who sits before the moon.
Item {
    id: pane

    required property real scaling

    implicitWidth: 304 * scaling
    implicitHeight: 258 * scaling

    component Part: Art {
        required property rect place

        x: place.x
        y: place.y
        width: place.width
        height: place.height
        sourceSize: Qt.size(up(width * pane.scaling), up(height * pane.scaling))
    }

    Item {
        scale: pane.scaling
        transformOrigin: Item.TopLeft

        Part {
            place: Qt.rect(50, 34, 206, 222)
            name: "bedroom/window"
        }
        Part {
            place: Qt.rect(4, 0, 300, 26)
            name: "bedroom/curtain-rod"
        }
        Part {
            place: Qt.rect(14, 4, 84, 252)
            name: "bedroom/curtain-left"
        }
        Part {
            place: Qt.rect(210, 4, 84, 252)
            mirror: true
            name: "bedroom/curtain-left"
        }
    }
}
