pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The end: picture, causes, score, and what now.
ColumnLayout {
    id: ending

    required property EndlessTable table
    // the height that is in sight
    property real room: 1000
    signal replay()

    spacing: 4 * Theme.unit

    Heading {
        Layout.fillWidth: true
        level: 1
        text: ending.table.prompt
    }
    Paper {
        Layout.fillWidth: true
        seed: 41
        padding: 3 * Theme.unit

        contentItem: ColumnLayout {
            spacing: 3 * Theme.unit

            Art {
                // further causes take their lines from the picture
                readonly property real more: Math.max(0, ending.table.causes.length - 1) * Theme.scaled(44)

                Layout.fillWidth: true
                // in a low window the words and the buttons below it want to be seen as well
                Layout.preferredHeight: Math.max(Theme.scaled(110), Math.min(width * 400 / 640, ending.room * 0.38 - more))
                fillMode: Image.PreserveAspectCrop
                name: ending.table.ending === "" ? "" : "endless/endings/" + ending.table.ending
            }
            Repeater {
                model: ending.table.causes
                Heading {
                    required property string modelData
                    Layout.fillWidth: true
                    level: 3
                    onPaper: true
                    color: Theme.dangerOnPaper
                    text: modelData
                }
            }
            RowLayout {
                Layout.fillWidth: true
                spacing: 4 * Theme.unit

                Text {
                    text: ending.table.score
                    textFormat: Text.PlainText
                    color: Theme.ink
                    font.family: Theme.serif
                    font.bold: true
                    font.pixelSize: Theme.display
                    Accessible.name: qsTr("Score %1").arg(ending.table.score)
                }
                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 2

                    Label {
                        Layout.fillWidth: true
                        onPaper: true
                        text: qsTr("Nightmares survived: %1, 10 points each. Steps in the last one: %2, 1 point each.").arg(ending.table.survived).arg(ending.table.score - 10 * ending.table.survived)
                    }
                    Label {
                        Layout.fillWidth: true
                        onPaper: true
                        dim: true
                        font.bold: text !== "" && !isAside && ending.table.score > ending.table.best
                        visible: text !== ""
                        // it is no result to be compared with others
                        readonly property bool isAside: ending.table.isWhatIf || ending.table.takenBack
                        text: ending.table.isWhatIf ? qsTr("A “what if” counts among no results.")
                            : isAside ? (ending.table.best > 0 ? qsTr("Your best result is %1.").arg(ending.table.best) : "")
                            : ending.table.best < 0 ? qsTr("This is your first finished game.")
                            : ending.table.best === 0 && ending.table.score > 0 ? qsTr("Your best result so far.")
                            : ending.table.score > ending.table.best ? qsTr("Your best result so far. Before, it was %1.").arg(ending.table.best)
                            : qsTr("Your best result is %1.").arg(ending.table.best)
                    }
                    Label {
                        Layout.fillWidth: true
                        visible: ending.table.takenBack
                        onPaper: true
                        dim: true
                        text: qsTr("Decisions were taken back in this game, so its points are not counted as your best.")
                    }
                }
            }
        }
    }
    Flow {
        Layout.fillWidth: true
        spacing: 2 * Theme.unit

        PlainButton {
            iconName: "play"
            text: qsTr("Watch it again")
            onClicked: ending.replay()
        }
        PlainButton {
            iconName: "undo"
            text: qsTr("Take back the last decision")
            onClicked: ending.table.takeBack()
        }
    }
}
