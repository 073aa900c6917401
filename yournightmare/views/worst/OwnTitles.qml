pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// Own cards: the titles of the four that were turned over are typed in (R-A5).
ColumnLayout {
    id: own

    required property WorstTable table
    property var titles: ["", "", "", ""]

    spacing: 3 * Theme.unit

    Repeater {
        model: 4
        TextField {
            required property int index
            Layout.fillWidth: true
            Layout.maximumWidth: 520 * Theme.textScale
            label: qsTr("Fear %1").arg(index + 1)
            placeholderText: label
            maximumLength: 80
            onTextChanged: own.titles[index] = text
            onAccepted: own.lay()
        }
    }
    GoldButton {
        text: qsTr("Lay them out")
        onClicked: own.lay()
    }

    function lay() {
        table.enterTitles(titles)
    }
}
