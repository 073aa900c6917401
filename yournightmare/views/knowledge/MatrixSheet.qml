pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// Who guesses whom how well: a matrix and, beside or below it, the same as a list.
Paper {
    id: sheet

    required property WhoKnowsWhom known
    readonly property bool isWide: availableWidth > Theme.scaled(620)

    seed: 82
    padding: 7 * Theme.unit

    contentItem: ColumnLayout {
        spacing: 3 * Theme.unit

        Heading {
            Layout.fillWidth: true
            onPaper: true
            text: qsTr("Who guesses whom how well")
        }
        Label {
            Layout.fillWidth: true
            onPaper: true
            text: qsTr("Points a guess, out of five. Guessing blindly makes about one.")
        }
        Label {
            Layout.fillWidth: true
            onPaper: true
            dim: true
            text: sheet.known.matrixCounted
        }
        GridLayout {
            Layout.fillWidth: true
            columns: sheet.isWide ? 2 : 1
            columnSpacing: 6 * Theme.unit
            rowSpacing: 4 * Theme.unit

            Matrix {
                id: matrix
                Layout.fillWidth: true
                Layout.preferredWidth: 52
                Layout.alignment: Qt.AlignTop
                known: sheet.known
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 48
                Layout.alignment: Qt.AlignTop
                spacing: 0
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Who guesses whom, those who know best first")

                Repeater {
                    id: lines
                    model: sheet.known.meetings
                    MeetingLine {
                        Layout.fillWidth: true
                        isMarked: matrix.hovered === index
                        onClicked: sheet.known.openMeeting(index)
                        onStepped: by => lines.itemAt(index + by)?.forceActiveFocus(Qt.TabFocusReason)
                    }
                }
            }
        }
    }
}
