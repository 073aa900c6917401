import QtQuick
import QtQuick.Layouts
import yournightmare.views.components

// A word carved into the bed's foot.
ButtonBase {
    id: button

    required property string iconName

    padding: 2 * Theme.unit
    leftPadding: 4 * Theme.unit
    rightPadding: 4 * Theme.unit
    contentItem: RowLayout {
        spacing: 3 * Theme.unit

        Item { Layout.fillWidth: true }
        Icon {
            name: button.iconName
            size: Theme.scaled(28)
            color: button.hovered || button.visualFocus ? "#f2d98a" : "#f6ecd2"
            weight: 1.6
        }
        Text {
            text: button.text
            textFormat: Text.PlainText
            color: button.hovered || button.visualFocus ? "#f2d98a" : "#f6ecd2"
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.size(1.25)
            Accessible.ignored: true
        }
        Item { Layout.fillWidth: true }
    }
    background: Rectangle {
        implicitHeight: Theme.touch
        radius: 8
        color: button.hovered ? Qt.rgba(1, 1, 1, 0.06) : "transparent"

        Rectangle {
            anchors.fill: parent
            visible: button.visualFocus
            color: "transparent"
            radius: 8
            border.width: 3
            border.color: "#f2d98a"
        }
    }
}
