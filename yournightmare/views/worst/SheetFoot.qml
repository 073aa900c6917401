import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The foot of a sheet: the points, and the names in yellow.
GridLayout {
    id: foot

    required property WorstSheet sheet

    columns: width > 380 * Theme.textScale ? 2 : 1
    columnSpacing: 4 * Theme.unit
    rowSpacing: 3 * Theme.unit

    Heading {
        level: 3
        onPaper: true
        text: qsTr("Points")
    }
    PointBoxes {
        // up to sixteen in a row, else two even rows
        readonly property int inRow: count > 16 ? Math.ceil(count / 2) : Math.max(13, count)
        Layout.fillWidth: true
        boxWidth: Math.max(Theme.scaled(20), Math.min(Theme.scaled(36), Math.floor(width / inRow / 1.26)))
        model: foot.sheet.boxes
    }
    Heading {
        level: 3
        onPaper: true
        font.pixelSize: Theme.size(1.1)
        text: qsTr("Read so far")
    }
    NameBoxes {
        Layout.fillWidth: true
        least: width < 6.5 * Theme.scaled(58) ? 4 : 6
        boxWidth: Math.max(Theme.scaled(58), Math.min(Theme.scaled(90), Math.floor(width / least / 1.08)))
        model: foot.sheet.noted
    }
}
