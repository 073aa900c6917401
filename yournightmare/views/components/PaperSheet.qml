pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.models

// The bare sheet: deckled edge, a darker sheet beneath, light falling across it.
Item {
    id: sheet

    property int seed: 1
    property bool shadow: true
    // The size come to rest. While a layout looks for its sizes a dozen come and go in a turn; to
    // tear a sheet and to blur a shadow for each of them would take longer than a frame.
    property size rest: Qt.size(0, 0)

    onWidthChanged: Qt.callLater(settle)
    onHeightChanged: Qt.callLater(settle)

    function settle() {
        rest = Qt.size(width, height)
    }

    Loader {
        width: sheet.rest.width
        height: sheet.rest.height
        active: sheet.shadow && !Theme.contrast
        sourceComponent: SoftShadow { }
    }
    Rectangle {
        // all there is in the very first frame; later hidden by the torn sheet
        anchors { fill: parent; margins: 1.5 }
        color: Theme.paper
    }
    Loader {
        id: torn
        // room for the torn edge, which goes a little beyond the sheet
        x: -4
        y: -4
        width: sheet.rest.width + 8
        height: sheet.rest.height + 8
        active: !Settings.artHeld
        // Kept as a picture: a Shape is dear in every frame. And the software renderer draws a
        // Shape that lies wholly outside a clipping area all the same; a layer is clipped. It is made
        // anew as in Icon.
        property var seenIn: Theme.palette
        layer.enabled: visible || seenIn === Theme.palette || GraphicsInfo.api !== GraphicsInfo.Software
        layer.smooth: true
        layer.textureMirroring: upright.mirroring
        transform: Upright { id: upright; kept: torn }
        onVisibleChanged: seenIn = Theme.palette
        sourceComponent: Item {
            TornSheet {
                anchors { fill: parent; margins: 4 }
                seed: sheet.seed
            }
        }
    }
}
