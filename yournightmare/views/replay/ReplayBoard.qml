import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components
import yournightmare.views.endless

// The board of the step shown, as a picture in a wooden frame.
Item {
    id: board

    required property ReplayTable table
    readonly property bool hasTracks: width > 340 + 300 * Theme.textScale

    implicitHeight: 420
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("The board after step %1").arg(table.position)

    Rectangle {
        anchors { fill: parent; margins: 14 }
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.nightHigh }
            GradientStop { position: 1; color: Theme.nightLow }
        }
    }
    RowLayout {
        anchors { fill: parent; margins: 24 }
        spacing: 4 * Theme.unit

        ScrollArea {
            id: side
            Layout.fillHeight: true
            Layout.leftMargin: 2 * Theme.unit
            Layout.preferredWidth: Math.min(board.width * 0.34, 270 * (0.4 + 0.6 * Theme.textScale))
            visible: board.hasTracks

            ReplayTracks {
                width: side.width - 4 * Theme.unit
                table: board.table
            }
        }
        Ring {
            Layout.fillWidth: true
            Layout.fillHeight: true
            table: board.table
        }
    }
    BorderImage {
        anchors { fill: parent; margins: -8 }
        source: Theme.art("wood/frame9")
        border { left: 32; right: 32; top: 32; bottom: 32 }
    }
}
