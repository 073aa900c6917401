import QtQuick
import QtQuick.Shapes
import "Icons.js" as Icons

// One of our drawn signs; `name` is a key of Icons.js.
Item {
    id: icon

    required property string name
    property color color: Theme.text
    property real size: Theme.scaled(22)
    property real weight: 2
    property bool solid: false

    implicitWidth: size
    implicitHeight: size
    Accessible.ignored: true
    // The software renderer draws a Shape that lies wholly outside a clipping area all the same;
    // a layer is clipped. A layer on a page that was hidden keeps its old colours under the page that
    // fades, so after another theme was chosen it is made anew when the page returns.
    layer.enabled: GraphicsInfo.api === GraphicsInfo.Software && (visible || seenIn === Theme.palette)
    layer.textureMirroring: upright.mirroring
    transform: Upright { id: upright; kept: icon }
    onVisibleChanged: seenIn = Theme.palette

    // the colours it was last seen in
    property var seenIn: Theme.palette

    Shape {
        width: 24
        height: 24
        scale: icon.width / 24
        transformOrigin: Item.TopLeft
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: icon.color
            strokeWidth: icon.weight
            fillColor: icon.solid ? icon.color : "transparent"
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: Icons.paths[icon.name] ?? "" }
        }
    }
}
