pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// Who knew whom: a row for everybody who guessed, a column for everybody who was guessed. A fuller
// ring of ink is a better guess; the number says it too.
ColumnLayout {
    id: table

    required property WorstEnding ending
    readonly property int count: people.count

    spacing: Theme.unit

    Label {
        Layout.fillWidth: true
        onPaper: true
        font.pixelSize: Theme.small
        text: qsTr("Each row: who guessed. Each column: whose fears.")
    }
    Item {
        id: grid

        readonly property real first: Math.min(Theme.scaled(150), width * 0.36)
        readonly property real cell: (width - first) / Math.max(1, table.count)
        readonly property real high: Theme.scaled(58)
        readonly property real head: Theme.scaled(44)

        Layout.fillWidth: true
        implicitHeight: head + high * table.count

        Repeater {
            id: people
            model: table.ending.places

            Item {
                id: person

                required property int seat
                required property string name
                required property string sign

                anchors.fill: parent
                Accessible.ignored: true

                Art {
                    x: grid.first + person.seat * grid.cell + (grid.cell - width) / 2
                    y: (grid.head - height) / 2
                    width: Math.min(Theme.scaled(34), grid.cell - 4)
                    height: width
                    name: person.sign === "" ? "" : "seats/" + person.sign
                }
                Art {
                    id: medal
                    y: grid.head + person.seat * grid.high + (grid.high - height) / 2
                    width: Theme.scaled(34)
                    height: width
                    name: person.sign === "" ? "" : "seats/" + person.sign
                }
                Text {
                    anchors { left: medal.right; leftMargin: 2 * Theme.unit; verticalCenter: medal.verticalCenter }
                    width: grid.first - medal.width - 3 * Theme.unit
                    text: person.name
                    textFormat: Text.PlainText
                    color: Theme.ink
                    font.family: Theme.sans
                    font.pixelSize: Theme.body
                    elide: Text.ElideRight
                }
                Rectangle {
                    y: grid.head + person.seat * grid.high
                    width: parent.width
                    height: 1.2
                    color: Hand.line
                }
            }
        }
        Repeater {
            model: table.ending.knew

            Item {
                id: pair

                required property int evaluator
                required property int target
                required property string evaluatorName
                required property string targetName
                required property int rounds
                required property int points
                required property string text
                readonly property real mean: rounds > 0 ? Math.round(points / rounds * 10) / 10 : 0
                required property real strength

                x: grid.first + target * grid.cell
                y: grid.head + evaluator * grid.high
                width: grid.cell
                height: grid.high
                Accessible.role: Accessible.Cell
                Accessible.name: rounds === 0 ? qsTr("%1 never guessed %2").arg(evaluatorName).arg(targetName)
                    : qsTr("%1 guessed %2 in %n round(s): %3", "", rounds).arg(evaluatorName).arg(targetName).arg(text)

                Rectangle {
                    anchors.centerIn: parent
                    width: Math.min(parent.width, parent.height) - 8
                    height: width
                    radius: width / 2
                    visible: pair.rounds > 0
                    color: Theme.withAlpha(Hand.blue, Theme.contrast ? 0 : 0.08 + 0.3 * pair.strength)
                    border.width: 1 + 4 * Math.max(0, pair.strength)
                    border.color: Hand.blue
                }
                Text {
                    anchors.centerIn: parent
                    text: pair.rounds === 0 ? "–" : pair.mean.toFixed(1).replace(".", qsTr(".", "decimal point"))
                    textFormat: Text.PlainText
                    color: pair.rounds === 0 ? Hand.sepia : Theme.ink
                    font.family: Theme.serif
                    font.bold: true
                    font.pixelSize: Theme.large
                    Accessible.ignored: true
                }
            }
        }
    }
}
