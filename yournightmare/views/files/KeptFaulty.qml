import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// A file that can't be used: which one, why, and what to do.
Paper {
    id: sheet

    required property KeptFiles files
    required property string title
    signal toldFolder()

    seed: 47
    padding: 7 * Theme.unit

    contentItem: ColumnLayout {
        spacing: 4 * Theme.unit

        RowLayout {
            Layout.fillWidth: true
            spacing: 3 * Theme.unit

            Icon {
                Layout.alignment: Qt.AlignTop
                name: "warning"
                color: Theme.dangerOnPaper
                size: Theme.scaled(28)
            }
            Heading {
                Layout.fillWidth: true
                onPaper: true
                text: sheet.title
            }
        }
        Label {
            Layout.fillWidth: true
            onPaper: true
            color: Theme.dangerOnPaper
            font.bold: true
            text: sheet.files.fault
        }
        Label {
            Layout.fillWidth: true
            onPaper: true
            dim: true
            wrapMode: Text.WrapAnywhere
            text: sheet.files.path
        }
        Label {
            Layout.fillWidth: true
            onPaper: true
            text: qsTr("Nothing in the file was changed. Open it with a text editor, mend this place and press “Look again”. If you don't need it, take it out of the folder.")
        }
        Flow {
            Layout.fillWidth: true
            spacing: 3 * Theme.unit

            PlainButton {
                objectName: "again"
                onPaper: true
                iconName: "search"
                text: qsTr("Look again")
                onClicked: sheet.files.refresh()
            }
            PlainButton {
                onPaper: true
                iconName: "folder"
                text: qsTr("Open folder")
                onClicked: {
                    if (!sheet.files.openFolder())
                        sheet.toldFolder()
                }
            }
        }
    }
}
