pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.views.components

// All at the table with their points, in little: where the room has no place for whole people.
// Where there isn't `room` enough for faces either, the signs stand for them.
Row {
    id: tallies

    required property var seats
    required property int target
    // how it goes for the one who reads
    property string mood: ""
    property real room: Infinity
    readonly property real whole: wide()
    readonly property bool isSmall: whole > room

    // how wide it is with faces
    function wide(): real {
        let sum = -spacing
        for (const child of children) {
            const one = child as Tally
            sum += one === null ? 0 : one.whole + spacing
        }
        return sum
    }

    spacing: 2 * Theme.unit
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Points")

    component Tally: Item {
        property real whole: 0
    }

    Repeater {
        model: tallies.seats

        Tally {
            id: one

            required property string name
            required property string sign
            required property string face
            required property int points
            required property bool isEvaluator
            required property bool isTarget
            readonly property string mood: tallies.mood === "" || !isEvaluator && !isTarget ? "calm"
                : (tallies.mood === "right") === isEvaluator ? "grin" : "gasp"

            readonly property real high: Math.min(Theme.scaled(44), 72)
            readonly property real faceWidth: face === "" ? high * 220 / 300 : high

            whole: faceWidth + number.implicitWidth + Theme.unit
            implicitWidth: head.width + number.implicitWidth + Theme.unit
            implicitHeight: high
            Accessible.role: Accessible.ListItem
            Accessible.name: points < tallies.target ? qsTr("%1: %2 of %3 points").arg(name).arg(points).arg(tallies.target)
                : qsTr("%1: %n point(s), the goal is %2", "", points).arg(name).arg(tallies.target)

            Art {
                id: head
                anchors.verticalCenter: parent.verticalCenter
                width: tallies.isSmall ? height : one.faceWidth
                height: tallies.isSmall ? Math.min(Theme.scaled(24), 40) : parent.height
                retainWhileLoading: true
                opacity: one.isEvaluator || one.isTarget ? 1 : 0.75
                name: tallies.isSmall ? "seats/" + one.sign : one.face !== "" ? one.face : "worst/people/" + one.sign + "-front-" + one.mood
            }
            Text {
                id: number
                anchors { left: head.right; leftMargin: Theme.unit; verticalCenter: parent.verticalCenter }
                text: one.points
                textFormat: Text.PlainText
                color: one.isEvaluator ? Theme.moon : Theme.text
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.size(1.35)
                Accessible.ignored: true
            }
        }
    }
}
