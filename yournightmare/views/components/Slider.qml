import QtQuick
import QtQuick.Templates as T

// A value on a line. `label` is its name, `valueText` what the value means ("120 %").
T.Slider {
    id: slider

    required property string label
    property string valueText: String(value)
    property bool onPaper: false

    implicitWidth: Theme.scaled(260)
    implicitHeight: Theme.touch
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    snapMode: T.Slider.SnapAlways
    padding: 2
    opacity: enabled ? 1 : 0.5
    Accessible.name: label
    Accessible.description: valueText

    background: Rectangle {
        x: slider.leftPadding + knob.width / 2
        y: (slider.height - height) / 2
        width: slider.availableWidth - knob.width
        height: 6
        radius: 3
        color: slider.onPaper ? Theme.withAlpha(Theme.ink, 0.22) : Theme.stoneHigh
        border.width: Theme.contrast ? 1 : 0
        border.color: slider.onPaper ? Theme.ink : Theme.stoneEdge

        Rectangle {
            width: parent.width * slider.visualPosition
            height: parent.height
            radius: 3
            color: slider.onPaper ? Theme.ink : Theme.gold
        }
    }
    handle: Rectangle {
        id: knob
        x: slider.leftPadding + slider.visualPosition * (slider.availableWidth - width)
        y: (slider.height - height) / 2
        width: Theme.scaled(24)
        height: width
        radius: width / 2
        border.width: 2
        border.color: slider.onPaper ? Theme.ink : Theme.goldEdge
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.goldHigh }
            GradientStop { position: 1; color: Theme.goldLow }
        }

        FocusRing {
            shown: slider.visualFocus
            radius: height / 2
        }
    }
}
