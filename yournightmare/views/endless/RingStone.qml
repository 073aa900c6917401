import QtQuick
import yournightmare.views.components

// One field of the ring: a stepping stone, and the ghosts of what a throw could bring here.
Item {
    id: stone

    required property int field
    required property bool lantern
    required property bool shadow
    required property bool door
    required property int ahead
    required property var lanternFaces
    required property var shadowFaces
    required property string text

    property real size: 60
    property int litness: 0

    width: size * 1.2
    height: size
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Art {
        anchors.fill: parent
        name: "endless/stone-" + (stone.field * 5 % 8)
    }
    Art {
        anchors.fill: parent
        name: "endless/stone-lit-" + (stone.field * 5 % 8)
        opacity: isThere ? stone.litness / 3 : 0
    }
    Rectangle {
        // where the lantern could go: a dashed place of light
        anchors.centerIn: parent
        visible: stone.lanternFaces.length > 0
        width: parent.width * 0.92
        height: parent.height * 0.92
        radius: height * 0.4
        color: Theme.withAlpha(Theme.moon, 0.16)
        border.width: 2
        border.color: Theme.moon
    }
    Art {
        visible: stone.lanternFaces.length > 0
        name: "endless/lantern-ghost"
        width: stone.size * 0.72
        height: stone.size
        anchors.centerIn: parent
        anchors.verticalCenterOffset: -stone.size * 0.2
    }
    Art {
        // where the Shadow could creep: two eyes in the stone
        anchors.fill: parent
        visible: stone.shadowFaces.length > 0 && !stone.lantern
        name: Theme.dark ? "endless/shadow-ghost" : "endless/shadow-ghost-light"
    }
}
