import QtQuick
import QtQuick.Shapes

// The room behind every page: dark wall, moonlight falling in from the upper left, a floor of night.
Item {
    id: backdrop

    property real light: 1

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.night }
            GradientStop { position: 0.45; color: Theme.nightHigh }
            GradientStop { position: 1; color: Theme.nightLow }
        }
    }
    Shape {
        anchors.fill: parent
        visible: !Theme.contrast
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: "transparent"
            fillGradient: RadialGradient {
                centerX: backdrop.width * 0.5
                centerY: backdrop.height * 0.42
                centerRadius: Math.max(backdrop.width, backdrop.height) * 0.62
                focalX: centerX
                focalY: centerY
                GradientStop { position: 0; color: "transparent" }
                GradientStop { position: 0.55; color: "transparent" }
                GradientStop { position: 1; color: Theme.withAlpha(Theme.shade, Theme.dark ? 0.72 : 0.16) }
            }
            PathRectangle { width: backdrop.width; height: backdrop.height }
        }
        ShapePath {
            strokeColor: "transparent"
            fillGradient: LinearGradient {
                x1: backdrop.width * 0.1
                y1: 0
                x2: backdrop.width * 0.32
                y2: backdrop.height
                GradientStop {
                    position: 0
                    color: Theme.withAlpha(Theme.light, (Theme.dark ? 0.10 : 0.5) * backdrop.light)
                }
                GradientStop {
                    position: 0.6
                    color: Theme.withAlpha(Theme.light, (Theme.dark ? 0.03 : 0.2) * backdrop.light)
                }
                GradientStop { position: 1; color: Theme.withAlpha(Theme.light, 0) }
            }
            PathPolyline {
                path: [
                    Qt.point(backdrop.width * 0.06, 0), Qt.point(backdrop.width * 0.15, 0),
                    Qt.point(backdrop.width * 0.42, backdrop.height),
                    Qt.point(backdrop.width * 0.16, backdrop.height)
                ]
            }
        }
    }
}
