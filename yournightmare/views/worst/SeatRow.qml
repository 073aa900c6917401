pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// Who sits at the table, with points and what they do; persons can be passed to, or open again.
Flow {
    id: seats

    required property WorstTable table

    spacing: 4 * Theme.unit

    Repeater {
        model: seats.table.seats
        delegate: RowLayout {
            id: plate
            required property int seat
            required property string name
            required property string sign
            required property string status
            required property int points
            required property bool canPass
            required property bool canReopen
            spacing: 2 * Theme.unit
            Art {
                Layout.preferredWidth: Theme.scaled(34)
                Layout.preferredHeight: Theme.scaled(34)
                name: plate.sign === "" ? "" : "seats/" + plate.sign
            }
            ColumnLayout {
                spacing: 0
                Label {
                    text: qsTr("%1, %2").arg(plate.name).arg(plate.points)
                    font.bold: true
                }
                Label {
                    text: plate.status
                    dim: true
                    font.pixelSize: Theme.small
                }
            }
            PlainButton {
                visible: plate.canPass && seats.table.phase === "pass"
                text: qsTr("Pass to %1").arg(plate.name)
                onClicked: seats.table.passTo(plate.seat)
            }
            PlainButton {
                visible: plate.canReopen && seats.table.phase === "pass"
                text: qsTr("Open %1’s sheet again").arg(plate.name)
                onClicked: seats.table.reopen(plate.seat)
            }
        }
    }
}
