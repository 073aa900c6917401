import QtQuick
import QtQuick.Shapes
import yournightmare.views.components

// A zone of the dice board: its outline is data, so it is a polygon; the higher, the brighter.
Item {
    id: zone

    required property string name
    required property int number
    required property var points
    required property point label
    required property DiceBoard board

    anchors.fill: parent
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Zone %1").arg(name)

    Shape {
        anchors.fill: parent

        ShapePath {
            strokeColor: Theme.withAlpha("#efe6d2", 0.75)
            strokeWidth: 1.4
            fillColor: Qt.rgba(0.95, 0.85, 0.54, 0.03 + 0.09 * (zone.number - 2))
            joinStyle: ShapePath.RoundJoin

            PathPolyline {
                path: {
                    const placed = zone.points.map(point => zone.board.place(point.x, point.y))
                    return placed.concat(placed.slice(0, 1))
                }
            }
        }
    }
    Text {
        readonly property point at: zone.board.place(zone.label.x, zone.label.y)
        x: at.x + 2 * Theme.unit
        y: at.y - height / 2
        text: zone.name
        textFormat: Text.PlainText
        color: "#efe6d2"
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Math.max(13, Math.min(Theme.large, 26 * zone.board.scaleOf))
        Accessible.ignored: true
    }
}
