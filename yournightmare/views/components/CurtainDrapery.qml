pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes

// The curtain's cloth, and what is painted behind its gap. Opaque from the first frame, whatever of
// its pictures has been read; nothing of the page shines through.
Item {
    id: drapery

    // 1 hangs, 0 is drawn aside
    property real drawn: 1
    // how far a holding hand has pulled the halves apart, 0 to 1
    property real gap: 0
    property color tone: Theme.moon
    property string title: ""
    readonly property real unit: height / 900
    readonly property real pelmetScale: Math.max(unit, Math.min(0.95, 0.5 * Theme.textScale))
    readonly property string hour: Theme.dark ? "" : "-light"

    clip: true
    Accessible.ignored: true

    Item {
        // what is seen through the gap
        anchors.fill: parent
        opacity: Math.min(1, Math.max(0, drapery.drawn * 2.2 - 0.4))

        Rectangle {
            anchors.fill: parent
            gradient: Gradient {
                GradientStop { position: 0; color: Theme.contrast ? Theme.night : Theme.dark ? "#121330" : "#8fb2d6" }
                GradientStop { position: 0.3; color: Theme.contrast ? Theme.night : Theme.dark ? "#1d2250" : "#a9c8e2" }
                GradientStop { position: 0.5; color: Theme.contrast ? Theme.night : Theme.dark ? "#2f3a78" : "#cfe0ea" }
                GradientStop { position: 0.72; color: Theme.contrast ? Theme.night : Theme.dark ? "#6a70a6" : "#f0ead2" }
                GradientStop { position: 0.87; color: Theme.contrast ? Theme.night : Theme.dark ? "#f0dca0" : "#fff3cf" }
            }
        }
        Art {
            visible: !Theme.contrast
            name: "curtain/beyond" + drapery.hour
            width: parent.width
            height: parent.height * 790 / 900
            fillMode: Image.Stretch
        }
        Art {
            visible: !Theme.contrast
            name: "curtain/moon" + drapery.hour
            x: parent.width * 728 / 1440 - width / 2
            y: parent.height * 412 / 900 - height / 2
            width: 360 * drapery.unit
            height: width
        }
        Art {
            visible: !Theme.contrast
            name: "curtain/floor" + drapery.hour
            anchors.bottom: parent.bottom
            width: parent.width
            height: 130 * drapery.unit
            fillMode: Image.Stretch
        }
    }
    Half {
        x: -drapery.width * (1 - drapery.drawn) * 0.54 - 10 * drapery.gap
    }
    Half {
        x: drapery.width / 2 + drapery.width * (1 - drapery.drawn) * 0.54 + 10 * drapery.gap
        isRight: true
    }
    Shape {
        // moonlight on the cloth round the gap
        anchors.fill: parent
        visible: !Theme.contrast
        opacity: drapery.drawn
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: "transparent"
            fillGradient: RadialGradient {
                centerX: drapery.width * 0.503
                centerY: drapery.height * 0.478
                centerRadius: drapery.height * 0.52
                focalX: centerX
                focalY: centerY
                GradientStop { position: 0; color: "#2cf2e2b0" }
                GradientStop { position: 0.4; color: "#18c8c0e8" }
                GradientStop { position: 1; color: "#00c8c0e8" }
            }
            PathRectangle {
                x: drapery.width / 2 - width / 2
                width: drapery.height * 1.04
                height: drapery.height
            }
        }
    }
    Item {
        // the pelmet with the game's name
        id: pelmet
        readonly property int scallops: Math.max(3, Math.round(width / (160 * drapery.pelmetScale)))

        y: -height * 1.1 * (1 - drapery.drawn)
        width: parent.width
        height: 140 * drapery.pelmetScale

        Rectangle {
            anchors { fill: parent; bottomMargin: parent.height * 0.52 }
            color: Theme.contrast ? Theme.stone : Theme.dark ? "#252042" : "#a99cc0"
        }
        Repeater {
            model: Theme.contrast ? 0 : pelmet.scallops

            Art {
                required property int index
                name: "curtain/pelmet" + drapery.hour
                x: Math.round(pelmet.width * index / pelmet.scallops)
                width: Math.round(pelmet.width * (index + 1) / pelmet.scallops) - x
                height: pelmet.height
                fillMode: Image.Stretch
                sourceSize: Qt.size(up(pelmet.width / pelmet.scallops), up(height))
            }
        }
        Text {
            // the window's title and the page say it too
            anchors.horizontalCenter: parent.horizontalCenter
            width: parent.width - 8 * Theme.unit
            y: 8 * drapery.pelmetScale
            height: 56 * drapery.pelmetScale
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: drapery.title
            textFormat: Text.PlainText
            color: Theme.contrast || !Theme.dark ? Theme.text : "#d9c48a"
            font.family: Theme.serif
            font.italic: true
            font.pixelSize: Theme.head
            fontSizeMode: Text.Fit
            minimumPixelSize: 14
        }
    }

    component Half: Item {
        id: half

        property bool isRight: false

        width: drapery.width / 2
        height: drapery.height

        Art {
            // somebody stands behind the cloth
            visible: !Theme.contrast
            name: half.isRight ? "curtain/tail" + drapery.hour : "curtain/feet" + drapery.hour
            x: (half.isRight ? 376 : 118) * half.width / 720
            y: (half.isRight ? 766 : 752) * drapery.unit
            width: (half.isRight ? 236 : 270) * drapery.unit
            height: (half.isRight ? 80 : 96) * drapery.unit
        }
        Rectangle {
            // all there is until the picture has been read, and with high contrast
            anchors { fill: parent; bottomMargin: 110 * drapery.unit }
            visible: Theme.contrast || !cloth.isThere
            color: Theme.contrast ? Theme.night : Theme.dark ? "#1d1936" : "#a396b8"
        }
        Art {
            id: cloth
            anchors.fill: parent
            visible: !Theme.contrast
            name: "curtain/drape" + drapery.hour
            fillMode: Image.Stretch
            mirror: half.isRight
        }
        Trim {
            anchors.fill: parent
            visible: !Theme.contrast && cloth.isThere
            transform: Scale { origin.x: half.width / 2; xScale: half.isRight ? -1 : 1 }
        }
    }

    // The ribbon in the player's colour along the inner edge: the curve of `inner_edge` in
    // packaging/art/drawings/curtain.py, for a drape of 720 x 900.
    component Trim: Shape {
        id: trim

        readonly property var edge: {
            const points = []
            for (let i = 0; i <= 44; ++i) {
                const y = 18 * i
                const x = y < 250 ? 716 - 34 * Math.pow(1 - y / 250, 1.6)
                                  : 712 - 222 * Math.pow(Math.min(1, (y - 250) / 540), 0.92)
                points.push(Qt.point((x - 7) * width / 720, y * height / 900))
            }
            return points
        }

        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: "#c01a0f16"
            strokeWidth: 9.5 * drapery.unit
            fillColor: "transparent"
            capStyle: ShapePath.FlatCap
            PathPolyline { path: trim.edge }
        }
        ShapePath {
            strokeColor: Qt.darker(drapery.tone, 1.3)
            strokeWidth: 7 * drapery.unit
            fillColor: "transparent"
            capStyle: ShapePath.FlatCap
            PathPolyline { path: trim.edge }
        }
        ShapePath {
            strokeColor: Theme.withAlpha(Qt.lighter(drapery.tone, 1.25), 0.8)
            strokeWidth: 1.6 * drapery.unit
            fillColor: "transparent"
            strokeStyle: ShapePath.DashLine
            dashPattern: [3, 3]
            PathPolyline { path: trim.edge }
        }
    }
}
