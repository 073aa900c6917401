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
    }
    Art {
        // moonlight falling in
        x: 20
        width: Math.min(parent.width * 0.5, parent.height * 0.8)
        height: width * 760 / 520
        visible: !Theme.contrast
        opacity: isThere ? backdrop.light : 0
        name: "bedroom/moonbeam"
    }
}
