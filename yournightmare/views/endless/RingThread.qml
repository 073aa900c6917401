pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import yournightmare.views.components

// The thread between Shadow and lantern: it tightens and reddens as they come together.
Item {
    id: thread

    required property real radius
    required property real fromAngle
    required property real toAngle
    required property int knots
    // as many as there can be: made once, shown as needed
    required property int most

    readonly property real sweep: toAngle - fromAngle
    // 1 when the Shadow is about to reach you, 0 when it is far off
    readonly property real tension: Math.max(0, Math.min(1, (7 - knots) / 6))
    readonly property color tint: Qt.rgba(
        Theme.shadow.r + (Theme.red.r - Theme.shadow.r) * tension,
        Theme.shadow.g + (Theme.red.g - Theme.shadow.g) * tension,
        Theme.shadow.b + (Theme.red.b - Theme.shadow.b) * tension, 1)

    Shape {
        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: Theme.withAlpha(Theme.shade, 0.55)
            strokeWidth: 5 + 2 * thread.tension
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            PathAngleArc {
                centerX: thread.width / 2
                centerY: thread.height / 2
                radiusX: thread.radius
                radiusY: thread.radius
                startAngle: thread.fromAngle - 90
                sweepAngle: thread.sweep
            }
        }
        ShapePath {
            strokeColor: thread.tint
            strokeWidth: 2.5 + 1.5 * thread.tension
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            PathAngleArc {
                centerX: thread.width / 2
                centerY: thread.height / 2
                radiusX: thread.radius
                radiusY: thread.radius
                startAngle: thread.fromAngle - 90
                sweepAngle: thread.sweep
            }
        }
    }
    Repeater {
        model: thread.most
        Rectangle {
            required property int index
            visible: index < thread.knots - 1
            readonly property real angle: (thread.fromAngle + thread.sweep * (index + 1) / thread.knots) * Math.PI / 180
            width: 9
            height: 9
            radius: 4.5
            color: thread.tint
            border.width: 1
            border.color: Theme.withAlpha(Theme.shade, 0.6)
            x: thread.width / 2 + thread.radius * Math.sin(angle) - width / 2
            y: thread.height / 2 - thread.radius * Math.cos(angle) - height / 2
        }
    }
}
