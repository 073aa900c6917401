import QtQuick
import yournightmare.views.components

// The room itself: papered wall, rail, skirting, floor, window and moonlight.
// `floorY` is where wall and floor meet, `scaling` the room's size against 1440 by 900.
Item {
    id: wall

    required property real floorY
    required property real scaling
    property bool isWindowShown: true
    readonly property string hour: Theme.dark ? "" : "-light"
    readonly property real dpr: Screen.devicePixelRatio

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.night }
            GradientStop { position: 0.45; color: Theme.nightHigh }
            GradientStop { position: 1; color: Theme.nightLow }
        }
    }

    Item {
        anchors.fill: parent
        visible: !Theme.contrast

        Art {
            width: parent.width
            height: wall.floorY
            fillMode: Image.Stretch
            // nothing but soft light: a small picture does, and spares memory
            sourceSize: Qt.size(240, 124)
            name: "bedroom/wall-shade" + wall.hour
        }
        TiledArt {
            width: parent.width
            height: wall.floorY
            name: "bedroom/wall" + wall.hour
            tile: Qt.size(116 * wall.scaling, 108 * wall.scaling)
        }
        Art {
            width: 300 * wall.scaling
            height: 540 * wall.scaling
            sourceSize: Qt.size(150, 270)
            name: "bedroom/wall-corner" + wall.hour
        }
        Art {
            x: parent.width - width
            width: 300 * wall.scaling
            height: 540 * wall.scaling
            mirror: true
            sourceSize: Qt.size(150, 270)
            name: "bedroom/wall-corner" + wall.hour
        }
        TiledArt {
            y: 24 * wall.scaling
            width: parent.width
            height: 18 * wall.scaling
            name: "bedroom/rail" + wall.hour
            tile: Qt.size(64 * wall.scaling, 18 * wall.scaling)
        }
        TiledArt {
            y: wall.floorY - height + 2
            width: parent.width
            height: 40 * wall.scaling
            name: "bedroom/skirting" + wall.hour
            tile: Qt.size(256 * wall.scaling, 40 * wall.scaling)
        }
        Art {
            y: wall.floorY
            width: parent.width
            height: Math.max(parent.height - wall.floorY, 156 * wall.scaling)
            fillMode: Image.Stretch
            name: "bedroom/floor" + wall.hour
        }
    }

    BedroomWindow {
        x: 26 * wall.scaling
        y: 6 * wall.scaling
        visible: wall.isWindowShown
        scaling: wall.scaling
    }
    Art {
        x: 60 * wall.scaling
        y: 40 * wall.scaling
        width: 520 * wall.scaling
        height: 760 * wall.scaling
        sourceSize: Qt.size(130, 190)
        visible: wall.isWindowShown && !Theme.contrast
        name: "bedroom/moonbeam"
    }
}
