import QtQuick
import QtQuick.Shapes
import yournightmare.views.components

// The sign of something remarkable: a bolt for a mistake, a clover for luck, a broken moon for bad
// luck. Shape and colour differ.
Rectangle {
    id: sign

    required property string kind
    property real size: Theme.scaled(26)
    readonly property color tint: kind === "mistake" ? "#d9574b" : kind === "luck" ? "#4f9e73" : "#7a6aa8"
    readonly property string path: kind === "mistake" ? "M13.5 4 L7.5 13 H11.6 L10 20 L16.8 10.6 H12.6 Z"
        : kind === "luck" ? "M12 11.6 C8 11.6 6 9.6 7.4 7.6 C8.6 6 10.4 6.6 12 8.4 C13.6 6.6 15.4 6 16.6 7.6 C18 9.6 16 11.6 12 11.6 Z M12 12 C9.4 15.6 7 16 6.2 14 C5.6 12.4 7.6 11.4 12 12 Z M12 12 C14.6 15.6 17 16 17.8 14 C18.4 12.4 16.4 11.4 12 12 Z M11.4 12 H12.6 L13.2 19 H11.8 Z"
        : "M15.5 4.5 C10 5 7 8.4 7 12.2 C7 16 10 19.4 14.4 19.4 C12.8 17.6 13.6 16 12 14.4 C13.4 12.6 11.6 11 13.4 9 C12.4 7.6 13.6 6 15.5 4.5 Z"

    implicitWidth: size
    implicitHeight: size
    radius: size / 2
    color: tint
    border.width: 2
    border.color: Qt.darker(tint, 1.9)
    Accessible.ignored: true
    // as in Icon: in a log, out of sight, it would be drawn over whatever is there
    layer.enabled: GraphicsInfo.api === GraphicsInfo.Software
    layer.textureMirroring: upright.mirroring
    transform: Upright { id: upright; kept: sign }

    Shape {
        width: 24
        height: 24
        scale: sign.width / 24
        transformOrigin: Item.TopLeft
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: "transparent"
            fillColor: "#fff6e6"
            PathSvg { path: sign.path }
        }
    }
}
