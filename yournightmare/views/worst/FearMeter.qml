pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The Fear Meter: one's own fears on the left, the guess on the right, points and names at the foot.
// Where it is narrow the guess stands under one's own fears, and the sheet scrolls. The paper it is
// written on lies beneath (`WorstPage`).
Item {
    id: meter

    required property WorstSheet sheet
    // the four fears and their places on this sheet
    required property var fears
    required property CardInHand hand
    readonly property bool isWide: width >= 470 * Theme.textScale
    readonly property real edge: isWide ? Theme.scaled(30) : Theme.scaled(20)
    readonly property real slotGap: (isLow || isTight ? 2 : 3) * Theme.unit
    // what is left for a place once heads and foot have their room
    readonly property real slotHeight: {
        const room = scroll.height - 2 * scroll.above
        const rest = room - heads.headHeight - foot.implicitHeight - 9 * Theme.unit
        // smaller lines are better than a sheet that scrolls by a finger's breadth
        const least = Theme.scaled(isWide ? 36 : 44)
        return Math.max(least, Math.min(Theme.scaled(76), Math.floor(rest / 4) - slotGap))
    }
    // too low for more than the places and what has to be said
    readonly property bool isLow: height < 520 * Theme.textScale
    // low enough to sit closer
    readonly property bool isTight: isWide && height < 610 * Theme.textScale

    // it was said whose fears to guess
    signal targetMade()

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("The Fear Meter of %1").arg(sheet.name)

    function placeAt(column: string, point: point): int {
        return (column === "own" ? ownColumn : guessColumn).placeAt(point)
    }

    // Whether a point of the scene lies on the sheet that is in sight.
    function isOn(point: point): bool {
        const at = scroll.mapFromItem(null, point.x, point.y)
        return at.x >= 0 && at.y >= 0 && at.x <= scroll.width && at.y <= scroll.height
    }

    Rectangle {
        anchors { fill: parent; margins: 14 }
        color: "transparent"
        border.width: 1
        border.color: Theme.withAlpha(Theme.paperEdge, 0.7)
        radius: 2
    }
    ScrollArea {
        id: scroll
        anchors { fill: parent; margins: 18 }
        onPaper: true
        readonly property real inset: meter.edge - 18
        readonly property real above: meter.isTight ? 4 : Math.max(inset, 4)

        ColumnLayout {
            id: sheetBody
            width: parent.width
            y: scroll.above
            spacing: 3 * Theme.unit

            GridLayout {
                id: heads

                readonly property real headHeight: !meter.isWide ? 0
                    : Math.max(ownHead.implicitHeight, guessHead.implicitHeight) + rowSpacing
                      + (across.active ? across.implicitHeight + rowSpacing : 0)

                Layout.fillWidth: true
                Layout.leftMargin: scroll.inset
                Layout.rightMargin: Math.max(0, scroll.inset - 4 * Theme.unit)
                columns: meter.isWide ? 2 : 1
                columnSpacing: 2 * meter.edge
                rowSpacing: 2 * Theme.unit
                uniformCellWidths: true

                ColumnLayout {
                    id: ownHead
                    Layout.row: 0
                    Layout.column: 0
                    Layout.alignment: Qt.AlignTop
                    Layout.fillWidth: true
                    spacing: 0

                    RowLayout {
                        spacing: 3 * Theme.unit

                        ColumnTitle {
                            text: qsTr("My fears")
                            isLow: meter.isLow
                            isWritten: meter.sheet.column === "own"
                        }
                        Art {
                            Layout.preferredWidth: Theme.scaled(meter.isLow ? 30 : 40)
                            Layout.preferredHeight: Layout.preferredWidth
                            name: meter.sheet.sign === "" ? "" : "seats/" + meter.sheet.sign
                        }
                    }
                    Handwriting {
                        Layout.fillWidth: true
                        visible: !meter.isLow
                        color: Hand.sepia
                        size: 1.45
                        text: qsTr("1  it keeps me awake")
                    }
                    Handwriting {
                        Layout.fillWidth: true
                        visible: !meter.isLow
                        color: Hand.sepia
                        size: 1.45
                        text: qsTr("4  I could nap beside it")
                    }
                }
                FearColumn {
                    id: ownColumn
                    Layout.row: meter.isWide ? 2 : 1
                    Layout.column: 0
                    Layout.fillWidth: true
                    sheet: meter.sheet
                    fears: meter.fears
                    hand: meter.hand
                    side: "own"
                    slotHeight: meter.slotHeight
                    slotGap: meter.slotGap
                    onCrossed: row => guessColumn.go(row)
                }
                ColumnLayout {
                    id: guessHead
                    Layout.row: meter.isWide ? 0 : 2
                    Layout.column: meter.isWide ? 1 : 0
                    Layout.alignment: Qt.AlignTop
                    Layout.fillWidth: true
                    spacing: Theme.unit

                    TargetHead {
                        Layout.fillWidth: true
                        sheet: meter.sheet
                        isLow: meter.isLow
                    }
                    Loader {
                        Layout.fillWidth: true
                        active: !across.active
                        visible: active
                        sourceComponent: choice
                    }
                }
                Loader {
                    // on a low sheet the choice goes across both columns
                    id: across
                    Layout.row: 1
                    Layout.column: 0
                    Layout.columnSpan: meter.isWide ? 2 : 1
                    Layout.fillWidth: true
                    active: meter.isLow && meter.isWide
                    visible: active
                    sourceComponent: choice
                }
                FearColumn {
                    id: guessColumn
                    Layout.row: meter.isWide ? 2 : 3
                    Layout.column: meter.isWide ? 1 : 0
                    Layout.fillWidth: true
                    sheet: meter.sheet
                    fears: meter.fears
                    hand: meter.hand
                    side: "guess"
                    slotHeight: meter.slotHeight
                    slotGap: meter.slotGap
                    onCrossed: row => ownColumn.go(row)
                }
            }
            Rectangle {
                Layout.fillWidth: true
                Layout.leftMargin: scroll.inset
                Layout.rightMargin: Math.max(0, scroll.inset - 4 * Theme.unit)
                Layout.preferredHeight: 1.2
                color: Hand.line
            }
            SheetFoot {
                id: foot
                Layout.fillWidth: true
                Layout.leftMargin: scroll.inset
                sheet: meter.sheet
            }
        }
    }
    Item {
        anchors.fill: scroll
        visible: meter.isWide
        clip: true

        Rectangle {
            // the rule between the columns
            readonly property real start: meter.isLow ? ownColumn.y : 0
            x: heads.x + heads.width / 2
            y: sheetBody.y + start - scroll.contentY
            width: 1.2
            height: heads.height - start - 3 * Theme.unit
            color: Theme.withAlpha(Theme.ink, 0.3)
        }
    }
    Component {
        id: choice

        TargetChoice {
            isSmall: meter.isLow || meter.isTight
            caption: across.active ? qsTr("Whose fears?") : ""
            sheet: meter.sheet
            onMade: meter.targetMade()
        }
    }
}
