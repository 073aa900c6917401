pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import yournightmare.models

// What the curtain says and what is held: the clasp with the player's sign and, hanging from it on
// two cords, the placard with the name. Below stand all who play.
FocusScope {
    id: clasp

    required property Curtain curtain
    property real held: 0
    property string why: ""
    property bool canStepAside: true
    readonly property var tones: ({
        moth: "#e2685c", key: "#6fbf8f", owl: "#6aa5e0", lantern: "#b39ae0", leaf: "#a9c057", star: "#e0b04e"
    })
    readonly property color tone: tones[curtain.sign] ?? "#c9ac62"
    readonly property string text: qsTr("Pass to %1. Hold Space to open.").arg(curtain.name)
    readonly property real unit: height / 900
    // The cloth is gathered here.
    readonly property real claspY: 250 * unit
    readonly property real claspSize: 192 * Math.min(unit, width / 1200)

    Item {
        id: button

        anchors.fill: parent
        focus: true
        activeFocusOnTab: true
        Accessible.role: Accessible.Button
        Accessible.name: clasp.text
        Accessible.description: qsTr("Everything is hidden until then.")
        Accessible.focusable: true
        Accessible.onPressAction: clasp.curtain.press()
    }
    Shape {
        // the cords
        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: "#3a2c12"
            strokeWidth: 4.6 * clasp.unit
            fillColor: "transparent"
            startX: clasp.width / 2 - clasp.claspSize * 0.36
            startY: clasp.claspY + clasp.claspSize * 0.26
            PathLine { x: placard.x + placard.eyelet; y: placard.y + placard.eyeletY }
            PathMove { x: clasp.width / 2 + clasp.claspSize * 0.36; y: clasp.claspY + clasp.claspSize * 0.26 }
            PathLine { x: placard.x + placard.width - placard.eyelet; y: placard.y + placard.eyeletY }
        }
        ShapePath {
            strokeColor: "#c9ac62"
            strokeWidth: 3 * clasp.unit
            fillColor: "transparent"
            startX: clasp.width / 2 - clasp.claspSize * 0.36
            startY: clasp.claspY + clasp.claspSize * 0.26
            PathLine { x: placard.x + placard.eyelet; y: placard.y + placard.eyeletY }
            PathMove { x: clasp.width / 2 + clasp.claspSize * 0.36; y: clasp.claspY + clasp.claspSize * 0.26 }
            PathLine { x: placard.x + placard.width - placard.eyelet; y: placard.y + placard.eyeletY }
        }
    }
    CurtainPlacard {
        id: placard
        readonly property real upper: clasp.claspY + clasp.claspSize / 2 + 3 * Theme.unit
        readonly property real free: foot.y - upper - height

        anchors.horizontalCenter: parent.horizontalCenter
        y: upper + Math.max(0, free * 0.72)
        most: foot.y - upper
        width: Math.min(clasp.width - 12 * Theme.unit, Math.max(560 * clasp.unit, Theme.scaled(470)))
        name: clasp.curtain.name
        tone: clasp.tone
        held: clasp.held
        why: clasp.why
        seat: clasp.curtain.seat
    }
    Rectangle {
        // the clasp
        x: (parent.width - width) / 2
        y: clasp.claspY - height / 2
        width: clasp.claspSize
        height: width
        radius: width / 2
        color: Theme.contrast ? Theme.night : "#120e1c"
        border.width: 2
        border.color: Theme.contrast ? Theme.text : "#8f7a45"

        Shape {
            anchors.fill: parent
            preferredRendererType: Shape.CurveRenderer

            ShapePath {
                strokeColor: Theme.contrast ? Theme.stoneHigh : "#3a3350"
                strokeWidth: clasp.claspSize * 0.047
                fillColor: "transparent"
                PathAngleArc {
                    centerX: clasp.claspSize / 2
                    centerY: centerX
                    radiusX: clasp.claspSize * 0.4375
                    radiusY: radiusX
                    sweepAngle: 360
                }
            }
            ShapePath {
                strokeColor: clasp.held === 0 ? "transparent" : Theme.contrast ? Theme.focus : "#f2d98a"
                strokeWidth: clasp.claspSize * 0.047
                fillColor: "transparent"
                capStyle: ShapePath.RoundCap
                PathAngleArc {
                    centerX: clasp.claspSize / 2
                    centerY: centerX
                    radiusX: clasp.claspSize * 0.4375
                    radiusY: radiusX
                    startAngle: -90
                    sweepAngle: 360 * clasp.held
                }
            }
        }
        Art {
            anchors.centerIn: parent
            width: parent.width * 0.82
            height: width
            name: clasp.curtain.sign in clasp.tones ? "seats/" + clasp.curtain.sign : "seats/empty"
        }
        FocusRing {
            shown: button.activeFocus && clasp.held === 0
            radius: width / 2
            gap: 5
        }
    }
    MouseArea {
        id: hand
        x: placard.x
        y: clasp.claspY - clasp.claspSize / 2
        width: placard.width
        height: placard.y + placard.height - y
        cursorShape: Qt.PointingHandCursor
        onPressed: {
            button.forceActiveFocus(Qt.MouseFocusReason)
            clasp.curtain.press()
        }
        onReleased: clasp.curtain.release()
        onCanceled: clasp.curtain.release()
    }
    CurtainFoot {
        id: foot
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        anchors { leftMargin: 9 * Theme.unit; rightMargin: 9 * Theme.unit; bottomMargin: 3 * Theme.unit }
        curtain: clasp.curtain
        canStepAside: clasp.canStepAside
    }
}
