import QtQuick
import QtQuick.Layouts
import yournightmare.views.components

// The head of a section: its number, its name, and a thin line under both.
ColumnLayout {
    id: section

    required property string number
    required property string words

    spacing: 1.5 * Theme.unit

    RowLayout {
        Layout.fillWidth: true
        Layout.topMargin: 6 * Theme.unit
        Layout.leftMargin: 8 * Theme.unit
        spacing: 3 * Theme.unit

        Heading {
            Layout.alignment: Qt.AlignTop
            onPaper: true
            color: Theme.redOnPaper
            text: section.number
            Accessible.ignored: true
        }
        Heading {
            Layout.fillWidth: true
            onPaper: true
            text: section.words
            Accessible.name: qsTr("%1 · %2").arg(section.number).arg(section.words)
        }
    }
    Rectangle {
        Layout.fillWidth: true
        Layout.leftMargin: 8 * Theme.unit
        Layout.rightMargin: 4 * Theme.unit
        Layout.preferredHeight: 1
        color: Theme.withAlpha(Theme.ink, 0.25)
    }
}
