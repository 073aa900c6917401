import QtQuick
import yournightmare.views.components

// A little paper tab: whose list, and the place on it.
Rectangle {
    id: tab

    required property string sign
    required property int place
    property bool isSmall: false

    visible: place > 0
    implicitWidth: row.implicitWidth + (isSmall ? 1.5 : 3) * Theme.unit
    implicitHeight: row.implicitHeight + (isSmall ? 1 : 2) * Theme.unit
    radius: 6
    color: Theme.paper
    border.width: 1
    border.color: Theme.paperEdge
    Accessible.ignored: true

    Row {
        id: row
        anchors.centerIn: parent
        spacing: (tab.isSmall ? 0.75 : 1.5) * Theme.unit

        Art {
            width: Theme.scaled(tab.isSmall ? 14 : 24)
            height: width
            anchors.verticalCenter: parent.verticalCenter
            name: "seats/" + (tab.sign === "" ? "empty" : tab.sign)
        }
        Text {
            anchors.verticalCenter: parent.verticalCenter
            text: tab.place
            textFormat: Text.PlainText
            color: Theme.ink
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: tab.isSmall ? Theme.body : Theme.large
        }
    }
}
