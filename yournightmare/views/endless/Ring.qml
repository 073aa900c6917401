pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import yournightmare.models
import yournightmare.views.components

// The circle is the room: the ring of stones, the lantern, the Shadow, the door, the thread that
// tightens, the ghosts of the next throw, and in the middle the Nightmare's card.
Item {
    id: ring

    required property EndlessBoardView table

    // One unit of the drawing in pixels; the outermost 30 of its 760 hold nothing but night.
    readonly property real u: Math.min(width, height) / 700
    // read once for all stones
    readonly property int fields: table.fields
    readonly property int progress: table.progress
    readonly property int distance: table.distance
    readonly property real fieldAngle: 360 / fields
    readonly property real stoneRadius: 272 * u
    readonly property real stoneSize: Math.min(60, 60 * 24 / fields) * u

    // how far a belt has carried the lantern back, as a part of a field
    property real creep: 0
    property bool hasBelt: false
    property real lanternAt: progress - creep
    property real shadowAt: table.shadow

    readonly property bool isRuleShown: 234 * u >= Theme.scaled(178)
    property alias die: die
    // another game begins where it begins: nothing walks there
    property bool glides: true

    implicitWidth: 700
    implicitHeight: 700
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("The ring. The Shadow is %1 fields behind you.").arg(distance)

    Behavior on lanternAt {
        enabled: ring.glides
        NumberAnimation { duration: Theme.motion(320); easing.type: Easing.InOutQuad }
    }
    Behavior on shadowAt {
        enabled: ring.glides
        NumberAnimation { duration: Theme.motion(330); easing.type: Easing.InOutSine }
    }

    function pointAt(field: real, radius: real): point {
        const angle = field * fieldAngle * Math.PI / 180
        return Qt.point(width / 2 + radius * Math.sin(angle), height / 2 - radius * Math.cos(angle))
    }

    Art {
        name: "endless/ring-floor"
        anchors.centerIn: parent
        width: 760 * ring.u
        height: width
    }
    Art {
        readonly property point place: ring.pointAt(ring.lanternAt, ring.stoneRadius)
        name: "endless/lantern-glow"
        width: 380 * ring.u
        height: width
        x: place.x - width / 2
        y: place.y - height / 2 - 28 * ring.u
    }
    Item {
        anchors.centerIn: parent
        width: 760 * ring.u
        height: width

        RingPiece {
            name: "endless/shadow-stain"
            cut: Qt.rect(56, 10, 414, 356)
            turn: ring.shadowAt * ring.fieldAngle
        }
    }
    Repeater {
        model: ring.table.ring
        delegate: RingStone {
            id: stone
            readonly property point place: ring.pointAt(field, ring.stoneRadius)
            readonly property int away: {
                const gap = ((field - ring.progress) % ring.fields + ring.fields) % ring.fields
                return Math.min(gap, ring.fields - gap)
            }
            size: ring.stoneSize
            litness: Math.max(0, 3 - away)
            x: place.x - width / 2
            y: place.y - height / 2
        }
    }
    RingThread {
        anchors.centerIn: parent
        width: 760 * ring.u
        height: width
        visible: ring.distance > 0
        radius: 229 * ring.u
        fromAngle: ring.shadowAt * ring.fieldAngle
        toAngle: ring.lanternAt * ring.fieldAngle
        knots: Math.max(1, ring.distance)
        most: ring.fields
    }
    Item {
        anchors.centerIn: parent
        width: 760 * ring.u
        height: width

        RingPiece {
            name: "endless/shadow"
            cut: Qt.rect(94, 26, 360, 336)
            turn: ring.shadowAt * ring.fieldAngle
        }
        RingPiece {
            id: eyes
            name: "endless/shadow-eyes"
            cut: Qt.rect(196, 62, 204, 126)
            turn: ring.shadowAt * ring.fieldAngle
        }
        Timer {
            // between two blinks nothing moves, so that nothing is drawn
            property int blinks: 0
            running: !Theme.reducedMotion && eyes.isThere
            repeat: true
            interval: blinks % 2 ? 2100 : 4500
            onTriggered: {
                blinks += 1
                blink.restart()
            }
        }
        SequentialAnimation {
            id: blink
            NumberAnimation { target: eyes; property: "opacity"; to: 0; duration: 90 }
            NumberAnimation { target: eyes; property: "opacity"; to: 1; duration: 140 }
        }
    }
    Art {
        readonly property point place: ring.pointAt(ring.table.door, ring.stoneRadius)
        visible: ring.table.hasDoor
        name: "endless/door"
        width: 84 * ring.u
        height: 113 * ring.u
        x: place.x - width / 2
        y: place.y - height * 0.82
    }
    Repeater {
        // the faces that lead there, small dice outside the ring
        model: ring.table.ghosts
        delegate: DieFace {
            id: ghost
            required eyes
            required property bool isLantern
            required property int field
            required property int place
            required property int count
            required property bool isSecond
            readonly property point outside: ring.pointAt(field, 336 * ring.u)

            visible: field >= 0
            bright: isLantern
            width: Math.max(14, 17 * ring.u)
            height: width
            x: outside.x + (place - count / 2) * (width + 2) + 1
            y: outside.y - height / 2 + (isSecond ? height + 3 : 0)
        }
    }
    Loader {
        // the belt under the lantern creeps with it
        anchors.fill: parent
        active: ring.hasBelt
        sourceComponent: Shape {
            preferredRendererType: Shape.CurveRenderer
            ShapePath {
                strokeColor: Theme.withAlpha(Theme.shade, 0.8)
                strokeWidth: 15 * ring.u
                fillColor: "transparent"
                capStyle: ShapePath.RoundCap
                PathAngleArc {
                    centerX: ring.width / 2
                    centerY: ring.height / 2
                    radiusX: ring.stoneRadius
                    radiusY: ring.stoneRadius
                    startAngle: (ring.progress - 1) * ring.fieldAngle - 90
                    sweepAngle: ring.fieldAngle * 1.5
                }
            }
            ShapePath {
                strokeColor: Theme.red
                strokeWidth: 4 * ring.u
                strokeStyle: ShapePath.DashLine
                dashPattern: [1.5, 2]
                dashOffset: -14 * ring.creep
                fillColor: "transparent"
                PathAngleArc {
                    centerX: ring.width / 2
                    centerY: ring.height / 2
                    radiusX: ring.stoneRadius
                    radiusY: ring.stoneRadius
                    startAngle: (ring.progress + 0.5) * ring.fieldAngle - 90
                    sweepAngle: -ring.fieldAngle * 1.5
                }
            }
        }
    }
    Art {
        readonly property point place: ring.pointAt(ring.lanternAt, ring.stoneRadius)
        name: "endless/lantern"
        width: 74 * ring.u
        height: 102 * ring.u
        x: place.x - width / 2
        y: place.y - height * 0.8
    }
    NightmareCard {
        id: card
        anchors.centerIn: parent
        anchors.verticalCenterOffset: -6 * ring.u
        width: 250 * ring.u
        nightmare: ring.table.nightmare
        name: ring.table.nightmareName
        rule: ring.table.nightmareRule
        duration: ring.table.duration
        walked: ring.table.walked
        isRuleShown: ring.isRuleShown
        fades: ring.glides
    }
    Paper {
        id: plaque
        readonly property real middle: (ring.lanternAt + ring.shadowAt) / 2
        readonly property point place: ring.pointAt(middle, 226 * ring.u)
        x: place.x - width / 2
        y: place.y - height / 2
        padding: 1.5 * Theme.unit
        seed: 3
        visible: ring.distance > 0

        contentItem: Column {
            Text {
                anchors.horizontalCenter: parent.horizontalCenter
                text: ring.distance
                textFormat: Text.PlainText
                color: ring.distance <= 4 ? Theme.dangerOnPaper : Theme.ink
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: ring.isRuleShown ? Theme.head : Math.max(14, Math.min(Theme.head, 54 * ring.u))
                Accessible.ignored: true
            }
            Text {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: ring.isRuleShown
                text: qsTr("ahead")
                textFormat: Text.PlainText
                color: Theme.inkDim
                font.family: Theme.sans
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
        }
    }
    Die {
        id: die
        width: 84 * ring.u
        height: width
        x: ring.width / 2 + 250 * ring.u
        y: ring.height / 2 + 252 * ring.u
        eyes: ring.table.die
        visible: ring.table.die > 0
    }
    Connections {
        target: ring.table
        function onDieRolled(eyes: int, name: string) {
            die.roll(eyes)
        }
        function onBegun() {
            ring.glides = false
            begun.restart()
        }
    }
    Timer {
        id: begun
        interval: 300
        onTriggered: ring.glides = true
    }
}
