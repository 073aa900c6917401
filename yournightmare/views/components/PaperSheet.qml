pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.models

// The bare sheet: deckled edge, a darker sheet beneath, light falling across it.
Item {
    id: sheet

    property int seed: 1
    property bool shadow: true

    SoftShadow {
        anchors.fill: parent
        visible: sheet.shadow && !Theme.contrast
    }
    Rectangle {
        // all there is in the very first frame; later hidden by the torn sheet
        anchors { fill: parent; margins: 1.5 }
        color: Theme.paper
    }
    Loader {
        anchors.fill: parent
        active: !Settings.artHeld
        sourceComponent: TornSheet {
            seed: sheet.seed
        }
    }
}
