import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components
import yournightmare.views.endless
import yournightmare.views.endless.active

// The board of Endless Nightmare at the step shown: the ring, and the tracks where there is room.
Item {
    id: board

    required property EndlessReplayed table
    readonly property real tracksWidth: Math.min(width * 0.34, 270 * (0.4 + 0.6 * Theme.textScale))
    // a low board is wide beside its ring: there the tracks stand in two columns
    readonly property bool isLow: height < Theme.scaled(220) && width - height > 2.2 * tracksWidth
    readonly property bool hasTracks: width + 48 > 340 + 300 * Theme.textScale

    RowLayout {
        anchors.fill: parent
        spacing: 4 * Theme.unit

        ScrollArea {
            id: side
            Layout.fillHeight: true
            Layout.leftMargin: 2 * Theme.unit
            Layout.preferredWidth: board.isLow ? 2 * board.tracksWidth : board.tracksWidth
            visible: board.hasTracks

            ReplayTracks {
                width: side.width - 4 * Theme.unit
                room: side.height
                isFolded: board.isLow
                table: board.table
            }
        }
        Ring {
            Layout.fillWidth: true
            Layout.fillHeight: true
            table: board.table
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
