pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import yournightmare.models
import yournightmare.views.components

// The dice board from above: zones by their data, markers in the way, the hand, the die on its path.
Item {
    id: board

    required property DiceThrow throwing
    property bool isInteractive: true
    // whether what came of the throw stands on the board, and the bars before it
    property bool tells: true
    // how it is done, and what came of it
    readonly property string told: die.isRunning ? "" : throwing.said !== "" ? throwing.said : isInteractive ? throwing.hint : ""

    // what is in sight, in mm: from behind the hand to where a die lies that fell off
    readonly property real nearEdge: throwing.near - 10
    readonly property real farEdge: throwing.far + 66
    readonly property real scaleOf: Math.min((height - 2 * rim) / (farEdge - nearEdge), (width - 2 * rim) / 290)
    readonly property real rim: 0.045 * height
    readonly property bool isRunning: die.isRunning
    property point last
    signal landed()

    implicitWidth: 320
    implicitHeight: 520
    Accessible.role: Accessible.Graphic
    Accessible.name: throwing.described
    Accessible.description: told

    function place(x: real, y: real): point {
        return Qt.point(width / 2 + x * scaleOf, height - rim - (y - nearEdge) * scaleOf)
    }

    function millimetres(x: real, y: real): point {
        return Qt.point((x - width / 2) / scaleOf, (height - rim - y) / scaleOf + nearEdge)
    }

    function finish() {
        die.finish()
    }

    // Whether the shown path comes so near to a marker that it touches it.
    function isTouched(marker: point): bool {
        if (!throwing.touched || die.isRunning)
            return false
        const path = throwing.path
        const reach = throwing.die * 0.72 + throwing.marker + 1
        for (let i = 0; i < path.length; i += 3) {
            if (Math.hypot(path[i] - marker.x, path[i + 1] - marker.y) < reach)
                return true
        }
        return false
    }

    SoftShadow {
        anchors.fill: parent
    }
    Art {
        anchors.fill: parent
        fillMode: Image.Stretch
        name: Theme.dark ? "endless/active/board" : "endless/active/board-light"
    }
    Item {
        id: cloth
        anchors { fill: parent; leftMargin: board.width * 0.06; rightMargin: board.width * 0.06 }
        anchors { topMargin: board.rim; bottomMargin: board.rim }
        clip: true

        Item {
            x: -cloth.anchors.leftMargin
            y: -board.rim
            width: board.width
            height: board.height

            Repeater {
                model: board.throwing.zones
                BoardZone {
                    required property var modelData
                    board: board
                    name: modelData.name
                    number: modelData.zone
                    points: modelData.points
                    label: modelData.label
                }
            }
            Art {
                // the lid lies under the strips it has to be reached over
                readonly property point middle: board.place(0, board.throwing.far * 0.42)
                visible: board.throwing.isLid
                width: 236 * board.scaleOf
                height: 262 * board.scaleOf
                fillMode: Image.Stretch
                x: middle.x - width / 2
                y: middle.y - height / 2
                name: "endless/active/lid"
                opacity: isThere ? 0.34 : 0
            }
            Repeater {
                model: board.throwing.markers
                Art {
                    id: marker
                    required property point modelData
                    readonly property point spot: board.place(modelData.x, modelData.y)
                    readonly property bool touched: board.isTouched(modelData)
                    // its body, as large as the marker is, takes 48 of the drawing's 128
                    width: board.throwing.marker * 2 * 128 / 48 * board.scaleOf
                    height: width
                    x: spot.x - width / 2
                    y: spot.y - height / 2
                    sourceSize: Qt.size(96, 96)
                    name: "endless/active/marker-" + board.throwing.sign + (touched ? "-touched" : "")

                    Rectangle {
                        anchors.centerIn: parent
                        visible: marker.touched
                        width: Math.max(20, parent.width * 0.8)
                        height: width
                        radius: width / 2
                        color: "transparent"
                        border { width: 2.5; color: "#ff9a86" }
                    }
                }
            }
            Art {
                // the mat: here the hand may be
                readonly property point corner: board.place(board.throwing.handBox.x, board.throwing.handBox.y + board.throwing.handBox.height)
                // the cloth of the picture, without its fringes, covers the hand's box
                readonly property real across: board.throwing.handBox.width * board.scaleOf
                readonly property real along: board.throwing.handBox.height * board.scaleOf
                visible: board.throwing.isOpen
                x: corner.x - 0.07 * across
                y: corner.y - 0.1 * along
                width: 1.14 * across
                height: 1.22 * along
                fillMode: Image.Stretch
                opacity: board.throwing.isHeld ? 1 : 0.9
                name: "endless/active/mat"
            }
            Shape {
                // the aim: where a straight flick would go
                id: aimLine
                readonly property point from: board.place(board.throwing.hand.x, board.throwing.hand.y)
                property real angle: 0
                readonly property real far: 300 * board.scaleOf
                anchors.fill: parent
                visible: board.throwing.isOpen && (board.throwing.isHeld || board.throwing.bar !== "")

                ShapePath {
                    strokeColor: "#f2d98a"
                    strokeWidth: 2
                    strokeStyle: ShapePath.DashLine
                    dashPattern: [3, 3]
                    fillColor: "transparent"
                    startX: aimLine.from.x
                    startY: aimLine.from.y
                    PathLine {
                        x: aimLine.from.x + aimLine.far * Math.sin(aimLine.angle * Math.PI / 180)
                        y: aimLine.from.y - aimLine.far * Math.cos(aimLine.angle * Math.PI / 180)
                    }
                }
            }
            ThrownDie {
                id: die
                anchors.fill: parent
                board: board
                path: board.throwing.path
                size: board.throwing.die * board.scaleOf
                inHand: board.throwing.hand
                face: board.throwing.zone > 0 ? board.throwing.zone : 6
                onLanded: board.landed()
            }
            Art {
                // the hand that throws: from the side whose turn it is
                readonly property point tip: board.place(board.throwing.hand.x, board.throwing.hand.y)
                visible: board.throwing.isOpen && !board.throwing.isThrown
                width: 74 * board.scaleOf
                height: width * 190 / 150
                x: tip.x - width * (board.throwing.side < 0 ? 0.6 : 0.4)
                y: tip.y + board.throwing.die * 0.3 * board.scaleOf
                mirror: board.throwing.side < 0
                name: "endless/active/hand"
            }
        }
    }
    Rectangle {
        // how it is done, and what came of it, where the eyes are
        anchors { top: parent.top; topMargin: board.rim * 0.3; horizontalCenter: parent.horizontalCenter }
        visible: board.tells && said.text !== ""
        width: said.width + 5 * Theme.unit
        height: said.implicitHeight + 2 * Theme.unit
        radius: 6
        color: Theme.withAlpha("#0b0918", 0.78)

        Text {
            id: said
            anchors.centerIn: parent
            width: Math.min(implicitWidth, board.width * 0.96 - 5 * Theme.unit)
            text: board.told
            textFormat: Text.PlainText
            color: "#efe6d2"
            font.family: Theme.serif
            font.bold: true
            // on a small board large letters would hide the zones; the story tells it, too
            font.pixelSize: Math.min(Theme.body, Math.max(13, board.width * 0.055))
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
    Rectangle {
        // at the far end: hand, die and aim are in sight
        anchors { top: parent.top; topMargin: board.rim / 2; horizontalCenter: parent.horizontalCenter }
        visible: board.tells && board.throwing.bar !== ""
        width: board.width * 0.84
        height: bars.implicitHeight + 3 * Theme.unit
        radius: 6
        color: Theme.withAlpha(Theme.night, 0.9)

        SwingBars {
            id: bars
            anchors { fill: parent; margins: 1.5 * Theme.unit; leftMargin: 3 * Theme.unit; rightMargin: 3 * Theme.unit }
            throwing: board.throwing
        }
    }
    TimedInput {
        anchors.fill: parent
        enabled: board.isInteractive

        onPressed: (x, y, stamp, at) => {
            die.finish()
            const spot = board.millimetres(x, y)
            board.throwing.take(spot.x, spot.y, stamp, at)
            aimLine.angle = 0
            board.last = Qt.point(x, y)
        }
        onMoved: (x, y, stamp, at) => {
            const spot = board.millimetres(x, y)
            if (Math.hypot(x - board.last.x, y - board.last.y) > 6) {
                // the line follows where the hand is going
                const angle = Math.atan2(x - board.last.x, board.last.y - y) * 180 / Math.PI
                if (Math.abs(angle) < 80)
                    aimLine.angle = angle
                board.last = Qt.point(x, y)
            }
            board.throwing.carry(spot.x, spot.y, stamp, at)
        }
        onReleased: (x, y, stamp, at) => {
            const spot = board.millimetres(x, y)
            board.throwing.letGo(spot.x, spot.y, stamp, at)
        }
        onCancelled: board.throwing.drop()
    }
    FrameAnimation {
        // the aim swings with the bar; held, it stays
        running: board.isInteractive && board.throwing.bar === "aim" && board.visible
        onTriggered: aimLine.angle = (2 * board.throwing.barNow() - 1) * board.throwing.barAngle
    }
    Connections {
        target: board.throwing
        function onThrown() { die.start() }
        function onChanged() {
            if (board.throwing.bar === "power")
                aimLine.angle = board.throwing.aim
        }
    }
}
