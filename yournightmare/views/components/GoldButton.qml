pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts

// The one thing to do on a screen. `key` shows the key that does the same.
ButtonBase {
    id: button

    property string key: ""

    topPadding: 3 * Theme.unit
    bottomPadding: 3 * Theme.unit
    leftPadding: 7 * Theme.unit
    rightPadding: (key !== "" ? 5 : 7) * Theme.unit
    font.family: Theme.serif
    font.bold: true
    font.pixelSize: Theme.head
    opacity: enabled ? 1 : 0.55
    Accessible.defaultButton: true

    contentItem: RowLayout {
        spacing: 4 * Theme.unit

        Text {
            Layout.fillWidth: true
            text: button.text
            textFormat: Text.PlainText
            font: button.font
            color: Theme.goldInk
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
        KeyHint {
            visible: button.key !== ""
            key: button.key
        }
    }

    background: Item {
        implicitHeight: Theme.scaled(52)
        implicitWidth: 120

        SoftShadow {
            anchors.fill: parent
            kind: "pill"
        }
        Repeater {
            // the glow: rings of moonlight, brighter under the pointer
            model: Theme.contrast || !button.enabled ? 0 : 5
            Rectangle {
                required property int index
                anchors.fill: parent
                anchors.margins: -3 * (index + 1)
                radius: height / 2
                color: Theme.withAlpha(Theme.gold, button.hovered ? 0.075 : 0.045)
            }
        }
        Rectangle {
            anchors.fill: parent
            anchors.topMargin: button.down ? 2 : 0
            radius: Math.min(height / 2, 36)
            border.width: 2
            border.color: Theme.goldEdge
            gradient: Gradient {
                GradientStop { position: 0; color: button.down ? Theme.gold : Theme.goldHigh }
                GradientStop { position: 0.45; color: Theme.gold }
                GradientStop { position: 1; color: Theme.goldLow }
            }

            Rectangle {
                x: parent.radius
                y: 4
                width: parent.width - 2 * parent.radius
                height: 2
                radius: 1
                color: Theme.withAlpha(Theme.goldHigh, 0.9)
            }
        }
        FocusRing {
            shown: button.visualFocus
            radius: height / 2
            gap: 5
        }
    }
}
