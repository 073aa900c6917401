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
    // as high without a subtitle as with a line of it
    property bool isLineKept: false
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
        Layout.minimumHeight: header.isLineKept ? heading.implicitHeight + line.implicitHeight : 0
        spacing: 0

        Heading {
            id: heading
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
        Label {
            // never seen: how high a line is
            id: line
            visible: false
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
