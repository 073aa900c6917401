pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The straight tracks: red Survived, green Mind with Horrors against Spells, blue Bravery with Fear
// against Mantras. The danger is what stands past its guard.
ColumnLayout {
    id: tracks

    required property EndlessBoardView table

    // the room between the three groups
    property real gap: 3 * Theme.unit
    // below 1 where the tracks must be lower than they would like to be
    property real squeeze: 1

    spacing: 1.5 * Theme.unit

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
            required property int atRisk
            required property string note

            readonly property bool isGuard: track === "spells" || track === "mantras"
            readonly property bool isCreeper: guard >= 0
            readonly property bool isGreen: track === "mind" || track === "horrors" || track === "spells"
            readonly property color tint: track === "survived" ? Theme.red : isGreen ? Theme.green : Theme.blue

            Layout.fillWidth: true
            Layout.topMargin: track === "mind" || track === "bravery" ? tracks.gap : 0
            spacing: Theme.unit
            Accessible.role: Accessible.Indicator
            Accessible.name: qsTr("%1: %2 of %3").arg(name).arg(value).arg(highest)
            Accessible.description: note

            TrackHead {
                Layout.fillWidth: true
                visible: !row.isGuard && !row.isCreeper
                medal: row.track === "survived" ? "red" : row.isGreen ? "green" : "blue"
                sign: "track-" + row.track
                name: row.name
                note: row.note
                tint: row.tint
            }
            RowLayout {
                Layout.fillWidth: true
                visible: row.isCreeper

                Label {
                    text: qsTr("%1 %2").arg(row.name).arg(row.value)
                    font.bold: true
                }
                Label {
                    Layout.fillWidth: true
                    horizontalAlignment: Text.AlignRight
                    text: row.note
                    font.family: Theme.serif
                    font.italic: true
                    font.bold: true
                    color: row.breaks > 0 ? Theme.danger : row.tint
                }
            }
            Loader {
                Layout.fillWidth: true
                sourceComponent: row.isGuard ? guardTrack : row.isCreeper ? creeperTrack : tokenTrack
            }
            RowLayout {
                Layout.fillWidth: true
                visible: row.isGuard

                Label {
                    text: qsTr("%1 %2").arg(row.name).arg(row.value)
                    color: row.tint
                }
                Label {
                    Layout.fillWidth: true
                    horizontalAlignment: Text.AlignRight
                    text: row.note
                    dim: true
                    font.pixelSize: Theme.small
                }
            }
            Component {
                id: tokenTrack
                TokenTrack {
                    value: row.value
                    highest: row.highest
                    squeeze: tracks.squeeze
                    atRisk: row.atRisk
                    standing: row.track === "survived" ? "gate-open" : row.track === "mind" ? "candle-lit" : "bear"
                    gone: row.track === "survived" ? "gate-empty" : row.track === "mind" ? "candle-out" : "bear-gone"
                    tokenWidth: row.track === "survived" ? 23 : row.track === "mind" ? 40 : 46
                    tokenHeight: row.track === "survived" ? 33 : row.track === "mind" ? 76 : 61
                }
            }
            Component {
                id: creeperTrack
                CreeperTrack {
                    creeper: row.track
                    value: row.value
                    highest: row.highest
                    squeeze: tracks.squeeze
                    guard: row.guard
                }
            }
            Component {
                id: guardTrack
                GuardTrack {
                    tone: row.isGreen ? "green" : "blue"
                    value: row.value
                    highest: row.highest
                    squeeze: tracks.squeeze
                }
            }
        }
    }
}
