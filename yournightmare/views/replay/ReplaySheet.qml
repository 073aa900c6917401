pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.views.components

// One sheet in a replay, on a strip of paper: whose it is, the own fears in order, then the guess
// with its ticks and crosses. What isn't known at this step is an empty frame.
Rectangle {
    id: sheet

    required property int index
    required property string name
    required property string sign
    required property int points
    required property int boxes
    required property string guessedName
    required property string guessedSign
    required property var own
    required property var guess
    required property int matched
    required property int scored
    property bool isWide: true

    implicitHeight: strip.implicitHeight + 2 * Theme.unit
    radius: 4
    color: Theme.paper
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("%1, %2 of %3 points").arg(name).arg(points).arg(boxes)

    // One place of a ranking: its picture, and how the guess came out.
    component PlaceBox: Item {
        id: place

        required property int index
        property var row: null
        property bool isRead: false

        implicitWidth: Theme.scaled(46)
        implicitHeight: Theme.scaled(46)
        Accessible.role: Accessible.ListItem
        Accessible.name: !row ? qsTr("Place %1: not known").arg(index + 1)
            : !isRead ? qsTr("Place %1: %2").arg(row.place).arg(row.title)
            : row.isRight ? qsTr("Place %1: %2, right").arg(row.place).arg(row.title)
                          : qsTr("Place %1: %2, wrong").arg(row.place).arg(row.title)

        Rectangle {
            anchors.fill: parent
            visible: place.row === null
            radius: 3
            color: "transparent"
            border.width: 1.5
            border.color: Theme.withAlpha(Theme.ink, 0.35)

            Text {
                anchors.centerIn: parent
                text: place.index + 1
                textFormat: Text.PlainText
                font.family: Theme.serif
                font.pixelSize: Theme.large
                color: Theme.inkDim
                Accessible.ignored: true
            }
        }
        FearPicture {
            anchors.fill: parent
            visible: place.row !== null
            card: place.row?.picture ?? ""
            title: place.row?.title ?? ""
        }
        Art {
            anchors { right: parent.right; bottom: parent.bottom; margins: -3 }
            visible: place.row !== null && place.isRead
            width: Theme.scaled(24)
            height: width
            name: place.row?.isRight ? "worst/tick-green" : "worst/cross-red"

            Rectangle {
                anchors.fill: parent
                z: -1
                radius: width / 2
                color: Theme.paperHigh
                border.width: 1
                border.color: Theme.withAlpha(Theme.ink, 0.4)
            }
        }
        HoverHandler { id: pointer }
        Tip {
            shown: pointer.hovered && place.row !== null
            text: place.row?.title ?? ""
        }
    }

    component Ranking: Row {
        id: ranking

        property var rows: []
        property bool isRead: false

        spacing: 1.5 * Theme.unit

        Repeater {
            model: 4
            PlaceBox {
                row: ranking.rows[index] ?? null
                isRead: ranking.isRead
            }
        }
    }

    GridLayout {
        id: strip
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: 2.5 * Theme.unit }
        columns: sheet.isWide ? 5 : 2
        columnSpacing: 3 * Theme.unit
        rowSpacing: 1.5 * Theme.unit

        Item {
            implicitWidth: Theme.scaled(36)
            implicitHeight: Theme.scaled(36)

            Art {
                anchors.fill: parent
                name: sheet.sign === "" ? "seats/empty" : "seats/" + sheet.sign
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Text {
                Layout.fillWidth: true
                text: sheet.name
                textFormat: Text.PlainText
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.large
                color: Theme.ink
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Text {
                Layout.fillWidth: true
                text: qsTr("%n point(s)", "", sheet.points)
                textFormat: Text.PlainText
                font.family: Theme.sans
                font.pixelSize: Theme.small
                color: Theme.inkDim
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
        Ranking {
            Layout.columnSpan: sheet.isWide ? 1 : 2
            rows: sheet.own
            Accessible.role: Accessible.List
            Accessible.name: qsTr("The fears of %1").arg(sheet.name)
        }
        ColumnLayout {
            spacing: 0

            Item {
                Layout.alignment: Qt.AlignHCenter
                implicitWidth: Theme.scaled(28)
                implicitHeight: Theme.scaled(28)
                opacity: sheet.guessedSign === "" ? 0.35 : 1

                Art {
                    anchors.fill: parent
                    name: sheet.guessedSign === "" ? "seats/empty" : "seats/" + sheet.guessedSign
                }
                HoverHandler { id: overGuessed }
                Tip {
                    shown: overGuessed.hovered && sheet.guessedName !== ""
                    text: qsTr("Guesses the fears of %1").arg(sheet.guessedName)
                }
            }
            Text {
                Layout.alignment: Qt.AlignHCenter
                visible: sheet.scored >= 0
                text: qsTr("+%1").arg(sheet.scored)
                textFormat: Text.PlainText
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.body
                color: sheet.scored > 0 ? Theme.greenOnPaper : Theme.inkDim
                Accessible.name: qsTr("%n point(s) in this round", "", sheet.scored)
            }
        }
        Ranking {
            rows: sheet.guess
            isRead: sheet.matched >= 0
            Accessible.role: Accessible.List
            Accessible.name: sheet.guessedName === "" ? qsTr("The guess")
                                                      : qsTr("The guess at the fears of %1").arg(sheet.guessedName)
        }
    }
}
