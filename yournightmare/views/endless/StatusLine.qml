pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.models
import yournightmare.views.components

// How things stand, in three short groups, where the tracks themselves are out of sight: the way,
// the Mind with what attacks it, the Bravery with what attacks it. Signs alone where it is narrow.
Flow {
    id: line

    required property EndlessTable table
    // the longest group, with its names, signs and gaps
    readonly property string longest: [qsTr("Progress"), qsTr("%1 of %2").arg(10).arg(12),
                                       qsTr("Ahead"), "20 !", qsTr("Dare"), "5"].join("")
    readonly property real need: letters.advanceWidth + 2 * Theme.scaled(16) + 18 * Theme.unit
    readonly property bool isNamed: width >= need

    spacing: Theme.unit
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("How things stand")

    TextMetrics {
        id: letters
        text: line.longest
        font { family: Theme.sans; pixelSize: Theme.small }
    }
    component Standing: Row {
        id: standing

        property string sign: ""
        required property string name
        required property string value
        property color tint: Theme.text
        property string warning: ""

        spacing: 1.5 * Theme.unit
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%1: %2").arg(name).arg(value)
        Accessible.description: warning

        Art {
            visible: standing.sign !== ""
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.scaled(16)
            height: width
            name: standing.sign === "" ? "" : "endless/track-" + standing.sign + (Theme.dark ? "-light" : "-ink")
        }
        Text {
            visible: line.isNamed || standing.sign === ""
            text: standing.name
            textFormat: Text.PlainText
            color: standing.tint
            font.family: Theme.sans
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
        Text {
            text: standing.value
            textFormat: Text.PlainText
            color: Theme.text
            font.family: Theme.sans
            font.bold: true
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
        Text {
            visible: text !== ""
            text: standing.warning
            textFormat: Text.PlainText
            color: Theme.danger
            font.family: Theme.sans
            font.bold: true
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }
    component Group: Row {
        spacing: 4 * Theme.unit
        rightPadding: 4 * Theme.unit
    }

    Group {
        Standing {
            visible: line.table.duration > 0
            sign: "progress"
            name: qsTr("Progress")
            tint: Theme.red
            value: qsTr("%1 of %2").arg(line.table.walked).arg(line.table.duration)
        }
        Standing {
            sign: "shadow"
            name: qsTr("Ahead")
            tint: Theme.shadow
            value: line.table.distance
            warning: line.table.distance <= 3 ? "!" : ""
        }
        Standing {
            visible: line.table.awaiting === "action"
            name: qsTr("Dare")
            value: line.table.points
        }
    }
    Repeater {
        model: [["mind", "horrors", "spells"], ["bravery", "fear", "mantras"]]
        delegate: Group {
            id: pair
            required property var modelData

            Repeater {
                model: line.table.tracks
                delegate: Standing {
                    required property string track
                    required property int guard
                    required property int atRisk
                    required property int breaks
                    required property int index
                    required value
                    required name

                    visible: pair.modelData.includes(track)
                    sign: track
                    tint: track === "mind" || track === "horrors" || track === "spells" ? Theme.green : Theme.blue
                    warning: atRisk > 0 ? qsTr("−%1").arg(atRisk) : ""
                }
            }
        }
    }
}
