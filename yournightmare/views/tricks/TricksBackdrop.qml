import QtQuick
import yournightmare.views.components

// The room of the trick game by night or by day; or, for placing Scared, the night over the roofs.
Rectangle {
    id: backdrop

    property bool isOutside: false

    color: Theme.dark ? "#12101c" : "#dccdb8"
    clip: true

    Art {
        // as wide as the window, or higher where that is narrow: the window in the middle, the roofs
        // to the left
        width: Math.max(parent.width, parent.height * 1440 / 900)
        height: width * 900 / 1440
        x: backdrop.isOutside ? 0 : (parent.width - width) / 2
        visible: !Theme.contrast
        fillMode: Image.Stretch
        name: (backdrop.isOutside ? "tricks/placing-" : "tricks/room-") + (Theme.dark ? "night" : "paper")
    }
    Rectangle {
        anchors.fill: parent
        visible: Theme.contrast
        color: Theme.night
    }
}
