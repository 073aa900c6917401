pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import yournightmare.models
import yournightmare.views.components

// The time line: the score to be expected as a curve over the steps, the Nightmares as stretches,
// the marks on poles, and the moon that says where we are. It can be dragged.
FocusScope {
    id: line

    required property ReplayTable table

    readonly property real from: scaleWidth.width + 3 * Theme.unit
    readonly property real to: width - Theme.scaled(16)
    readonly property real ceiling: Theme.scaled(34)
    readonly property real floor: height - Theme.scaled(50)
    readonly property real stepWidth: (to - from) / Math.max(1, table.steps)
    // marks overlap nowhere: of two that are closer the larger stands
    readonly property real apart: Theme.scaled(26) / Math.max(0.1, stepWidth)
    readonly property int most: Math.max(6, Math.floor(width / Theme.scaled(40)))
    readonly property list<point> points: {
        const found = []
        for (const value of line.table.curve)
            found.push(Qt.point(at(value.x), high(value.y)))
        return found
    }

    implicitHeight: Theme.scaled(196)
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("Time line")
    Accessible.description: qsTr("Step %1 of %2. %3: %4.")
        .arg(table.position).arg(table.steps).arg(table.caption).arg(Math.round(table.expected))
    Accessible.focusable: true
    Accessible.onIncreaseAction: table.forward()
    Accessible.onDecreaseAction: table.back()

    onApartChanged: settle()
    onMostChanged: settle()
    onVisibleChanged: settle()
    Component.onCompleted: settle()

    function settle() {
        // of two time lines the one that is seen decides
        if (visible)
            table.keepMarksApart(apart, most)
    }

    function at(step: real): real {
        return from + step * stepWidth
    }

    function high(value: real): real {
        return floor - Math.min(1, value / table.top) * (floor - ceiling)
    }

    function stepAt(x: real): int {
        return Math.max(0, Math.min(table.steps, Math.round((x - from) / stepWidth)))
    }

    TextMetrics {
        id: scaleWidth
        text: String(line.table.top)
        font { family: Theme.sans; pixelSize: Theme.small }
    }
    Repeater {
        model: line.table.bands
        Item {
            id: band
            required property string name
            required property int start
            required property int end
            required property int index

            x: line.at(start)
            width: line.at(end) - x
            height: line.height

            Rectangle {
                y: line.ceiling
                width: parent.width
                height: line.floor - y + words.height + 6
                visible: band.index % 2 === 0
                color: Theme.withAlpha(Theme.light, Theme.dark ? 0.07 : 0.35)
            }
            Text {
                id: words
                x: 8
                y: line.floor + 4
                width: Math.max(0, parent.width - 10)
                visible: width > Theme.scaled(44)
                text: band.name
                textFormat: Text.PlainText
                color: line.table.position >= band.start && line.table.position < band.end ? Theme.moon : Theme.textDim
                font.family: Theme.serif
                font.italic: true
                font.pixelSize: Theme.body
                elide: Text.ElideRight
            }
        }
    }
    Repeater {
        model: 3
        Item {
            id: rung
            required property int index
            readonly property int value: line.table.top * index / 2
            y: line.high(value)
            width: line.width

            Rectangle {
                x: line.from
                width: line.to - line.from
                height: 1
                color: Theme.withAlpha(Theme.textDim, rung.index === 0 ? 0.7 : 0.3)
            }
            Text {
                x: line.from - width - 6
                y: -height / 2
                text: rung.value
                textFormat: Text.PlainText
                color: Theme.textDim
                font.family: Theme.sans
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
        }
    }
    Shape {
        id: area
        anchors.fill: parent
        visible: line.points.length > 1
        preferredRendererType: Shape.CurveRenderer
        // as in Icon: half out of sight, it would be drawn over the buttons below
        property var seenIn: Theme.palette
        layer.enabled: GraphicsInfo.api === GraphicsInfo.Software && (visible || seenIn === Theme.palette)
        layer.textureMirroring: upright.mirroring
        transform: Upright { id: upright; kept: area }
        onVisibleChanged: seenIn = Theme.palette

        ShapePath {
            strokeColor: "transparent"
            fillGradient: LinearGradient {
                x1: 0
                y1: line.ceiling
                x2: 0
                y2: line.floor
                GradientStop { position: 0; color: Theme.withAlpha(Theme.blue, 0.42) }
                GradientStop { position: 1; color: Theme.withAlpha(Theme.blue, 0.05) }
            }
            PathPolyline {
                path: line.points.length > 1
                    ? [Qt.point(line.points[0].x, line.floor), ...line.points,
                       Qt.point(line.points[line.points.length - 1].x, line.floor)]
                    : []
            }
        }
        ShapePath {
            strokeColor: Theme.withAlpha(Theme.shade, 0.6)
            strokeWidth: 6
            fillColor: "transparent"
            joinStyle: ShapePath.RoundJoin
            PathPolyline { path: line.points }
        }
        ShapePath {
            strokeColor: Theme.blue
            strokeWidth: 3
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin
            PathPolyline { path: line.points }
        }
    }
    Text {
        // below the curve and its marks, and where the moon isn't
        id: caption
        readonly property real room: Math.min(implicitWidth, line.to - line.from)
        readonly property bool isMoonHere: line.at(line.table.position) < line.from + room + moon.radius + 8

        x: isMoonHere ? Math.max(line.from, line.to - room) : line.from + 8
        y: moon.ceiling + moon.radius - height / 2
        width: room
        text: line.table.caption
        textFormat: Text.PlainText
        color: Theme.textDim
        font.family: Theme.sans
        font.pixelSize: Theme.small
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Rectangle {
        // what can't be shown any more
        x: line.at(line.table.lastStep)
        y: line.ceiling
        width: line.to - x
        height: line.floor - y
        visible: line.table.lastStep < line.table.steps
        color: Theme.withAlpha(Theme.danger, 0.16)

        Rectangle {
            width: 2
            height: parent.height
            color: Theme.danger
        }
    }
    Repeater {
        model: line.table.marks
        TimeMark {
            required property int step
            required property bool isStanding
            required property int roomBefore
            required property int roomAfter

            x: line.at(step)
            y: 2
            foot: line.high(line.table.top * 0.02)
            visible: isStanding
            roomLeft: roomBefore * line.stepWidth
            roomRight: roomAfter * line.stepWidth
            onChosen: line.table.goTo(step)
        }
    }
    MouseArea {
        anchors.fill: parent
        z: -1
        onPressed: mouse => {
            line.forceActiveFocus(Qt.MouseFocusReason)
            line.table.pause()
            line.table.goTo(line.stepAt(mouse.x))
        }
        onPositionChanged: mouse => {
            if (pressed)
                line.table.goTo(line.stepAt(mouse.x))
        }
    }
    Item {
        id: moon
        // below the words of the stretches
        readonly property real radius: Theme.scaled(12)
        readonly property real ceiling: line.floor + Theme.scaled(24)
        x: line.at(line.table.position)
        z: 2

        Behavior on x { NumberAnimation { duration: Theme.motion(140); easing.type: Easing.OutCubic } }

        Rectangle {
            x: -1.25
            y: line.ceiling - 6
            width: 2.5
            height: moon.ceiling - y
            color: Theme.moon
        }
        Rectangle {
            x: -5
            y: line.high(line.table.expected) - 5
            width: 10
            height: 10
            radius: 5
            color: Theme.goldHigh
            border.width: 2
            border.color: Theme.goldEdge
        }
        Rectangle {
            id: disc
            x: -width / 2
            y: moon.ceiling
            width: 2 * moon.radius
            height: width
            radius: width / 2
            border.width: 1.5
            border.color: Theme.goldEdge
            gradient: Gradient {
                GradientStop { position: 0; color: "#fff6cf" }
                GradientStop { position: 1; color: "#d7b25e" }
            }

            Repeater {
                model: [[0.3, 0.24, 0.2], [0.58, 0.5, 0.24], [0.24, 0.6, 0.15], [0.62, 0.2, 0.12]]
                Rectangle {
                    required property var modelData
                    x: disc.width * modelData[0]
                    y: disc.width * modelData[1]
                    width: disc.width * modelData[2]
                    height: width
                    radius: width / 2
                    color: Theme.withAlpha("#8a6420", 0.35)
                }
            }
            FocusRing {
                shown: line.activeFocus
                radius: disc.radius + 4
            }
        }
    }
}
