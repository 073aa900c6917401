pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The end of a round laid open: all stacks turned over, where Scared lay, what it brings and why;
// beside it the score sheet.
ScrollArea {
    id: open

    required property TricksTable table
    readonly property bool isWide: contentWidth >= 900 * Theme.textScale
    readonly property int seats: table.seatCount

    property int made: 0
    // all is made, and can be shown
    readonly property bool isWhole: made >= stacks.count && scores.isWhole

    GridLayout {
        width: open.contentWidth
        // a little above the middle, where there is room
        y: Math.max(0, 0.4 * (open.height - height))
        columns: open.isWide ? 2 : 1
        columnSpacing: 6 * Theme.unit
        rowSpacing: 4 * Theme.unit

        ColumnLayout {
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            spacing: 2.5 * Theme.unit

            Label {
                Layout.fillWidth: true
                visible: text !== ""
                font.pixelSize: Theme.size(1.1)
                text: open.table.explained
            }
            Repeater {
                id: stacks
                onItemAdded: open.made++
                model: open.table.roundEnd
                delegate: Stack {}
            }
        }
        PointSheet {
            id: scores
            Layout.alignment: Qt.AlignTop
            Layout.fillWidth: !open.isWide
            Layout.preferredWidth: open.isWide ? Math.max(Theme.scaled(60 + 46 * open.seats), open.contentWidth * 0.3) : -1
            Layout.bottomMargin: 4 * Theme.unit
            table: open.table
        }
    }
    component Stack: Rectangle {
        id: stack

        required property int seat
        required property string name
        required property string sign
        required property var cards
        required property int points
        required property int total
        required property string reason
        required property bool foundScared
        // what stands beside the cards: sign, words, both numbers, the gaps between them
        readonly property real beside: Theme.scaled(42) + Theme.scaled(120) + Theme.size(3.5) + Theme.size(2.2) + 20 * Theme.unit
        // as large as there is room for, but all stacks in sight where that can be
        readonly property real card: Math.max(isNarrow ? Theme.scaled(30) : 26, Math.min(132, ((open.height - Theme.scaled(70)) / open.seats - 6.5 * Theme.unit) / 1.46,
                                                           (width - (isNarrow ? 12 * Theme.unit : beside)) / (cards.length < 2 ? 4 : 7.4)))
        readonly property bool isNarrow: width < (cards.length < 2 ? 400 : 640) * Theme.textScale

        Layout.fillWidth: true
        implicitHeight: line.implicitHeight + 4 * Theme.unit
        radius: 10
        color: Theme.withAlpha(Theme.panel, Theme.contrast ? 1 : 0.82)
        border.width: foundScared ? 2.5 : 1.2
        border.color: foundScared ? Theme.danger : Theme.panelEdge
        Accessible.role: Accessible.ListItem
        Accessible.name: points < 0 ? name : qsTr("%1: %n point(s). %2 In all %3.", "", points).arg(name).arg(reason).arg(total)

        GridLayout {
            id: line
            anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter }
            anchors { leftMargin: 3 * Theme.unit; rightMargin: 4 * Theme.unit }
            columnSpacing: 3 * Theme.unit
            rowSpacing: 2 * Theme.unit

            Item {
                Layout.row: 0
                Layout.column: 0
                implicitWidth: Theme.scaled(42)
                implicitHeight: Theme.scaled(42)
                Art {
                    anchors.fill: parent
                    name: "seats/" + stack.sign
                }
            }
            ColumnLayout {
                id: words
                Layout.row: 0
                Layout.column: 1
                Layout.fillWidth: true
                Layout.minimumWidth: Theme.scaled(120)
                spacing: 0

                Heading {
                    Layout.fillWidth: true
                    level: 3
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    text: stack.name
                    Accessible.ignored: true
                }
                Label {
                    Layout.fillWidth: true
                    dim: true
                    font.pixelSize: Theme.small
                    text: stack.points < 0 ? qsTr("not laid open yet") : stack.reason
                    Accessible.ignored: true
                }
            }
            Row {
                id: fan
                Layout.row: stack.isNarrow ? 1 : 0
                Layout.column: stack.isNarrow ? 0 : 2
                Layout.columnSpan: stack.isNarrow ? 5 : 1
                Layout.alignment: stack.isNarrow ? Qt.AlignRight : Qt.AlignVCenter
                spacing: stack.card * 0.06

                Repeater {
                    model: stack.cards
                    Item {
                        id: one
                        required property int index
                        required property var modelData
                        readonly property bool isUnder: modelData.when === "under"
                        readonly property bool isScared: modelData.kind === "scared"
                        width: stack.card
                        height: stack.card * 1.46

                        Rectangle {
                            anchors { fill: parent; margins: -3 }
                            visible: one.isScared
                            radius: 6
                            color: "transparent"
                            border.width: 2.5
                            border.color: Theme.danger
                        }
                        CharacterCard {
                            id: shown
                            y: one.isUnder ? -3 : 0
                            width: parent.width
                            sign: stack.sign
                            kind: one.modelData.kind
                            opacity: one.modelData.when === "play" && !one.isScared ? 0.55 : 1
                            turned: Theme.reducedMotion ? 1 : 0
                            Component.onCompleted: turning.start()
                            SequentialAnimation {
                                id: turning
                                PauseAnimation { duration: Theme.motion(one.modelData.when === "play" ? 0 : 70 * one.index) }
                                NumberAnimation { target: shown; property: "turned"; to: 1; duration: Theme.motion(one.modelData.when === "play" ? 1 : 240) }
                            }
                        }
                        Art {
                            // a card under Scared counts
                            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: -height * 0.3 }
                            visible: one.isUnder && !stack.foundScared && stack.points > 0
                            width: stack.card * 0.44
                            height: width
                            name: "tricks/moon-full"
                        }
                    }
                }
                Repeater {
                    // what is still face down
                    model: stack.points < 0 ? 7 - stack.cards.length : 0
                    CharacterCard {
                        width: stack.card
                        sign: stack.sign
                        turned: 0
                    }
                }
            }
            Text {
                Layout.row: 0
                Layout.column: 3
                Layout.preferredWidth: Theme.size(3.5)
                text: stack.points < 0 ? "" : qsTr("+%1").arg(stack.points)
                textFormat: Text.PlainText
                color: stack.points > 0 ? Theme.moon : Theme.textDim
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.size(1.9)
                horizontalAlignment: Text.AlignRight
                Accessible.ignored: true
            }
            Text {
                Layout.row: 0
                Layout.column: 4
                Layout.preferredWidth: Theme.size(2.2)
                text: stack.points < 0 ? "" : stack.total
                textFormat: Text.PlainText
                color: Theme.text
                font.family: Theme.serif
                font.pixelSize: Theme.size(1.4)
                horizontalAlignment: Text.AlignRight
                Accessible.ignored: true
            }
        }
    }
}
