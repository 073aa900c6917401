import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// Which of the computer's people sits here, and how well they play.
ColumnLayout {
    id: computer

    required property Seating seating
    readonly property var here: seating.here

    spacing: 3 * Theme.unit

    RowLayout {
        Layout.fillWidth: true
        spacing: 3 * Theme.unit

        Art {
            Layout.preferredWidth: Theme.scaled(72)
            Layout.preferredHeight: Theme.scaled(72)
            visible: name !== ""
            name: computer.here.face
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.unit

            Chooser {
                Layout.fillWidth: true
                onPaper: true
                label: qsTr("Who it is")
                options: computer.seating.companions
                value: computer.here.companion
                onChosen: value => computer.seating.chooseCompanion(value)
            }
            Label {
                Layout.fillWidth: true
                visible: text !== ""
                onPaper: true
                dim: true
                text: computer.here.line
            }
        }
    }
    Choice {
        Layout.fillWidth: true
        onPaper: true
        pressesOnReturn: false
        stacked: true
        label: qsTr("How well it plays")
        options: computer.seating.levels
        value: computer.here.level
        onChosen: value => computer.seating.setLevel(value)
    }
}
