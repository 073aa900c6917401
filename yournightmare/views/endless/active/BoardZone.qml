import QtQuick
import QtQuick.Shapes
import yournightmare.views.components

// A zone of the dice board: its outline is data, so it is a polygon. The more it is worth, the more
// moonlight lies on it, and the fuller is the moon printed there.
Item {
    id: zone

    required property string name
    required property int number
    required property var points
    required property point label
    required property DiceBoard board

    readonly property var placed: points.map(point => board.place(point.x, point.y))
    readonly property rect bounds: {
        const xs = placed.map(spot => spot.x)
        const ys = placed.map(spot => spot.y)
        const left = Math.min(...xs)
        const top = Math.min(...ys)
        return Qt.rect(left, top, Math.max(...xs) - left, Math.max(...ys) - top)
    }
    readonly property real worth: (number - 2) / 4

    anchors.fill: parent
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Zone %1").arg(name)

    function lit(alpha: real): color {
        return Qt.rgba(0.42 + 0.53 * worth, 0.36 + 0.49 * worth, 0.68 - 0.14 * worth, alpha)
    }

    Shape {
        anchors.fill: parent

        ShapePath {
            // the seam: dark below, a light thread above
            strokeColor: Theme.withAlpha("#0d0a18", 0.85)
            strokeWidth: 4
            joinStyle: ShapePath.RoundJoin
            fillGradient: LinearGradient {
                x1: zone.bounds.x
                y1: zone.bounds.y
                x2: zone.bounds.x
                y2: zone.bounds.y + zone.bounds.height
                GradientStop { position: 0; color: zone.lit(0.26 + 0.28 * zone.worth) }
                GradientStop { position: 1; color: zone.lit(0.1 + 0.2 * zone.worth) }
            }
            PathPolyline { path: zone.placed.concat(zone.placed.slice(0, 1)) }
        }
        ShapePath {
            strokeColor: Theme.withAlpha("#efe6d2", 0.8)
            strokeWidth: 1.3
            fillColor: "transparent"
            joinStyle: ShapePath.RoundJoin
            PathPolyline { path: zone.placed.concat(zone.placed.slice(0, 1)) }
        }
    }
    Art {
        width: Math.min(0.86 * zone.bounds.height, 0.32 * zone.bounds.width, 62 * zone.board.scaleOf)
        height: width
        x: zone.bounds.x + zone.bounds.width - width - 0.04 * zone.bounds.width
        y: zone.bounds.y + (zone.bounds.height - height) / 2
        sourceSize: Qt.size(96, 96)
        // under the lid the markers need the ground to themselves
        visible: !zone.board.throwing.isLid
        opacity: 0.85
        name: "endless/active/zone-" + zone.number
    }
    Text {
        readonly property point at: zone.board.place(zone.label.x, zone.label.y)
        x: at.x + 2.5 * Theme.unit
        y: at.y - height / 2
        text: zone.name
        textFormat: Text.PlainText
        color: "#fbf3df"
        style: Text.Outline
        styleColor: Theme.withAlpha("#0d0a18", 0.7)
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Math.max(13, Math.min(Theme.large, 30 * zone.board.scaleOf))
        Accessible.ignored: true
    }
}
