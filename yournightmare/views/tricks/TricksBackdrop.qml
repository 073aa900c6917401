import QtQuick
import yournightmare.views.components

// The room of the trick game by night or by day; or, for placing Scared, the night over the roofs.
Rectangle {
    id: backdrop

    property bool isOutside: false

    color: Theme.dark ? "#12101c" : "#dccdb8"
    Art {
        anchors.fill: parent
        visible: !Theme.contrast
        fillMode: Image.PreserveAspectCrop
        verticalAlignment: Image.AlignTop
        // the picture is as wide as the window, or higher where that is narrow
        name: (backdrop.isOutside ? "tricks/placing-" : "tricks/room-") + (Theme.dark ? "night" : "paper")
    }
    Rectangle {
        anchors.fill: parent
        visible: Theme.contrast
        color: Theme.night
    }
}
