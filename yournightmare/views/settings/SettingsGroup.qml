import QtQuick
import QtQuick.Layouts
import yournightmare.views.components

// A sheet of paper with the settings of one kind.
Paper {
    id: group

    required property string title
    default property alias rows: column.data

    Accessible.role: Accessible.Grouping
    Accessible.name: title
    padding: 7 * Theme.unit

    ColumnLayout {
        id: column
        anchors.fill: parent
        spacing: 5 * Theme.unit

        Heading {
            Layout.fillWidth: true
            text: group.title
            onPaper: true
        }
    }
}
