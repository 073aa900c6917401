import QtQuick
import QtQuick.Layouts

// A button with a verb. `iconName` puts a sign before it; `onPaper` draws it in ink.
ButtonBase {
    id: button

    property string iconName: ""
    property bool onPaper: false
    property bool danger: false
    readonly property color ink: danger ? (onPaper ? Theme.dangerOnPaper : Theme.danger)
                                        : (onPaper ? Theme.ink : Theme.text)

    topPadding: 2 * Theme.unit
    bottomPadding: 2 * Theme.unit
    leftPadding: 4 * Theme.unit
    rightPadding: 4 * Theme.unit
    opacity: enabled ? 1 : 0.5

    contentItem: RowLayout {
        spacing: 2 * Theme.unit

        Icon {
            visible: button.iconName !== ""
            name: button.iconName
            color: button.ink
            size: Theme.scaled(20)
        }
        Text {
            Layout.fillWidth: true
            text: button.text
            textFormat: Text.PlainText
            font: button.font
            color: button.ink
            wrapMode: Text.Wrap
            horizontalAlignment: button.iconName === "" ? Text.AlignHCenter : Text.AlignLeft
            Accessible.ignored: true
        }
    }

    background: Rectangle {
        implicitHeight: Theme.touch
        implicitWidth: Theme.touch
        radius: 8
        border.width: Theme.contrast ? 2 : 1.5
        border.color: button.onPaper ? Theme.withAlpha(Theme.ink, 0.6) : Theme.stoneEdge
        color: button.onPaper ? Theme.withAlpha(Theme.ink, button.down ? 0.16 : button.hovered ? 0.09 : 0.03)
                              : button.down ? Theme.stoneLow : button.hovered ? Theme.stoneHigh
                                                                              : Theme.stone

        FocusRing {
            shown: button.visualFocus
            radius: 11
        }
    }
}
