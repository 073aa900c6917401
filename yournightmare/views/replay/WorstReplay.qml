pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// Your Worst Nightmare at the step shown: the four fears, and below them everybody's sheet as far
// as it is filled, as a line of pictures in the order in which they were put. In a low frame all is
// lower, so that it is seen at once.
ScrollArea {
    id: board

    required property WorstReplayed table
    readonly property bool isWide: width > 560 * Theme.textScale
    readonly property real gap: (isLow ? 1 : 2) * Theme.unit
    // below the headline
    readonly property real room: height - head.height - Theme.unit
    readonly property bool isLow: isWide && room < Theme.scaled(120) + sheets.count * Theme.scaled(62)
    readonly property real fearHeight: isLow ? Math.max(Theme.scaled(62), 0.28 * room) : Theme.scaled(120)

    ColumnLayout {
        width: board.width - 4 * Theme.unit
        spacing: board.gap

        RowLayout {
            id: head
            Layout.fillWidth: true
            Layout.leftMargin: 2 * Theme.unit
            Layout.rightMargin: 2 * Theme.unit

            Heading {
                Layout.fillWidth: true
                level: 3
                text: qsTr("Round %1").arg(board.table.round)
            }
            Toggle {
                visible: board.table.canOpenAll
                text: qsTr("All open")
                checked: board.table.allOpen
                onToggled: board.table.setAllOpen(checked)
            }
        }
        GridLayout {
            Layout.fillWidth: true
            Layout.leftMargin: 2 * Theme.unit
            Layout.rightMargin: 2 * Theme.unit
            columns: board.isWide ? 4 : 2
            columnSpacing: 2.5 * Theme.unit
            rowSpacing: 2.5 * Theme.unit

            Repeater {
                model: board.table.fears
                delegate: Rectangle {
                    id: fear
                    required property string title
                    required property string picture

                    Layout.fillWidth: true
                    Layout.preferredWidth: 100
                    implicitHeight: board.fearHeight
                    radius: 3
                    color: Theme.paper
                    Accessible.role: Accessible.StaticText
                    Accessible.name: title

                    FearPicture {
                        id: scene
                        x: 1.5 * Theme.unit
                        y: x
                        width: parent.width - 2 * x
                        height: parent.height - Theme.scaled(board.isLow ? 24 : 36)
                        card: fear.picture
                        title: fear.title
                    }
                    Handwriting {
                        anchors { left: scene.left; right: scene.right; top: scene.bottom; bottom: parent.bottom }
                        color: Theme.ink
                        size: 1.35
                        least: 0.9
                        text: fear.title
                        Accessible.ignored: true
                    }
                }
            }
        }
        Repeater {
            id: sheets
            model: board.table.sheets
            delegate: ReplaySheet {
                Layout.fillWidth: true
                Layout.leftMargin: 2 * Theme.unit
                Layout.rightMargin: 2 * Theme.unit
                isWide: board.isWide
                room: board.isLow ? (board.room - board.fearHeight - board.gap) / Math.max(1, sheets.count) - board.gap : 0
            }
        }
    }
}
