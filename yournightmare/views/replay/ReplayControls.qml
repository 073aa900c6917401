import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The row that steps: first, back, play, forward, last.
FocusScope {
    id: controls

    required property ReplayTable table

    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight
    width: implicitWidth
    height: implicitHeight

    RowLayout {
        id: row
        spacing: 3 * Theme.unit

        StepButton {
            iconName: "first"
            text: qsTr("To the beginning")
            key: qsTr("Home")
            enabled: controls.table.position > 0
            onClicked: controls.table.first()
        }
        StepButton {
            iconName: "left"
            text: controls.table.byRound ? qsTr("A round back") : qsTr("A decision back")
            key: qsTr("Left")
            enabled: controls.table.position > 0
            onClicked: controls.table.back()
        }
        StepButton {
            isMain: true
            focus: true
            iconName: controls.table.isPlaying ? "pause" : "play"
            text: controls.table.isPlaying ? qsTr("Pause") : qsTr("Play")
            key: qsTr("Space")
            onClicked: controls.table.togglePlaying()
        }
        StepButton {
            iconName: "right"
            text: controls.table.byRound ? qsTr("A round on") : qsTr("A decision on")
            key: qsTr("Right")
            enabled: controls.table.position < controls.table.lastStep
            onClicked: controls.table.forward()
        }
        StepButton {
            iconName: "last"
            text: qsTr("To the end")
            key: qsTr("End")
            enabled: controls.table.position < controls.table.lastStep
            onClicked: controls.table.last()
        }
    }
}
