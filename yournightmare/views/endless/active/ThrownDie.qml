pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.views.components

// The die seen from above: it lies in the hand, runs along a recorded path, and rests. `path` holds
// x, y (mm) and turn (degrees) of sixty frames a second.
Item {
    id: die

    required property DiceBoard board
    required property var path
    required property real size
    property point inHand
    property int face: 6

    readonly property int frames: path.length / 3
    readonly property bool isRunning: run.running
    // what lies on top at this moment of the tumble
    property int shown: face
    property real millX: inHand.x
    property real millY: inHand.y
    property real turn: 0
    property real lift: 0
    readonly property point spot: board.place(millX, millY)
    signal landed()

    function start() {
        if (Theme.reducedMotion || frames < 2) {
            run.stop()
            standAt(frames - 1)
            landed()
        } else {
            run.reset()
            run.start()
        }
    }

    function finish() {
        if (!run.running)
            return
        run.stop()
        standAt(frames - 1)
        landed()
    }

    function standAt(frame: real) {
        // reckoned here: while the path changes, `frames` may still be of the last one
        const frames = path.length / 3
        if (frames === 0) {
            millX = Qt.binding(() => inHand.x)
            millY = Qt.binding(() => inHand.y)
            turn = 0
            lift = 0
            shown = Qt.binding(() => face)
            return
        }
        const low = Math.max(0, Math.min(frames - 1, Math.floor(frame)))
        const high = Math.min(frames - 1, low + 1)
        const part = Math.max(0, Math.min(1, frame - low))
        const way = index => path[3 * high + index] - path[3 * low + index]
        millX = path[3 * low] + part * way(0)
        millY = path[3 * low + 1] + part * way(1)
        const bend = ((way(2) + 540) % 360) - 180
        turn = path[3 * low + 2] + part * bend
        const speed = Math.hypot(way(0), way(1))
        const isLast = low >= frames - 2
        lift = isLast ? 0 : Math.min(1, speed / 9) * Math.abs(Math.sin(frame / 5))
        shown = isLast ? face : speed > 1.2 ? 1 + Math.floor(frame / 5) * 5 % 6 : shown
    }

    onPathChanged: if (!run.running) standAt(path.length / 3 - 1)
    Component.onCompleted: standAt(frames - 1)

    FrameAnimation {
        id: run
        onTriggered: {
            const frame = elapsedTime * 60
            die.standAt(frame)
            if (frame >= die.frames - 1) {
                stop()
                die.landed()
            }
        }
    }

    Art {
        name: "endless/die-shadow"
        width: die.size * 1.7
        height: width
        x: die.spot.x - width / 2 + die.size * (0.1 + 0.5 * die.lift)
        y: die.spot.y - height / 2 + die.size * (0.16 + 0.7 * die.lift)
    }
    Item {
        width: die.size * (1 + 0.35 * die.lift)
        height: width
        x: die.spot.x - width / 2
        y: die.spot.y - height / 2 - die.size * 0.5 * die.lift
        rotation: die.turn

        Repeater {
            model: 6
            Art {
                required property int index
                anchors.fill: parent
                // drawn larger than it is shown, so that it may grow without being drawn anew
                sourceSize: Qt.size(64, 64)
                name: "endless/die-" + (index + 1)
                visible: die.shown === index + 1
            }
        }
    }
}
