import QtQuick
import QtQuick.Shapes
import yournightmare.views.components

// What the picked cards are worth, on a ribbon: "3 × 8 = 3.8 — loses to 4".
Item {
    id: ribbon

    property string worth: ""
    property string verdict: ""
    property bool leads: false
    property real size: Theme.size(1.6)
    property real widest: 900

    visible: worth !== ""
    width: words.width + size * 4.4
    height: size * 2.2
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2").arg(worth).arg(verdict)

    Shape {
        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            // the ends behind
            strokeWidth: 1.4
            strokeColor: "#2a2438"
            fillColor: "#b39a68"
            PathSvg {
                path: `M2,${ribbon.height * 0.3} L${ribbon.size * 1.5},${ribbon.height * 0.18} L${ribbon.size * 1.5},${ribbon.height * 0.92} L2,${ribbon.height} L${ribbon.size * 0.55},${ribbon.height * 0.64} Z M${ribbon.width - 2},${ribbon.height * 0.3} L${ribbon.width - ribbon.size * 1.5},${ribbon.height * 0.18} L${ribbon.width - ribbon.size * 1.5},${ribbon.height * 0.92} L${ribbon.width - 2},${ribbon.height} L${ribbon.width - ribbon.size * 0.55},${ribbon.height * 0.64} Z`
            }
        }
        ShapePath {
            strokeWidth: 1.4
            strokeColor: "#2a2438"
            fillGradient: LinearGradient {
                x1: 0
                y1: 0
                x2: 0
                y2: ribbon.height
                GradientStop { position: 0; color: Theme.contrast ? "#ffffff" : "#fbf4e3" }
                GradientStop { position: 1; color: Theme.contrast ? "#ffffff" : "#dccda9" }
            }
            PathSvg {
                path: `M${ribbon.size},${ribbon.height * 0.1} Q${ribbon.width / 2},${-ribbon.height * 0.05} ${ribbon.width - ribbon.size},${ribbon.height * 0.1} L${ribbon.width - ribbon.size},${ribbon.height * 0.82} Q${ribbon.width / 2},${ribbon.height * 0.67} ${ribbon.size},${ribbon.height * 0.82} Z`
            }
        }
    }
    Row {
        id: words
        anchors.centerIn: parent
        anchors.verticalCenterOffset: -ribbon.height * 0.1
        spacing: ribbon.size * 0.5

        Text {
            id: figures
            text: ribbon.worth
            textFormat: Text.PlainText
            color: Theme.ink
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: ribbon.size
            Accessible.ignored: true
        }
        Text {
            anchors.baseline: figures.baseline
            width: Math.min(implicitWidth, ribbon.widest - ribbon.size * 5 - figures.width)
            text: ribbon.verdict
            textFormat: Text.PlainText
            color: ribbon.leads ? Theme.greenOnPaper : Theme.dangerOnPaper
            font.family: Theme.serif
            font.italic: true
            font.pixelSize: ribbon.size * 0.88
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
}
