pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The sheets side by side after a round.
FocusScope {
    id: sides

    required property WorstTable table

    GridLayout {
        anchors.fill: parent
        columns: width > 700 * Theme.textScale ? 4 : 2

        Repeater {
            model: sides.table.sheets
            delegate: Paper {
                id: sheet
                required property int index
                required property string name
                required property int points
                required property string guessedName
                required property int scored
                required property var own
                required property bool ownIsHidden
                Layout.fillWidth: true
                seed: index
                contentItem: ColumnLayout {
                    Heading { onPaper: true; level: 3; Layout.fillWidth: true; text: qsTr("%1: %2").arg(sheet.name).arg(sheet.points) }
                    Repeater {
                        model: sheet.own
                        Label { required property var modelData; Layout.fillWidth: true; onPaper: true; text: qsTr("%1  %2").arg(modelData.place).arg(modelData.title) }
                    }
                    Label { Layout.fillWidth: true; visible: sheet.ownIsHidden; onPaper: true; dim: true; text: qsTr("Nobody asked.") }
                    Label { Layout.fillWidth: true; onPaper: true; text: qsTr("guessed %1: +%2").arg(sheet.guessedName).arg(sheet.scored) }
                }
            }
        }
    }
}
