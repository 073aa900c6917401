import QtQuick
import yournightmare.views.components

// The wooden table; a window's light lies across it.
Rectangle {
    color: Theme.night

    Art {
        anchors.fill: parent
        visible: !Theme.contrast
        fillMode: Image.PreserveAspectCrop
        name: Theme.dark ? "worst/table-night" : "worst/table-paper"
    }
}
