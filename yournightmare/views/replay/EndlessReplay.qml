import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components
import yournightmare.views.endless
import yournightmare.views.endless.active

// The board of Endless Nightmare at the step shown: the ring, and the tracks beside or below it.
Item {
    id: board

    required property EndlessReplayed table
    // the height of the page that is in sight
    property real sight: 1000
    readonly property real tracksWidth: Math.min(width * 0.34, 270 * (0.4 + 0.6 * Theme.textScale))
    // a low board is wide beside its ring: there the tracks stand in two columns
    readonly property bool isLow: height < Theme.scaled(220) && width - height > 2.2 * tracksWidth
    readonly property bool hasTracks: width + 48 > 340 + 300 * Theme.textScale

    GridLayout {
        anchors.fill: parent
        columns: board.hasTracks ? 2 : 1
        columnSpacing: 4 * Theme.unit
        rowSpacing: 2 * Theme.unit

        Ring {
            // where there is no room beside it, the whole ring is seen first, and below it the tracks
            Layout.row: 0
            Layout.column: board.hasTracks ? 1 : 0
            Layout.fillWidth: true
            Layout.fillHeight: board.hasTracks
            Layout.preferredHeight: board.hasTracks ? -1 : Math.min(board.height * 0.66, board.sight - 64)
            table: board.table
        }
        ScrollArea {
            id: side
            Layout.row: board.hasTracks ? 0 : 1
            Layout.column: 0
            Layout.fillHeight: true
            Layout.fillWidth: !board.hasTracks
            Layout.leftMargin: 2 * Theme.unit
            Layout.preferredWidth: board.isLow ? 2 * board.tracksWidth : board.tracksWidth

            ReplayTracks {
                width: side.width - 4 * Theme.unit
                room: side.height
                isFolded: board.isLow || !board.hasTracks
                table: board.table
            }
        }
    }
    ReplayedTest {
        // in the corner: the ring stays in sight
        anchors { right: parent.right; bottom: parent.bottom; margins: 2 * Theme.unit }
        width: Math.min(parent.width * 0.34, 320)
        height: Math.min(parent.height * 0.8, 460)
        table: board.table
    }
}
