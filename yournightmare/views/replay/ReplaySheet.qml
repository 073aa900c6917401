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
    // the height there is for it; 0 for as high as it likes
    property real room: 0
    readonly property bool isLow: room > 0
    readonly property real box: isLow ? Math.max(Theme.scaled(26), Math.min(Theme.scaled(46), room - 1.5 * Theme.unit)) : Theme.scaled(46)

    implicitHeight: strip.implicitHeight + (isLow ? 1.5 : 2) * Theme.unit
    radius: 4
    color: Theme.paper
    Accessible.role: Accessible.Grouping
    Accessible.name: points < boxes ? qsTr("%1, %2 of %3 points").arg(name).arg(points).arg(boxes)
                                    : qsTr("%1, %n point(s), the goal is %2", "", points).arg(name).arg(boxes)

    // One place of a ranking: its picture, and how the guess came out.
    component PlaceBox: Item {
        id: place

        required property int index
        property var row: null
        property bool isRead: false

        implicitWidth: sheet.box
        implicitHeight: sheet.box
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
                font.pixelSize: Math.min(Theme.large, 0.6 * parent.height)
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
            width: 0.52 * sheet.box
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
            implicitWidth: Math.min(Theme.scaled(36), sheet.box)
            implicitHeight: implicitWidth

            Art {
                anchors.fill: parent
                name: sheet.sign === "" ? "seats/empty" : "seats/" + sheet.sign
            }
        }
        GridLayout {
            Layout.fillWidth: true
            // one line where it is low
            columns: sheet.box < Theme.scaled(36) ? 2 : 1
            columnSpacing: 2 * Theme.unit
            rowSpacing: 0

            Text {
                Layout.fillWidth: true
                text: sheet.name
                textFormat: Text.PlainText
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: sheet.isLow ? Theme.body : Theme.large
                color: Theme.ink
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Text {
                Layout.fillWidth: sheet.box >= Theme.scaled(36)
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
        GridLayout {
            // side by side where it is low
            columns: sheet.isLow ? 2 : 1
            columnSpacing: Theme.unit
            rowSpacing: 0

            Item {
                Layout.alignment: Qt.AlignHCenter
                implicitWidth: Math.min(Theme.scaled(28), sheet.box)
                implicitHeight: implicitWidth
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
