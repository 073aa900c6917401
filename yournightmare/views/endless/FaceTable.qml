pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// What each face of the die would do before the next round, on paper.
Paper {
    id: sheet

    required property EndlessTable table
    // read once for all faces
    readonly property bool isPlaying: table.isPlaying
    readonly property int die: table.die
    // how the faces with a cross lose the game
    readonly property string losses: table.losses
    // low rows, and what the signs mean beside the odds
    property bool isTight: false
    // the odds, and why a face loses, stand above already, and the signs explain themselves
    property bool isLow: false
    readonly property real rowHeight: Theme.scaled(isTight ? 16 : 18)
    readonly property real headHeight: Theme.scaled(isTight ? 23 : 26)
    readonly property real rowGap: isTight ? 1 : 3

    // whether a face leads through the Nightmare's door: its frame is explained only then
    readonly property bool overcomes: {
        for (let i = 0; i < columns.count; i++) {
            if (faceAt(i)?.overcomes)
                return true
        }
        return false
    }

    function faceAt(index: int): var {
        return columns.itemAt(index)
    }

    seed: 5
    padding: (isLow ? 1 : isTight ? 2 : 3) * Theme.unit

    // Text in a room of its own: a new text must not have all that stands round it laid out anew.
    component Cell: Item {
        property alias text: words.text
        property alias color: words.color

        Layout.fillWidth: true
        Layout.preferredWidth: 30

        Text {
            id: words
            anchors.fill: parent
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            textFormat: Text.PlainText
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.body
            color: Theme.ink
            Accessible.ignored: true
        }
    }
    component RowName: Text {
        textFormat: Text.PlainText
        verticalAlignment: Text.AlignVCenter
        color: Theme.ink
        font.family: Theme.sans
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }

    contentItem: ColumnLayout {
        spacing: sheet.isTight ? 0 : Theme.unit

        RowLayout {
            Layout.fillWidth: true
            Layout.bottomMargin: sheet.isTight ? 0 : Theme.unit
            visible: !sheet.isLow

            Text {
                Layout.alignment: Qt.AlignBaseline
                text: sheet.table.odds
                textFormat: Text.PlainText
                color: Theme.ink
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: sheet.isTight ? Theme.large : Theme.head
                Accessible.name: qsTr("Chance of success: %1").arg(text)
            }
            Label {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignBaseline
                onPaper: true
                dim: true
                text: sheet.table.isLost ? "" : sheet.table.besideOdds
                font.pixelSize: Theme.small
            }
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: 2

            ColumnLayout {
                id: names
                Layout.alignment: Qt.AlignTop
                spacing: sheet.rowGap
                Layout.rightMargin: Theme.unit

                RowName { text: sheet.table.isTimed ? qsTr("If you stop at") : qsTr("If you throw"); Layout.preferredHeight: sheet.headHeight; verticalAlignment: Text.AlignVCenter; font.bold: true }
                RowName { text: qsTr("Progress"); Layout.preferredHeight: sheet.rowHeight }
                RowName { text: qsTr("Shadow"); Layout.preferredHeight: sheet.rowHeight }
                RowName { text: qsTr("Fear"); Layout.preferredHeight: sheet.rowHeight }
                RowName { text: qsTr("Horrors"); Layout.preferredHeight: sheet.rowHeight }
                RowName { text: qsTr("Mind"); Layout.preferredHeight: sheet.rowHeight }
                RowName { text: qsTr("Bravery"); Layout.preferredHeight: sheet.rowHeight }
                RowName { text: qsTr("Fields ahead"); Layout.preferredHeight: Theme.scaled(sheet.isTight ? 17 : 20); font.bold: true }
            }
            Repeater {
                id: columns
                model: sheet.table.faces
                delegate: Rectangle {
                    id: face
                    required property int eyes
                    required property string reading
                    required property bool succeeds
                    required property string progress
                    required property string shadow
                    required property string fear
                    required property string horrors
                    required property string mind
                    required property string bravery
                    required property int apart
                    required property bool nightmareActs
                    required property bool overcomes
                    required property bool dies
                    required property string text

                    Layout.fillWidth: true
                    Layout.preferredWidth: 32
                    Layout.fillHeight: true
                    implicitHeight: column.implicitHeight
                    radius: 5
                    readonly property bool isRolled: sheet.isPlaying && sheet.die === eyes
                    opacity: sheet.isPlaying && !isRolled ? 0.45 : 1
                    color: dies ? Theme.withAlpha(Theme.dangerOnPaper, 0.16) : succeeds ? Theme.withAlpha(Theme.gold, 0.42) : "transparent"
                    border.width: overcomes ? 2 : 0
                    border.color: Theme.greenOnPaper
                    Accessible.role: Accessible.StaticText
                    Accessible.name: qsTr("On a %1: %2").arg(reading || eyes).arg(text)

                    ColumnLayout {
                        id: column
                        anchors { left: parent.left; right: parent.right }
                        spacing: sheet.rowGap

                        Item {
                            Layout.fillWidth: true
                            Layout.preferredHeight: sheet.headHeight
                            DieFace {
                                anchors.centerIn: parent
                                visible: face.reading === ""
                                eyes: face.eyes
                            }
                            Cell {
                                anchors.fill: parent
                                visible: face.reading !== ""
                                text: face.reading
                            }
                        }
                        Cell { text: face.progress || "–"; color: face.progress ? Theme.redOnPaper : Theme.inkDim; Layout.preferredHeight: sheet.rowHeight }
                        Cell { text: face.shadow || "–"; color: face.shadow ? Theme.shadowOnPaper : Theme.inkDim; Layout.preferredHeight: sheet.rowHeight }
                        Cell { text: face.fear || "–"; color: face.fear ? Theme.blueOnPaper : Theme.inkDim; Layout.preferredHeight: sheet.rowHeight }
                        Cell { text: face.horrors || "–"; color: face.horrors ? Theme.greenOnPaper : Theme.inkDim; Layout.preferredHeight: sheet.rowHeight }
                        Cell { text: face.mind || "–"; color: face.mind ? Theme.greenOnPaper : Theme.inkDim; Layout.preferredHeight: sheet.rowHeight }
                        Cell { text: face.bravery || "–"; color: face.bravery ? Theme.blueOnPaper : Theme.inkDim; Layout.preferredHeight: sheet.rowHeight }
                        Item {
                            Layout.fillWidth: true
                            Layout.preferredHeight: Theme.scaled(sheet.isTight ? 17 : 20)

                            Cell {
                                anchors.fill: parent
                                visible: !face.dies
                                text: face.apart
                                color: face.apart <= 3 ? Theme.dangerOnPaper : Theme.ink
                            }
                            Icon {
                                anchors.centerIn: parent
                                visible: face.dies
                                name: "cross"
                                color: Theme.dangerOnPaper
                                size: Theme.scaled(16)
                                weight: 3
                            }
                        }
                    }
                }
            }
        }
        RowLayout {
            Layout.fillWidth: true
            visible: !sheet.isLow
            spacing: 2 * Theme.unit

            Rectangle {
                Layout.alignment: Qt.AlignTop
                Layout.topMargin: 2
                Layout.preferredWidth: Theme.scaled(13)
                Layout.preferredHeight: Theme.scaled(13)
                visible: success.visible
                radius: 3
                color: Theme.withAlpha(Theme.gold, 0.55)
            }
            RowName {
                id: success
                Layout.alignment: Qt.AlignTop
                // where all are lost nothing is golden
                visible: !sheet.table.isLost
                text: qsTr("succeeds")
            }
            Rectangle {
                Layout.alignment: Qt.AlignTop
                Layout.topMargin: 2
                Layout.preferredWidth: Theme.scaled(13)
                Layout.preferredHeight: Theme.scaled(13)
                visible: end.visible
                radius: 3
                color: "transparent"
                border { width: 2; color: Theme.greenOnPaper }
            }
            RowName {
                id: end
                Layout.alignment: Qt.AlignTop
                visible: sheet.overcomes
                text: qsTr("overcome")
            }
            Icon {
                Layout.alignment: Qt.AlignTop
                Layout.topMargin: 2
                name: "cross"
                color: Theme.dangerOnPaper
                size: Theme.scaled(13)
                weight: 3
            }
            RowName {
                Layout.fillWidth: true
                text: sheet.losses || qsTr("you lose the game")
                color: sheet.losses ? Theme.dangerOnPaper : Theme.ink
                // rather smaller than in two lines
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Math.round(0.72 * Theme.small)
                wrapMode: Text.Wrap
            }
        }
    }
}
