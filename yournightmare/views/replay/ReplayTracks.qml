pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The straight tracks in small: a row of beads each; what gets past its guard is red and hollow.
GridLayout {
    id: tracks

    required property EndlessBoardView table

    // the height that is in sight
    property real room: 1000
    // Bravery and what belongs to it stand beside the others
    property bool isFolded: false
    // closer together, a line for most of them: all seven stay in sight
    readonly property bool isTight: room < Theme.scaled(isFolded ? 190 : 330)

    flow: GridLayout.TopToBottom
    rows: isFolded ? 4 : 7
    uniformCellWidths: true
    columnSpacing: 8 * Theme.unit
    rowSpacing: (isTight ? 1.5 : 2.5) * Theme.unit

    component Beads: Row {
        id: beads

        required property var row

        spacing: 3

        Repeater {
            model: beads.row.highest
            Rectangle {
                required property int index
                readonly property bool isOn: index < beads.row.value
                readonly property bool isThrough: isOn && beads.row.breaks > 0 && index >= beads.row.value - beads.row.breaks
                width: Theme.scaled(11)
                height: width
                radius: beads.row.track === "horrors" || beads.row.track === "fear" ? 2 : width / 2
                color: isThrough || !isOn ? "transparent" : beads.row.tint
                border.width: isThrough ? 3 : 1.5
                border.color: isThrough ? Theme.danger : Theme.withAlpha(beads.row.tint, isOn ? 1 : 0.55)
            }
        }
    }

    Repeater {
        model: tracks.table.tracks
        delegate: ColumnLayout {
            id: row

            required property string track
            required property string name
            required property int value
            required property int highest
            required property int guard
            required property int breaks
            required property string note
            readonly property color tint: track === "survived" ? Theme.red
                : track === "mind" || track === "horrors" || track === "spells" ? Theme.green : Theme.blue
            readonly property bool isOneLine: tracks.isTight && highest <= 6
            readonly property bool isHead: track === "survived" || track === "mind" || track === "bravery"

            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            Layout.leftMargin: isHead ? 0 : 3 * Theme.unit
            spacing: Theme.unit
            Accessible.role: Accessible.Indicator
            Accessible.name: qsTr("%1: %2 of %3").arg(name).arg(value).arg(highest)
            Accessible.description: note

            RowLayout {
                Layout.fillWidth: true

                Label {
                    text: qsTr("%1 %2").arg(row.name).arg(row.value)
                    font.family: row.isHead ? Theme.serif : Theme.sans
                    font.bold: row.isHead
                    font.pixelSize: row.isHead ? Theme.size(1.1) : Theme.small
                    Accessible.ignored: true
                }
                Label {
                    Layout.fillWidth: true
                    horizontalAlignment: Text.AlignRight
                    visible: !row.isHead && !row.isOneLine
                    text: row.note
                    font.pixelSize: Theme.small
                    color: row.breaks > 0 ? Theme.danger : Theme.textDim
                    Accessible.ignored: true
                }
                Item {
                    Layout.fillWidth: true
                    visible: row.isOneLine
                }
                Beads {
                    visible: row.isOneLine
                    row: row
                }
            }
            Beads {
                visible: !row.isOneLine
                row: row
            }
        }
    }
}
