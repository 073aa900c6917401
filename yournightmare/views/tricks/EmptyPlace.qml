import QtQuick
import QtQuick.Shapes
import yournightmare.views.components

// Where a seat will lay its cards: a dashed outline with its sign, bright while it is its turn.
Item {
    id: empty

    required property int seat
    required property string sign
    required property bool isTurn

    height: width * 1.46
    opacity: isTurn ? 1 : 0.6

    Shape {
        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer
        ShapePath {
            strokeColor: empty.isTurn ? Theme.moon : Theme.withAlpha(Theme.text, 0.55)
            strokeWidth: empty.isTurn ? 2.4 : 1.6
            strokeStyle: ShapePath.DashLine
            dashPattern: [4, 4]
            fillColor: Theme.dark ? "#50100c18" : "#30ffffff"
            PathRectangle {
                width: empty.width
                height: empty.height
                radius: 7
            }
        }
    }
    Art {
        anchors.centerIn: parent
        width: empty.width * 0.44
        height: width
        name: "seats/" + empty.sign + "-sign-" + (Theme.dark ? "light" : "ink")
    }
}
