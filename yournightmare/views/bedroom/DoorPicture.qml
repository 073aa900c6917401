pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.views.components

// A door's drawing, 420 by 520 with an opening of 320 by 452 at (50, 44). When one stands before it,
// the light behind it grows and what is behind it comes to life.
Item {
    id: picture

    required property string game
    property bool isNear: false

    implicitWidth: 420
    implicitHeight: 520

    Rectangle {
        // what is there before the drawing has come
        visible: !art.isThere
        x: parent.width * 50 / 420
        y: parent.height * 44 / 520
        width: parent.width * 320 / 420
        height: parent.height * 452 / 520
        topLeftRadius: width / 2
        topRightRadius: width / 2
        color: Theme.dark ? "#07060d" : Theme.stoneLow
        border.width: 10
        border.color: Theme.panelEdge
    }
    Art {
        id: art
        anchors.fill: parent
        name: "doors/" + picture.game
        visible: !(living.item as LivingDoor)?.isReady
    }
    Loader {
        id: living
        anchors.fill: parent
        active: picture.isNear && !Theme.reducedMotion
        sourceComponent: LivingDoor { game: picture.game }
    }
    Art {
        anchors.fill: parent
        // nothing but soft light: a small picture does, and spares memory
        sourceSize: Qt.size(105, 130)
        name: picture.isNear ? "doors/" + picture.game + "-glow" : ""
        z: -1
    }
}
