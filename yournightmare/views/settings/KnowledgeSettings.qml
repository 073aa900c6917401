import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// Whether the program works out who knows whose fears, and whether computer people may use it.
SettingsGroup {
    id: group

    required property House house

    title: qsTr("What we know of each other")
    seed: 25

    SettingsRow {
        title: qsTr("What was read out at Your Worst Nightmare")
        note: qsTr("A page shows what frightens each of you most, and who knows it best. It is worked out from the saved games and stays on this computer.")

        Toggle {
            objectName: "knowEachOther"
            Layout.fillWidth: true
            text: qsTr("Work out what we know of each other")
            onPaper: true
            checked: Settings.knowEachOther
            onToggled: Settings.knowEachOther = checked
        }
        Flow {
            Layout.fillWidth: true
            spacing: 2 * Theme.unit

            PlainButton {
                objectName: "knowledge"
                text: qsTr("Look at it, or erase a person")
                iconName: "eye"
                onPaper: true
                onClicked: group.house.open("knowledge")
            }
        }
    }
    SettingsRow {
        title: qsTr("Computer people")
        note: qsTr("Those who see through you then know what you ranked on earlier evenings, and guess better.")

        Toggle {
            objectName: "computersRemember"
            Layout.fillWidth: true
            text: qsTr("Let them learn from evening to evening")
            onPaper: true
            checked: Settings.computersRemember
            onToggled: Settings.computersRemember = checked
        }
    }
}
