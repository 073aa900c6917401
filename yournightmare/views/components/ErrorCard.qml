import QtQuick
import QtQuick.Layouts

// What happened, what was kept, what to do. Children are the buttons.
Paper {
    id: card

    property string title: ""
    property string text: ""
    default property alias buttons: row.data

    seed: 9
    Accessible.role: Accessible.AlertMessage
    Accessible.name: title
    Accessible.description: text

    ColumnLayout {
        anchors.fill: parent
        spacing: 3 * Theme.unit

        RowLayout {
            spacing: 3 * Theme.unit

            Icon {
                name: "warning"
                color: Theme.dangerOnPaper
                size: Theme.scaled(28)
                Layout.alignment: Qt.AlignTop
            }
            Heading {
                Layout.fillWidth: true
                text: card.title
                onPaper: true
            }
        }
        Label {
            Layout.fillWidth: true
            text: card.text
            onPaper: true
        }
        Flow {
            id: row
            Layout.fillWidth: true
            spacing: 3 * Theme.unit
        }
    }
}
