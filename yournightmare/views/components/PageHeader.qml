import QtQuick
import QtQuick.Layouts
import yournightmare.models

// The head of a page: back, title, the page's own buttons (children), help and full screen.
RowLayout {
    id: header

    required property House house
    property string title: ""
    property string subtitle: ""
    property string clause: ""
    property bool isBackShown: true
    default property alias more: extra.data

    spacing: 3 * Theme.unit

    IconButton {
        visible: header.isBackShown
        iconName: "back"
        text: qsTr("Back")
        key: qsTr("Esc")
        onClicked: header.house.back()
    }
    ColumnLayout {
        spacing: 0

        Heading {
            Layout.fillWidth: true
            level: 1
            text: header.title
        }
        Label {
            Layout.fillWidth: true
            visible: text !== ""
            text: header.subtitle
            dim: true
        }
    }
    RowLayout {
        id: extra
        spacing: 2 * Theme.unit
    }
    IconButton {
        iconName: "help"
        text: qsTr("Rules")
        key: "F1"
        onClicked: header.house.help(header.clause)
    }
    IconButton {
        iconName: header.house.isFullScreen ? "window" : "fullscreen"
        text: header.house.isFullScreen ? qsTr("Leave full screen") : qsTr("Full screen")
        key: "F11"
        onClicked: header.house.toggleFullScreen()
    }
}
