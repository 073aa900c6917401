pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// Where Scared is put: seven positions, what each can win, how often it would have been found.
ScrollArea {
    id: desk

    required property TricksTable table
    required property TricksPlacing placing

    ColumnLayout {
        width: desk.contentWidth
        spacing: Theme.unit

        Label {
            Layout.fillWidth: true
            text: desk.table.explained
        }
        Label {
            Layout.fillWidth: true
            dim: true
            text: desk.placing.pastText
        }
        Repeater {
            model: desk.placing.rows
            delegate: PlainButton {
                required property int position
                required property string wins
                required property string explained
                required property string risk
                required property bool isChosen
                required property bool isPut

                Layout.fillWidth: true
                focusPolicy: Qt.NoFocus
                iconName: isChosen ? "check" : isPut ? "dot" : ""
                text: qsTr("%1: %2, %3 %4").arg(position).arg(wins).arg(explained).arg(risk)
                onClicked: desk.placing.place(position)
            }
        }
    }
}
