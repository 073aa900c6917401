import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// Says whether it counts, and changes between rehearsal and earnest.
Paper {
    id: note

    required property EndlessSkills skills

    padding: 2 * Theme.unit
    seed: 12

    contentItem: GridLayout {
        // a word is never broken: too narrow for one line, it takes two
        columns: note.width < Theme.scaled(280) ? 2 : 3
        columnSpacing: 2 * Theme.unit
        rowSpacing: Theme.unit

        RowLayout {
            Layout.fillWidth: true
            Layout.columnSpan: parent.columns === 2 ? 2 : 1
            spacing: 2 * Theme.unit

            Icon {
                visible: note.skills.isRehearsal
                name: "pencil"
                color: Theme.ink
                size: Theme.scaled(18)
            }
            Label {
                Layout.fillWidth: true
                onPaper: true
                font.family: Theme.serif
                font.bold: note.skills.isRehearsal
                font.italic: !note.skills.isRehearsal
                text: note.skills.isRehearsal ? qsTr("Only a rehearsal") : qsTr("It counts")
            }
        }
        PlainButton {
            Layout.fillWidth: parent.columns === 2
            onPaper: true
            text: note.skills.isRehearsal ? qsTr("Now it counts") : qsTr("Rehearse")
            font.bold: note.skills.isRehearsal
            font.underline: true
            hint: note.skills.isRehearsal ? qsTr("A rehearsal doesn't count. Key R") : qsTr("Key R")
            onClicked: {
                if (note.skills.isRehearsal)
                    note.skills.inEarnest()
                else
                    note.skills.rehearse()
            }
        }
        KeyHint {
            key: qsTr("R")
            ink: Theme.inkDim
        }
    }
}
