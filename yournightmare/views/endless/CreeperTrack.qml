pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.views.components

// Horrors or Fear: a creeper over slabs. Up to its guard it is held back; past it, it breaks
// through, in another colour and with cracked slabs.
Item {
    id: track

    required property string creeper
    required property int value
    required property int highest
    property real squeeze: 1
    required property int guard

    readonly property real slab: track.squeeze * Math.min(Theme.scaled(46) * Math.max(1, width / (330 * Theme.textScale)), width / (highest + 0.6))
    readonly property real tall: slab * 0.78
    readonly property bool breaks: value > guard

    implicitHeight: tall * 1.75

    Repeater {
        model: track.highest
        Art {
            required property int index
            width: track.slab
            height: track.slab * 38 / 52
            x: index * track.slab
            y: track.tall * 0.9
            name: index < track.value && index >= track.guard ? "endless/slab-" + track.creeper + "-broken"
                : index < track.guard ? "endless/slab-" + track.creeper + "-held"
                : "endless/slab-empty"
        }
    }
    Item {
        id: snake
        property real reach: track.value * track.slab
        width: reach + track.slab * 0.35
        height: track.slab * 44 / 48
        y: track.tall * 0.28
        visible: track.value > 0
        clip: false

        Behavior on reach { NumberAnimation { duration: Theme.motion(300); easing.type: Easing.OutCubic } }

        Repeater {
            // all there can be are made once, and shown as needed
            model: track.highest
            Art {
                required property int index
                width: track.slab + 1
                height: snake.height
                x: snake.reach - (index + 2) * track.slab + track.slab * 0.35
                visible: index < track.value && x > -track.slab * 1.3
                name: "endless/creeper-" + track.creeper + "-body" + (track.value - index > track.guard + 1 ? "-danger" : "")
            }
        }
        Art {
            width: track.slab * 64 / 48
            height: snake.height
            x: snake.reach - track.slab + track.slab * 0.32
            name: "endless/creeper-" + track.creeper + "-head" + (track.breaks ? "-danger" : "")
        }
    }
    Art {
        // the wall of the guard: what is right of it is not held
        readonly property string tone: track.creeper === "horrors" ? "green" : "blue"
        name: "endless/ward-" + tone
        width: track.slab * 0.42
        height: track.implicitHeight
        x: track.guard * track.slab - width / 2
        visible: track.guard > 0
        Behavior on x { NumberAnimation { duration: Theme.motion(300) } }
    }
}
