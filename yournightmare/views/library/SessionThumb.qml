pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import yournightmare.views.components

// A board in small: the ring of stones, the lantern and its light, the creeping Shadow, the door; or
// whoever leads at a table for several. `thumbnail` holds the public fields (sessions/headline.py).
Item {
    id: thumb

    required property var thumbnail
    readonly property int fields: Math.max(1, thumbnail?.fields ?? 24)
    readonly property bool isKnown: thumbnail?.fields !== undefined
    readonly property bool isTable: !isKnown && thumbnail?.points !== undefined
    readonly property bool hasDoor: (thumbnail?.nightmare ?? "") !== ""
    readonly property real radius: Math.min(width, height) * 0.37
    readonly property real stone: radius * 2 * Math.PI / fields

    clip: true
    Accessible.ignored: true

    function degrees(field: int): real {
        return field * 360 / fields - 90
    }

    function place(field: int): point {
        const angle = degrees(field) * Math.PI / 180
        return Qt.point(width / 2 + radius * Math.cos(angle), height / 2 + radius * Math.sin(angle))
    }

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: "#37305a" }
            GradientStop { position: 1; color: "#100d1c" }
        }
    }
    Rectangle {
        // the lantern's light
        readonly property point spot: thumb.place(thumb.thumbnail?.progress ?? 0)
        visible: thumb.isKnown
        width: thumb.radius * 1.3
        height: width
        radius: width / 2
        x: spot.x - width / 2
        y: spot.y - height / 2
        color: Theme.withAlpha("#ffd68a", 0.16)

        Rectangle {
            anchors.centerIn: parent
            width: parent.width * 0.58
            height: width
            radius: width / 2
            color: Theme.withAlpha("#ffd68a", 0.22)
        }
    }
    Shape {
        id: stones
        anchors.fill: parent
        visible: thumb.isKnown
        preferredRendererType: Shape.GeometryRenderer
        // as in Icon: out of sight it would be drawn over whatever is there
        layer.enabled: GraphicsInfo.api === GraphicsInfo.Software
        layer.textureMirroring: upright.mirroring
        transform: Upright { id: upright; kept: stones }

        ShapePath {
            strokeColor: "#8a83b0"
            strokeWidth: Math.max(3, thumb.radius * 0.17)
            strokeStyle: ShapePath.DashLine
            dashPattern: [thumb.stone * 0.72 / strokeWidth, thumb.stone * 0.28 / strokeWidth]
            capStyle: ShapePath.FlatCap
            fillColor: "transparent"
            PathAngleArc {
                centerX: thumb.width / 2
                centerY: thumb.height / 2
                radiusX: thumb.radius
                radiusY: thumb.radius
                startAngle: -90 - 360 / thumb.fields * 0.36
                sweepAngle: 359.9
            }
        }
        ShapePath {
            // the Shadow, with what it has covered behind it
            strokeColor: "#0b0814"
            strokeWidth: Math.max(6, thumb.radius * 0.34)
            capStyle: ShapePath.RoundCap
            fillColor: "transparent"
            PathAngleArc {
                centerX: thumb.width / 2
                centerY: thumb.height / 2
                radiusX: thumb.radius
                radiusY: thumb.radius
                startAngle: thumb.degrees(thumb.thumbnail?.shadow ?? 0) - 44
                sweepAngle: 44
            }
        }
    }
    Row {
        readonly property point spot: thumb.place(thumb.thumbnail?.shadow ?? 0)
        visible: thumb.isKnown
        spacing: thumb.radius * 0.06
        x: spot.x - width / 2
        y: spot.y - height / 2

        Repeater {
            model: 2
            Rectangle {
                width: Math.max(3, thumb.radius * 0.1)
                height: width * 0.8
                radius: height / 2
                color: "#f2ead8"
            }
        }
    }
    Rectangle {
        readonly property point spot: thumb.place(thumb.thumbnail?.end ?? 0)
        visible: thumb.isKnown && thumb.hasDoor
        width: Math.max(7, thumb.radius * 0.26)
        height: width * 1.5
        topLeftRadius: width / 2
        topRightRadius: width / 2
        x: spot.x - width / 2
        y: spot.y - height * 0.7
        color: "#f2c878"
        border.width: Math.max(1, thumb.radius * 0.05)
        border.color: "#574a86"
    }
    Rectangle {
        readonly property point spot: thumb.place(thumb.thumbnail?.progress ?? 0)
        visible: thumb.isKnown
        width: Math.max(6, thumb.radius * 0.2)
        height: width
        radius: width / 2
        x: spot.x - width / 2
        y: spot.y - height / 2
        color: "#fff3cf"
        border.width: Math.max(1, thumb.radius * 0.03)
        border.color: "#8a5a1c"
    }
    Icon {
        anchors.centerIn: parent
        visible: !thumb.isKnown && !thumb.isTable
        name: "warning"
        color: "#f2d98a"
        size: Math.min(thumb.width, thumb.height) * 0.4
    }
    Loader {
        anchors.fill: parent
        active: thumb.isTable
        sourceComponent: GamePicture {
            thumbnail: thumb.thumbnail
            isSmall: true
        }
    }
}
