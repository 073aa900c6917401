import QtQuick
import yournightmare.views.components

// A little paper tab: whose list, and the place on it.
Rectangle {
    id: tab

    required property string sign
    required property int place

    visible: place > 0
    implicitWidth: row.implicitWidth + 3 * Theme.unit
    implicitHeight: row.implicitHeight + 2 * Theme.unit
    radius: 6
    color: Theme.paper
    border.width: 1
    border.color: Theme.paperEdge
    Accessible.ignored: true

    Row {
        id: row
        anchors.centerIn: parent
        spacing: 1.5 * Theme.unit

        Art {
            width: Theme.scaled(24)
            height: width
            anchors.verticalCenter: parent.verticalCenter
            name: tab.sign === "" ? "" : "seats/" + tab.sign
        }
        Text {
            anchors.verticalCenter: parent.verticalCenter
            text: tab.place
            textFormat: Text.PlainText
            color: Theme.ink
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.large
        }
    }
}
