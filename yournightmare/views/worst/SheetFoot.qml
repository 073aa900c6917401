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
        Layout.fillWidth: true
        boxWidth: Math.max(Theme.scaled(26), Math.min(Theme.scaled(36), (width - 1) / 13 / 1.26 + 0.02 * Theme.scaled(36)))
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
        boxWidth: Math.max(Theme.scaled(64), Math.min(Theme.scaled(90), (width - 1) / 6 / 1.075))
        model: foot.sheet.noted
    }
}
