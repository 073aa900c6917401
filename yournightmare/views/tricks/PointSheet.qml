pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The score sheet by rounds, written by hand: a column for each seat, the total below.
Paper {
    id: sheet

    required property TricksTable table
    readonly property int seats: table.seatCount
    readonly property real column: Math.max(Theme.scaled(38), (width - 2 * padding - Theme.scaled(30)) / Math.max(1, seats))
    // looked up anew with every line that is made: some are made later than their row
    property int made: 0
    property int named: 0
    // all is made, and the paper torn
    readonly property bool isWhole: made >= rounds.count && named >= seats && !Settings.artHeld
    readonly property var totals: made >= 0 && rounds.count > 0 ? (rounds.itemAt(rounds.count - 1) as Line)?.totals ?? [] : []

    padding: 5 * Theme.unit
    seed: 63
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Score sheet")

    contentItem: ColumnLayout {
        spacing: 0

        Heading {
            Layout.fillWidth: true
            Layout.bottomMargin: 2 * Theme.unit
            level: 3
            onPaper: true
            text: qsTr("Score sheet")
        }
        Row {
            Item { width: Theme.scaled(30); height: 1 }
            Repeater {
                onItemAdded: sheet.named++
                model: sheet.table.seats
                delegate: Column {
                    id: who

                    required property string name
                    required property string sign
                    width: sheet.column

                    Art {
                        anchors.horizontalCenter: parent.horizontalCenter
                        width: Math.min(Theme.scaled(32), sheet.column * 0.8)
                        height: width
                        name: "seats/" + who.sign
                    }
                    Handwriting {
                        width: parent.width - 4
                        height: Theme.size(1.4)
                        size: 1.25
                        least: 0.8
                        wrapMode: Text.NoWrap
                        horizontalAlignment: Text.AlignHCenter
                        text: who.name
                    }
                }
            }
        }
        Rectangle {
            Layout.fillWidth: true
            implicitHeight: 2
            color: Theme.withAlpha(Theme.ink, 0.6)
        }
        Repeater {
            id: rounds
            onItemAdded: sheet.made++
            model: sheet.table.sheet
            delegate: Line {}
        }
        Rectangle {
            Layout.fillWidth: true
            implicitHeight: 2
            visible: rounds.count > 0
            color: Theme.withAlpha(Theme.ink, 0.6)
        }
        Row {
            visible: rounds.count > 0
            Item {
                width: Theme.scaled(30)
                height: Theme.size(2.8)
                Art {
                    anchors.centerIn: parent
                    width: Theme.scaled(20)
                    height: width
                    name: "icons/crown-ink"
                }
            }
            Repeater {
                model: sheet.totals
                Item {
                    id: all
                    required property var modelData
                    readonly property bool isMost: modelData === Math.max(...sheet.totals)
                    width: sheet.column
                    height: Theme.size(2.8)

                    Rectangle {
                        // the ring round the most, and bold
                        anchors.centerIn: parent
                        visible: all.isMost
                        width: Math.max(height, total.implicitWidth + 3 * Theme.unit)
                        height: parent.height * 0.86
                        radius: height / 2
                        color: "transparent"
                        border.width: 2
                        border.color: Theme.dangerOnPaper
                        rotation: -4
                    }
                    Handwriting {
                        id: total
                        anchors.centerIn: parent
                        size: 1.9
                        lineHeight: 1
                        font.bold: true
                        text: all.modelData
                    }
                }
            }
        }
    }
    component Line: Column {
        id: line

        required property int round
        required property var points
        required property var totals
        required property int best

        Layout.fillWidth: true
        Accessible.role: Accessible.Row
        Accessible.name: qsTr("Round %1: %2").arg(round).arg(points.join(", "))

        Row {
            Text {
                textFormat: Text.PlainText
                width: Theme.scaled(30)
                height: Theme.size(1.9)
                verticalAlignment: Text.AlignVCenter
                text: line.round
                color: Theme.inkDim
                font.family: Theme.sans
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
            Repeater {
                model: line.points
                Handwriting {
                    required property var modelData
                    width: sheet.column
                    height: Theme.size(1.9)
                    size: 1.7
                    lineHeight: 1
                    horizontalAlignment: Text.AlignHCenter
                    color: modelData === line.best && line.best > 0 ? Hand.blue : Theme.ink
                    font.bold: modelData === line.best && line.best > 0
                    text: modelData
                    Accessible.ignored: true
                }
            }
        }
        Rectangle {
            width: parent.width
            height: 1
            color: Theme.withAlpha(Theme.ink, 0.18)
        }
    }
}
