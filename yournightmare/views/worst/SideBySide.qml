pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The sheets side by side after a round: who guessed whom, what was right, the points so far.
ScrollArea {
    id: sides

    required property WorstTable table
    readonly property int columns: Math.max(1, Math.min(sheets.count, Math.floor(contentWidth / Theme.scaled(270))))

    GridLayout {
        width: parent.width
        y: 2 * Theme.unit
        columns: sides.columns === 3 && sheets.count === 4 ? 2 : sides.columns
        columnSpacing: 4 * Theme.unit
        rowSpacing: 5 * Theme.unit
        uniformCellWidths: true

        Repeater {
            id: sheets
            model: sides.table.sheets

            SideSheet {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.maximumWidth: Theme.scaled(520)
                Layout.alignment: Qt.AlignHCenter
            }
        }
    }
}
