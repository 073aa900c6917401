pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The end: who has won, the places, the best moments, the score sheet, and what now.
ScrollArea {
    id: end

    required property TricksTable table
    required property TricksEnding ending
    readonly property bool isWide: contentWidth >= 900 * Theme.textScale
    signal watch()
    signal home()

    GridLayout {
        width: end.contentWidth
        columns: end.isWide ? 2 : 1
        columnSpacing: 8 * Theme.unit
        rowSpacing: 5 * Theme.unit

        ColumnLayout {
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            spacing: 3 * Theme.unit

            Heading {
                Layout.fillWidth: true
                color: Theme.moon
                font.pixelSize: Theme.size(2.2)
                text: end.ending.title
            }
            Label {
                Layout.fillWidth: true
                text: end.ending.reason
            }
            Repeater {
                model: end.ending.places
                delegate: Winner {}
            }
            Flow {
                Layout.fillWidth: true
                Layout.topMargin: 2 * Theme.unit
                spacing: 3 * Theme.unit

                PlainButton {
                    iconName: "play"
                    text: qsTr("Watch it again")
                    onClicked: end.watch()
                }
                PlainButton {
                    iconName: "moon"
                    text: qsTr("To the bedroom")
                    onClicked: end.home()
                }
            }
        }
        PointSheet {
            Layout.alignment: Qt.AlignTop
            Layout.fillWidth: !end.isWide
            Layout.preferredWidth: end.isWide ? Math.max(Theme.scaled(60 + 46 * end.table.seatCount), end.contentWidth * 0.34) : -1
            Layout.bottomMargin: 4 * Theme.unit
            table: end.table
        }
    }
    component Winner: Item {
        id: winner

        required property int place
        required property string name
        required property string sign
        required property string face
        required property int points
        required property bool isShared
        required property int bestRound
        required property int emptyRounds
        readonly property bool isFirst: place === 1
        readonly property string told: emptyRounds === 0
            ? qsTr("%n point(s) in the best round", "", bestRound)
            : qsTr("%1 in the best round, nothing in %n", "", emptyRounds).arg(bestRound)

        Layout.fillWidth: true
        implicitHeight: Theme.scaled(isFirst ? 150 : 70)
        Accessible.role: Accessible.ListItem
        Accessible.name: (isShared ? qsTr("Place %1, shared: %2, %n point(s). %3", "", points)
                                   : qsTr("Place %1: %2, %n point(s). %3", "", points)).arg(place).arg(name).arg(told)

        PaperSheet {
            anchors.fill: parent
            visible: winner.isFirst
            seed: 64
        }
        Rectangle {
            anchors.fill: parent
            visible: !winner.isFirst
            radius: 10
            color: Theme.withAlpha(Theme.panel, Theme.contrast ? 1 : 0.82)
            border.width: 1.2
            border.color: Theme.panelEdge
        }
        RowLayout {
            anchors { fill: parent; leftMargin: 4 * Theme.unit; rightMargin: 5 * Theme.unit }
            spacing: 4 * Theme.unit

            Text {
                text: qsTr("%1.").arg(winner.place)
                textFormat: Text.PlainText
                color: winner.isFirst ? "#8d2f2c" : Theme.shadow
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.size(winner.isFirst ? 2.6 : 1.7)
                Accessible.ignored: true
            }
            Item {
                // the first one's own card, of the others the sign
                implicitWidth: winner.isFirst ? Theme.scaled(90) : Theme.scaled(46)
                implicitHeight: Theme.scaled(winner.isFirst ? 131 : 46)

                CharacterCard {
                    visible: winner.isFirst
                    width: parent.width
                    rotation: -4
                    sign: winner.isFirst ? winner.sign : ""
                }
                Art {
                    anchors.fill: parent
                    visible: !winner.isFirst
                    name: "seats/" + winner.sign
                }
            }
            Item {
                visible: winner.face !== ""
                implicitWidth: visible ? Theme.scaled(winner.isFirst ? 84 : 48) : 0
                implicitHeight: implicitWidth

                Art {
                    anchors.fill: parent
                    name: winner.face
                }
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                Heading {
                    Layout.fillWidth: true
                    onPaper: winner.isFirst
                    level: winner.isFirst ? 1 : 3
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    text: winner.name
                    Accessible.ignored: true
                }
                Label {
                    Layout.fillWidth: true
                    onPaper: winner.isFirst
                    dim: true
                    font.pixelSize: Theme.small
                    text: winner.told
                    Accessible.ignored: true
                }
            }
            Art {
                Layout.preferredWidth: Theme.scaled(46)
                Layout.preferredHeight: Theme.scaled(46)
                visible: winner.isFirst
                name: "tricks/crown"
            }
            Text {
                text: winner.points
                textFormat: Text.PlainText
                color: winner.isFirst ? Theme.ink : Theme.moon
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.size(winner.isFirst ? 3 : 2)
                Accessible.ignored: true
            }
        }
    }
}
