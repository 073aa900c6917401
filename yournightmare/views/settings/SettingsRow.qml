import QtQuick
import QtQuick.Layouts
import yournightmare.views.components

// One setting: its name and what it does; the control stands below.
ColumnLayout {
    id: row

    required property string title
    property string note: ""
    property string valueText: ""
    default property alias control: place.data

    Layout.fillWidth: true
    spacing: 1.5 * Theme.unit

    RowLayout {
        spacing: 3 * Theme.unit

        Label {
            Layout.fillWidth: true
            text: row.title
            onPaper: true
            font.bold: true
        }
        Label {
            visible: text !== ""
            text: row.valueText
            onPaper: true
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.large
        }
    }
    Label {
        Layout.fillWidth: true
        visible: text !== ""
        text: row.note
        onPaper: true
        dim: true
    }
    ColumnLayout {
        id: place
        Layout.fillWidth: true
        Layout.topMargin: Theme.unit
        spacing: 2 * Theme.unit
    }
}
