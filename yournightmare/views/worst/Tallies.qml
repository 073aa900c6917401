pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.views.components

// All at the table with their points, in little: where the room has no place for whole people.
Row {
    id: tallies

    required property var seats
    required property int target
    // how it goes for the one who reads
    property string mood: ""

    spacing: 2 * Theme.unit
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Points")

    Repeater {
        model: tallies.seats

        Item {
            id: one

            required property string name
            required property string sign
            required property string face
            required property int points
            required property bool isEvaluator
            required property bool isTarget
            readonly property string mood: tallies.mood === "" || !isEvaluator && !isTarget ? "calm"
                : (tallies.mood === "right") === isEvaluator ? "grin" : "gasp"

            implicitWidth: head.width + number.implicitWidth + Theme.unit
            implicitHeight: Math.min(Theme.scaled(44), 72)
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("%1: %2 of %3 points").arg(name).arg(points).arg(tallies.target)

            Art {
                id: head
                width: one.face === "" ? height * 220 / 300 : height
                height: parent.height
                retainWhileLoading: true
                opacity: one.isEvaluator || one.isTarget ? 1 : 0.75
                name: one.face !== "" ? one.face : "worst/people/" + one.sign + "-front-" + one.mood
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
