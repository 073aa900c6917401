import QtQuick

// A round button with a drawn sign; `text` is its name for the tip and the screen reader.
ButtonBase {
    id: button

    required property string iconName
    property string key: ""
    property bool onPaper: false
    property bool isTipAbove: false

    padding: 2.5 * Theme.unit
    opacity: enabled ? 1 : 0.45
    contentItem: Item {
        implicitWidth: sign.implicitWidth
        implicitHeight: sign.implicitHeight

        Icon {
            id: sign
            anchors.centerIn: parent
            name: button.iconName
            color: button.onPaper ? Theme.ink : Theme.text
            size: Theme.scaled(20)
        }
    }
    background: Rectangle {
        implicitHeight: Theme.touch
        implicitWidth: Theme.touch
        radius: height / 2
        border.width: Theme.contrast ? 2 : 1.5
        border.color: button.onPaper ? Theme.withAlpha(Theme.ink, 0.6) : Theme.stoneEdge
        color: button.onPaper ? Theme.withAlpha(Theme.ink, button.down ? 0.16 : button.hovered ? 0.09 : 0.03)
                              : button.hovered || button.down ? Theme.stoneHigh : Theme.stone

        FocusRing {
            shown: button.visualFocus
            radius: height / 2
        }
    }

    Tip {
        shown: button.hovered || button.visualFocus
        isAbove: button.isTipAbove
        text: button.key === "" ? button.text : qsTr("%1 (%2)").arg(button.text).arg(button.key)
    }
}
