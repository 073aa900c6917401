pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// Who plays at which seat from now on: a person sits down for a computer player, or the other way
// round. The game goes on as it stands.
Dialog {
    id: dialog

    required property TricksTable table

    iconName: "seat"
    title: qsTr("Who plays from here on?")
    text: qsTr("A person can take over from a computer player at any time, and a computer player from a person. Name, cards and points stay at the seat.")
    buttons: [{ text: qsTr("Go on"), value: "", gold: true }]

    Repeater {
        model: dialog.table.seats
        delegate: SeatLine {}
    }

    component SeatLine: GridLayout {
        id: line

        required property int seat
        required property string name
        required property string sign
        required property bool isComputer

        Layout.fillWidth: true
        columns: width >= Theme.scaled(380) ? 3 : 2
        columnSpacing: 3 * Theme.unit
        rowSpacing: Theme.unit

        Art {
            Layout.preferredWidth: Theme.scaled(30)
            Layout.preferredHeight: Theme.scaled(30)
            name: "seats/" + line.sign
        }
        Label {
            Layout.fillWidth: true
            onPaper: true
            text: line.isComputer ? qsTr("%1, a computer player").arg(line.name) : line.name
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
        PlainButton {
            Layout.columnSpan: line.columns === 2 ? 2 : 1
            onPaper: true
            // one person stays
            enabled: line.isComputer || (dialog.table.curtain as Curtain).needed
            iconName: line.isComputer ? "pawn" : "computer"
            text: line.isComputer ? qsTr("Sit down here") : qsTr("Let the computer go on")
            Accessible.name: line.isComputer ? qsTr("Sit down for %1").arg(line.name)
                                             : qsTr("Let the computer go on for %1").arg(line.name)
            onClicked: {
                if (line.isComputer)
                    dialog.table.takeSeat(line.seat)
                else
                    dialog.table.leaveSeat(line.seat)
            }
        }
    }
}
