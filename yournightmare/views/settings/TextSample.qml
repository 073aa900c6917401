import QtQuick
import QtQuick.Layouts
import yournightmare.views.components

// Shows at once what text size, colours and contrast do.
Rectangle {
    Layout.fillWidth: true
    implicitHeight: words.implicitHeight + 8 * Theme.unit
    radius: 8
    color: Theme.panel
    border.width: 1.5
    border.color: Theme.stoneEdge

    ColumnLayout {
        id: words
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter }
        anchors { leftMargin: 5 * Theme.unit; rightMargin: 5 * Theme.unit }
        spacing: Theme.unit

        Heading {
            Layout.fillWidth: true
            level: 3
            text: qsTr("Something is under the bed")
        }
        Label {
            Layout.fillWidth: true
            text: qsTr("It is only your slippers. Probably.")
            dim: true
        }
    }
}
