pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.models

// The bare sheet: deckled edge, a darker sheet beneath, light falling across it.
Item {
    id: sheet

    property int seed: 1
    property bool shadow: true

    Loader {
        anchors.fill: parent
        active: sheet.shadow && !Theme.contrast
        sourceComponent: SoftShadow { }
    }
    Rectangle {
        // all there is in the very first frame; later hidden by the torn sheet
        anchors { fill: parent; margins: 1.5 }
        color: Theme.paper
    }
    Loader {
        // room for the torn edge, which goes a little beyond the sheet
        anchors { fill: parent; margins: -4 }
        active: !Settings.artHeld
        // Kept as a picture: a Shape is dear in every frame. And the software renderer draws a
        // Shape that lies wholly outside a clipping area all the same; a layer is clipped.
        layer.enabled: true
        layer.smooth: true
        sourceComponent: Item {
            TornSheet {
                anchors { fill: parent; margins: 4 }
                seed: sheet.seed
            }
        }
    }
}
