pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The reading-out: guess beside truth.
FocusScope {
    id: evaluation

    required property WorstTable table
    required property WorstReading reading

    ColumnLayout {
        anchors.centerIn: parent
        spacing: 3 * Theme.unit

        Repeater {
            model: evaluation.reading.rows
            delegate: RowLayout {
                id: row
                required property int place
                required property string guessTitle
                required property string truthTitle
                required property bool isOpen
                required property string verdict
                Label { Layout.preferredWidth: Theme.scaled(300); text: qsTr("%1  %2").arg(row.place).arg(row.guessTitle) }
                Label { Layout.preferredWidth: Theme.scaled(60); text: row.verdict === "" ? "" : row.verdict === "right" ? "✓" : "✗" }
                Label { Layout.preferredWidth: Theme.scaled(300); text: row.isOpen ? row.truthTitle : qsTr("(sealed)") }
            }
        }
        Heading { text: qsTr("+%1").arg(evaluation.reading.points) }
        Label { text: evaluation.reading.bonusText }
    }
}
