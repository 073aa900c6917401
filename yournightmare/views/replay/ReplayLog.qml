pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import yournightmare.models
import yournightmare.views.components

// The log on paper: the step shown is the dark line; any line is a jump.
Paper {
    id: paper

    required property ReplayTable table

    seed: 17
    padding: 4 * Theme.unit
    implicitHeight: Theme.scaled(300)

    contentItem: ListView {
        id: list
        objectName: "log"
        clip: true
        model: paper.table.log
        reuseItems: true
        currentIndex: Math.min(paper.table.position, count - 1)
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: Theme.motion(200)
        highlightResizeDuration: 0
        highlightRangeMode: ListView.ApplyRange
        preferredHighlightBegin: height * 0.3
        preferredHighlightEnd: height * 0.75
        onHeightChanged: centring.restart()
        Accessible.role: Accessible.List
        Accessible.name: qsTr("What happened")
        T.ScrollBar.vertical: ScrollBar {
            onPaper: true
        }

        Repeater {
            // lines go on above and below: they fade there rather than being cut
            parent: list
            model: 2
            Rectangle {
                id: shade

                required property int index
                readonly property color sheet: index ? Qt.tint(Theme.paper, Theme.withAlpha(Theme.paperLow, 0.35)) : Theme.paper

                y: index ? list.height - height : 0
                z: 2
                width: list.width - 3 * Theme.unit
                height: Theme.scaled(22)
                visible: index ? !list.atYEnd : !list.atYBeginning
                gradient: Gradient {
                    GradientStop { position: shade.index; color: shade.sheet }
                    GradientStop { position: 1 - shade.index; color: Theme.withAlpha(shade.sheet, 0) }
                }
            }
        }

        Timer {
            // heights are only known once the lines have been laid out
            id: centring
            interval: 40
            onTriggered: list.positionViewAtIndex(list.currentIndex, ListView.Center)
        }
        delegate: Item {
            id: entry

            required property int step
            required property int round
            required property string told
            required property bool isNewRound
            required property string mark
            required property string note
            readonly property bool isCurrent: step === paper.table.position

            width: list.width - 3 * Theme.unit
            height: column.implicitHeight
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("Round %1. %2 %3").arg(round).arg(told).arg(note)
            Accessible.selected: isCurrent
            Accessible.onPressAction: paper.table.goTo(step)

            Column {
                id: column
                width: parent.width

                Heading {
                    visible: entry.isNewRound
                    topPadding: entry.step > 0 ? 2 * Theme.unit : 0
                    bottomPadding: Theme.unit
                    leftPadding: Theme.scaled(34)
                    level: 3
                    onPaper: true
                    text: qsTr("Round %1").arg(entry.round)
                }
                Rectangle {
                    id: row
                    readonly property real place: entry.y + y - list.contentY
                    width: parent.width
                    height: words.implicitHeight + 3 * Theme.unit
                    radius: 6
                    color: entry.isCurrent ? Theme.ink
                                           : hover.hovered ? Theme.withAlpha(Theme.ink, 0.08) : "transparent"

                    HoverHandler {
                        id: hover
                        cursorShape: Qt.PointingHandCursor
                    }
                    TapHandler {
                        onTapped: {
                            paper.table.pause()
                            paper.table.goTo(entry.step)
                        }
                    }
                    MarkSign {
                        x: Theme.unit
                        y: 1.5 * Theme.unit
                        // not a bit outside the list (see ShapeGuard)
                        visible: entry.mark !== "" && row.place + height > 0 && row.place < list.height - y
                        kind: entry.mark === "" ? "luck" : entry.mark
                        size: Theme.scaled(24)
                    }
                    Column {
                        id: words
                        x: Theme.scaled(34)
                        y: 1.5 * Theme.unit
                        width: parent.width - x - 2 * Theme.unit
                        spacing: Theme.unit / 2

                        Label {
                            width: parent.width
                            text: entry.told
                            color: entry.isCurrent ? Theme.paperHigh : Theme.ink
                            font.bold: entry.isCurrent
                            Accessible.ignored: true
                        }
                        Label {
                            width: parent.width
                            visible: text !== ""
                            text: entry.note
                            color: entry.isCurrent ? "#f2d98a" : Theme.inkDim
                            font.pixelSize: Theme.small
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
}
