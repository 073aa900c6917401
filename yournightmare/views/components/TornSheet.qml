import QtQuick
import QtQuick.Shapes
import "Deckle.js" as Deckle

// The drawn part of a PaperSheet.
Shape {
    id: sheet

    property int seed: 1

    preferredRendererType: Shape.CurveRenderer

    ShapePath {
        strokeColor: "transparent"
        fillColor: Theme.paperEdge
        scale: Qt.size(0.1, 0.1)
        PathSvg { path: Deckle.sheet(sheet.width, sheet.height + 1.5, sheet.seed + 1, 1.1, 13) }
    }
    ShapePath {
        strokeColor: Theme.contrast ? Theme.paperEdge : Theme.withAlpha(Theme.paperEdge, 0.55)
        strokeWidth: Theme.contrast ? 2 : 0.8
        fillGradient: LinearGradient {
            x1: 0
            y1: 0
            x2: sheet.width
            y2: sheet.height
            GradientStop { position: 0; color: Theme.paperHigh }
            GradientStop { position: 0.5; color: Theme.paper }
            GradientStop { position: 1; color: Theme.paperLow }
        }
        scale: Qt.size(0.1, 0.1)
        PathSvg { path: Deckle.sheet(sheet.width, sheet.height, sheet.seed, 1.1, 12) }
    }
}
