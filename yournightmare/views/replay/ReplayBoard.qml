import QtQuick
import yournightmare.models
import yournightmare.views.components

// The board of the step shown, as a picture in a wooden frame; each game paints its own.
Item {
    id: board

    required property ReplayTable table
    // the height of the page that is in sight
    required property real sight
    // Only the game shown is read: the others' types may not be there.
    readonly property var painters: ({ endless: "EndlessReplay.qml", worst: "WorstReplay.qml", tricks: "TricksReplay.qml" })

    // a ring with its tracks needs less than cards and sheets
    readonly property real least: Theme.scaled(table.game === "endless" ? 265 : 330)

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
    Loader {
        id: painter
        anchors { fill: parent; margins: 24 }
        Component.onCompleted: setSource(board.painters[board.table.game], { table: board.table.board })
    }
    Binding {
        target: painter.item
        property: "sight"
        value: board.sight
        when: board.table.game === "endless"
    }
    BorderImage {
        anchors { fill: parent; margins: -8 }
        source: Theme.art("wood/frame9.png")
        border { left: 32; right: 32; top: 32; bottom: 32 }
    }
}
