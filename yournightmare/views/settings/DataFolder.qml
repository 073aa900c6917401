import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// Where everything you make is kept, and the way there.
SettingsRow {
    id: row

    required property House house

    title: qsTr("Your saved games and settings")
    note: qsTr("Everything lies in this folder. Copy it to keep it safe or to take it to another computer.")

    Rectangle {
        Layout.fillWidth: true
        implicitHeight: path.implicitHeight + 4 * Theme.unit
        radius: 6
        color: Theme.withAlpha(Theme.ink, 0.07)

        Label {
            id: path
            anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter }
            anchors { leftMargin: 3 * Theme.unit; rightMargin: 3 * Theme.unit }
            text: Settings.dataFolder
            onPaper: true
            wrapMode: Text.WrapAnywhere
        }
    }
    Flow {
        Layout.fillWidth: true
        spacing: 2 * Theme.unit

        PlainButton {
            text: qsTr("Open folder")
            iconName: "folder"
            onPaper: true
            onClicked: {
                if (!Settings.openDataFolder())
                    row.house.say(qsTr("The folder could not be opened here. Copy its path and open it in your file manager."))
            }
        }
        PlainButton {
            text: qsTr("Copy path")
            iconName: "copy"
            onPaper: true
            onClicked: {
                Settings.copyDataFolder()
                row.house.say(qsTr("The path is on the clipboard."))
            }
        }
    }
}
