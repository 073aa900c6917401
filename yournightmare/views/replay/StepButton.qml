import QtQuick
import yournightmare.views.components

// A round button of the row that steps; the one in the middle is larger and golden.
IconButton {
    id: button

    property bool isMain: false

    implicitWidth: isMain ? Theme.touch * 1.35 : Theme.touch * 1.12
    implicitHeight: implicitWidth
    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            name: button.iconName
            color: button.isMain ? Theme.goldInk : Theme.text
            solid: button.iconName === "play"
            weight: 2.6
            size: button.width * 0.46
        }
    }
    background: Rectangle {
        radius: width / 2
        border.width: 2
        border.color: button.isMain ? Theme.goldEdge : Theme.stoneEdge
        gradient: Gradient {
            GradientStop {
                position: 0
                color: button.isMain ? Theme.goldHigh : button.hovered ? Theme.stoneHigh : Theme.stone
            }
            GradientStop { position: 1; color: button.isMain ? Theme.goldLow : Theme.stoneLow }
        }

        FocusRing {
            shown: button.visualFocus
            radius: width / 2
        }
    }
}
