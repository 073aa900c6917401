pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.views.components

// A door that doesn't open yet: the same casing, its leaf shut, with an iron band and a lock.
Item {
    id: door

    required property string game

    // One unit of the drawing's 420 in pixels.
    readonly property real u: width / 420

    Rectangle {
        // darkness between leaf and arch
        x: 46 * door.u
        y: 40 * door.u
        width: 328 * door.u
        height: 456 * door.u
        topLeftRadius: 132 * door.u
        topRightRadius: 132 * door.u
        color: "#120d1e"
    }
    Rectangle {
        id: leaf
        x: 50 * door.u
        y: 44 * door.u
        width: 320 * door.u
        height: 452 * door.u
        topLeftRadius: width / 2
        topRightRadius: width / 2
        border.width: Math.max(1, 3 * door.u)
        border.color: "#120d1e"
        gradient: Gradient {
            GradientStop { position: 0; color: "#3d3358" }
            GradientStop { position: 0.6; color: "#2c2444" }
            GradientStop { position: 1; color: "#1c1630" }
        }

        Repeater {
            // the gaps between five planks; the outer ones begin lower, under the arch
            model: 4
            Rectangle {
                required property int index
                readonly property real off: Math.abs((index + 1) * 64 - 160)
                x: (index + 1) * 64 * door.u
                y: (160 - Math.sqrt(160 * 160 - off * off) + 5) * door.u
                width: Math.max(1, 3 * door.u)
                height: leaf.height - y - 4 * door.u
                color: "#150f24"

                Rectangle {
                    anchors.left: parent.right
                    width: Math.max(1, 2 * door.u)
                    height: parent.height
                    color: Qt.rgba(0.8, 0.75, 1, 0.09)
                }
            }
        }
        Repeater {
            model: [112, 340]
            Rectangle {
                required property int modelData
                x: 4 * door.u
                y: modelData * door.u
                width: leaf.width - 8 * door.u
                height: 26 * door.u
                color: "#57516f"
                border.width: Math.max(1, 2 * door.u)
                border.color: "#191426"

                Repeater {
                    model: 5
                    Rectangle {
                        required property int index
                        x: (32 + index * 64) * door.u - 4 * door.u - width / 2
                        y: (parent.height - height) / 2
                        width: 9 * door.u
                        height: width
                        radius: width / 2
                        color: "#a49cc4"
                    }
                }
            }
        }
        Item {
            // the lock
            x: (parent.width - width) / 2
            y: 84 * door.u
            width: 84 * door.u
            height: 112 * door.u

            Rectangle {
                x: 15 * door.u
                width: 54 * door.u
                height: 70 * door.u
                radius: width / 2
                color: "transparent"
                border.width: 11 * door.u
                border.color: "#b9b2d4"
            }
            Rectangle {
                y: 40 * door.u
                width: parent.width
                height: 72 * door.u
                radius: 10 * door.u
                border.width: Math.max(1, 3 * door.u)
                border.color: "#3a2608"
                gradient: Gradient {
                    GradientStop { position: 0; color: "#e9c878" }
                    GradientStop { position: 1; color: "#a9782c" }
                }

                Rectangle {
                    x: (parent.width - width) / 2
                    y: 18 * door.u
                    width: 18 * door.u
                    height: width
                    radius: width / 2
                    color: "#2a1a06"
                }
                Rectangle {
                    x: (parent.width - width) / 2
                    y: 30 * door.u
                    width: 8 * door.u
                    height: 24 * door.u
                    color: "#2a1a06"
                }
            }
        }
    }
    Art {
        anchors.fill: parent
        name: "doors/" + door.game + "-casing"
    }
}
