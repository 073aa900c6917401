import QtQuick
import QtQuick.Layouts
import yournightmare.views.components

// A word carved into the bed's foot.
ButtonBase {
    id: button

    required property string iconName
    readonly property bool isLit: hovered || visualFocus

    padding: 2 * Theme.unit
    leftPadding: 4 * Theme.unit
    rightPadding: 4 * Theme.unit
    contentItem: RowLayout {
        spacing: 3 * Theme.unit

        Item { Layout.fillWidth: true }
        Item {
            Layout.preferredWidth: Theme.scaled(28)
            Layout.preferredHeight: Theme.scaled(28)

            Art {
                anchors.fill: parent
                name: "icons/" + button.iconName + "-light"
            }
            Art {
                anchors.fill: parent
                visible: button.isLit
                name: "icons/" + button.iconName + "-gold"
            }
        }
        Text {
            text: button.text
            textFormat: Text.PlainText
            color: button.isLit ? "#f2d98a" : "#f6ecd2"
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
