pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.views.components

// A door that has noticed you: its parts, some of which move a little. Shown once all are there.
// What moves is drawn in a picture of its own size: whole canvases would take much memory.
Item {
    id: door

    required property string game

    readonly property rect whole: Qt.rect(0, 0, 420, 520)
    // From back to front: the part's name, how it moves, and its place in the door's drawing.
    readonly property var layers: ({
        worst: [
            ["back", "", whole],
            ["face", "blink", Qt.rect(288, 112, 52, 52)],
            ["leaf", "shift", Qt.rect(34, 28, 260, 472)],
            ["fingers", "tap", Qt.rect(190, 244, 84, 92)],
            ["casing", "", whole]
        ],
        endless: [
            ["back", "", whole],
            ["eyes", "look", Qt.rect(66, 98, 144, 144)],
            ["bearer", "walk", Qt.rect(160, 220, 216, 250)],
            ["mist", "drift", Qt.rect(30, 390, 360, 112)],
            ["casing", "", whole]
        ],
        tricks: [
            ["back", "", whole],
            ["eyes", "look", Qt.rect(76, 94, 284, 136)],
            ["fan", "sway", Qt.rect(36, 190, 348, 312)],
            ["casing", "", whole]
        ]
    })
    readonly property bool isReady: missing === 0
    property int missing: layers[game].length

    Repeater {
        model: door.layers[door.game]
        Art {
            id: layer
            required property var modelData
            readonly property string motion: modelData[1]
            readonly property rect place: modelData[2]
            // One unit of the drawing's 420 in pixels.
            readonly property real u: door.width / 420
            property real shift: 0
            property real turn: 0
            property bool isShut: false

            x: place.x * u
            y: place.y * u
            width: place.width * u
            height: place.height * u
            name: "doors/" + door.game + "-" + modelData[0]
            visible: door.isReady && !isShut
            onIsThereChanged: door.missing += isThere ? -1 : 1
            transform: [
                Translate {
                    x: layer.motion === "tap" ? 0 : layer.shift * layer.u
                    y: layer.motion === "tap" ? layer.shift * layer.u : 0
                },
                Rotation {
                    origin.x: (210 - layer.place.x) * layer.u
                    origin.y: (420 - layer.place.y) * layer.u
                    angle: layer.turn
                }
            ]

            SequentialAnimation on shift {
                running: ["shift", "look", "walk", "drift"].includes(layer.motion)
                loops: Animation.Infinite
                NumberAnimation { to: layer.reach; duration: layer.slowness; easing.type: Easing.InOutSine }
                PauseAnimation { duration: layer.motion === "look" ? 900 : 60 }
                NumberAnimation { to: -layer.reach; duration: layer.slowness * 1.3; easing.type: Easing.InOutSine }
                PauseAnimation { duration: layer.motion === "look" ? 700 : 60 }
            }
            SequentialAnimation on shift {
                running: layer.motion === "tap"
                loops: Animation.Infinite
                PauseAnimation { duration: 700 }
                NumberAnimation { to: 2; duration: 90 }
                NumberAnimation { to: 0; duration: 140 }
                NumberAnimation { to: 2; duration: 90 }
                NumberAnimation { to: 0; duration: 200 }
            }
            SequentialAnimation on turn {
                running: layer.motion === "sway"
                loops: Animation.Infinite
                NumberAnimation { to: 1.4; duration: 1300; easing.type: Easing.InOutSine }
                NumberAnimation { to: -1.4; duration: 1500; easing.type: Easing.InOutSine }
            }
            Timer {
                running: layer.motion === "blink" || layer.motion === "look"
                interval: layer.isShut ? 130 : 2600
                repeat: true
                onTriggered: layer.isShut = !layer.isShut
            }

            readonly property real reach: ({ shift: 4, look: 2, walk: 4, drift: 10 })[motion] ?? 0
            readonly property int slowness: ({ shift: 1900, look: 260, walk: 1600, drift: 3600 })[motion] ?? 1000
        }
    }
}
