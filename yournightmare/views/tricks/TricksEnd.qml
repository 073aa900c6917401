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
    property int made: 0
    // all is made, and can be shown
    readonly property bool isWhole: made > 0 && made >= places.count && scores.isWhole
    signal watch()
    signal home()

    GridLayout {
        width: end.contentWidth
        // a little above the middle, where there is room
        y: Math.max(0, 0.4 * (end.height - height))
        columns: end.isWide ? 2 : 1
        columnSpacing: 8 * Theme.unit
        rowSpacing: 5 * Theme.unit

        ColumnLayout {
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            spacing: 3 * Theme.unit

            EndStage {
                Layout.fillWidth: true
                // what the rows and the buttons leave
                room: end.height - places.count * Theme.scaled(82) - Theme.touch - 10 * Theme.unit
                ending: end.ending
            }
            Repeater {
                id: places
                onItemAdded: end.made++
                onItemRemoved: end.made--
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
            id: scores
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
        readonly property string told: bestRound === 0
            ? qsTr("No points in any round.")
            : qsTr("Best round: %1. Rounds without points: %2.").arg(bestRound).arg(emptyRounds)

        Layout.fillWidth: true
        implicitHeight: Math.max(Theme.scaled(70), row.implicitHeight + 4 * Theme.unit)
        Accessible.role: Accessible.ListItem
        Accessible.name: (isShared ? qsTr("Place %1, shared: %2, %n point(s). %3", "", points)
                                   : qsTr("Place %1: %2, %n point(s). %3", "", points)).arg(place).arg(name).arg(told)

        Rectangle {
            anchors.fill: parent
            radius: 10
            color: Theme.withAlpha(Theme.panel, Theme.contrast ? 1 : 0.82)
            border.width: winner.isFirst ? 2.5 : 1.2
            border.color: winner.isFirst ? Theme.gold : Theme.panelEdge
        }
        RowLayout {
            id: row
            anchors { fill: parent; leftMargin: 4 * Theme.unit; rightMargin: 5 * Theme.unit }
            spacing: 4 * Theme.unit

            Text {
                text: qsTr("%1.").arg(winner.place)
                textFormat: Text.PlainText
                color: winner.isFirst ? Theme.moon : Theme.shadow
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.size(1.7)
                Accessible.ignored: true
            }
            Item {
                implicitWidth: Theme.scaled(46)
                implicitHeight: Theme.scaled(46)

                Art {
                    anchors.fill: parent
                    name: "seats/" + winner.sign
                }
            }
            Item {
                visible: winner.face !== ""
                implicitWidth: visible ? Theme.scaled(48) : 0
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
                    level: 3
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    text: winner.name
                    Accessible.ignored: true
                }
                Label {
                    Layout.fillWidth: true
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
                color: Theme.moon
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.size(2)
                Accessible.ignored: true
            }
        }
    }
}
