pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The seven straight tracks: how far each goes, and where its marker begins.
ColumnLayout {
    id: tracks

    required property BoardDraft draft
    required property bool isOwn
    readonly property bool isTight: width < Theme.scaled(150) + 2 * boxWidth + 13 * Theme.unit
    readonly property real boxWidth: Theme.scaled(isOwn ? 122 : 62) + (isOwn ? 2 * Theme.unit : 0)

    spacing: 2 * Theme.unit

    RowLayout {
        Layout.fillWidth: true
        visible: !tracks.isTight
        spacing: 5 * Theme.unit

        Item { Layout.fillWidth: true }
        Repeater {
            model: [qsTr("Highest field"), qsTr("Start")]
            Label {
                required property string modelData
                // a long word may reach into the gap between the boxes
                Layout.preferredWidth: tracks.boxWidth + Theme.scaled(36)
                Layout.leftMargin: -Theme.scaled(18)
                Layout.rightMargin: -Theme.scaled(18)
                Layout.alignment: Qt.AlignBottom
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                onPaper: true
                dim: true
                text: modelData
                Accessible.ignored: true
            }
        }
    }
    Repeater {
        model: tracks.draft.tracks
        ColumnLayout {
            id: track

            required property string key
            required property string title
            required property string colour
            required property string highest
            required property string start
            required property string highestFault
            required property string startFault
            readonly property color ink: colour === "red" ? Theme.redOnPaper
                                       : colour === "green" ? Theme.greenOnPaper : Theme.blueOnPaper

            Layout.fillWidth: true
            spacing: Theme.unit
            Accessible.role: Accessible.Grouping
            Accessible.name: title

            GridLayout {
                Layout.fillWidth: true
                columns: tracks.isTight ? 1 : 2
                columnSpacing: 5 * Theme.unit
                rowSpacing: Theme.unit

                RowLayout {
                    Layout.fillWidth: true
                    spacing: 3 * Theme.unit

                    Art {
                        Layout.preferredWidth: Theme.scaled(26)
                        Layout.preferredHeight: Theme.scaled(26)
                        name: "endless/track-" + track.key + "-ink"
                    }
                    Heading {
                        Layout.fillWidth: true
                        level: 3
                        onPaper: true
                        color: track.ink
                        text: track.title
                    }
                }
                GridLayout {
                    columns: tracks.isTight && tracks.width < 2 * tracks.boxWidth + 40 ? 1 : 2
                    columnSpacing: 5 * Theme.unit
                    rowSpacing: Theme.unit

                    ColumnLayout {
                        spacing: 0
                        Label {
                            visible: tracks.isTight
                            onPaper: true
                            dim: true
                            text: qsTr("Highest field")
                            Accessible.ignored: true
                        }
                        NumberBox {
                            label: qsTr("%1, highest field").arg(track.title)
                            text: track.highest
                            error: track.highestFault
                            readOnly: !tracks.isOwn
                            onWritten: text => tracks.draft.write("tracks." + track.key + ".highest", text)
                            onStepped: by => tracks.draft.step("tracks." + track.key + ".highest", by)
                        }
                    }
                    ColumnLayout {
                        spacing: 0
                        Label {
                            visible: tracks.isTight
                            onPaper: true
                            dim: true
                            text: qsTr("Start")
                            Accessible.ignored: true
                        }
                        NumberBox {
                            label: qsTr("%1, start").arg(track.title)
                            text: track.start
                            error: track.startFault
                            readOnly: !tracks.isOwn
                            onWritten: text => tracks.draft.write("tracks." + track.key + ".start", text)
                            onStepped: by => tracks.draft.step("tracks." + track.key + ".start", by)
                        }
                    }
                }
            }
            FieldFault {
                Layout.fillWidth: true
                fault: track.highestFault
            }
            FieldFault {
                Layout.fillWidth: true
                fault: track.startFault
            }
        }
    }
}
