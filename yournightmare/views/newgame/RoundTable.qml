pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.models
import yournightmare.views.components

// The table from above with everybody round it, to the left. A seat is selected by a click or by
// the arrows; dragged onto another, or moved with Ctrl and an arrow, it changes places.
FocusScope {
    id: table

    required property Seating seating
    readonly property real medal: Theme.scaled(54)
    readonly property real label: Theme.scaled(24)
    readonly property real plate: Math.min(Theme.scaled(140), width / 3.2)
    // the ring on which the medals' middles lie
    readonly property real across: Math.min(width - plate, Theme.scaled(420)) / 2
    readonly property real along: (height - medal - 2 * label) / 2

    implicitHeight: 210 + Theme.scaled(120)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("The table")

    function angleOf(seat: int): real {
        return Math.PI / 2 + 2 * Math.PI * seat / Math.max(1, seating.count)
    }

    function placeOf(seat: int): point {
        const a = angleOf(seat)
        return Qt.point(width / 2 + Math.cos(a) * across, height / 2 + Math.sin(a) * along)
    }

    function walk(by: int) {
        const next = (seating.selectedSeat + by + seating.count) % seating.count
        seating.select(next)
        focusSelected()
    }

    function carry(by: int) {
        seating.swap(seating.selectedSeat, (seating.selectedSeat + by + seating.count) % seating.count)
        focusSelected()
    }

    function focusSelected() {
        const seat = seats.itemAt(seating.selectedSeat)
        if (seat)
            seat.forceActiveFocus(Qt.TabFocusReason)
    }

    Rectangle {
        id: wood
        anchors.centerIn: parent
        width: 2 * table.across - table.medal * 0.9
        height: 2 * table.along - table.medal * 0.9
        radius: Math.min(width, height) / 2
        border.width: 2
        border.color: Theme.withAlpha(Theme.ink, 0.7)
        gradient: Gradient {
            GradientStop { position: 0; color: "#6b5a86" }
            GradientStop { position: 1; color: "#3c3156" }
        }

        Rectangle {
            anchors.fill: parent
            anchors.margins: 7
            radius: height / 2
            color: "transparent"
            border.width: 1
            border.color: Qt.rgba(1, 1, 1, 0.18)
        }
        Text {
            anchors.centerIn: parent
            width: parent.width - 6 * Theme.unit
            text: qsTr("%1 of %2 seats").arg(table.seating.count).arg(table.seating.most)
            textFormat: Text.PlainText
            font.family: Theme.serif
            font.pixelSize: Theme.body
            color: "#efe6d2"
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
        }
    }
    Repeater {
        id: seats
        model: table.seating.rows
        SeatAtTable {
            table: table
            // the upper ones have their name above, away from the table
            isUpper: Math.sin(table.angleOf(index)) < -0.1
            x: table.placeOf(index).x - width / 2
            y: table.placeOf(index).y - table.medal / 2 - (isUpper ? table.label : 0)
            width: table.plate
            medal: table.medal
            label: table.label
            count: table.seating.count
            onPicked: table.seating.select(index)
            onWalked: by => table.walk(by)
            onCarried: by => table.carry(by)
            onDropped: other => table.seating.swap(index, other)
            onLetGo: table.seating.remove(index)
        }
    }
}
