pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// What each face of the coming die would bring, in words.
Paper {
    id: sheet

    required property EndlessTable table
    // read once for all faces
    readonly property bool isPlaying: table.isPlaying
    readonly property int die: table.die

    seed: 6
    padding: 4 * Theme.unit

    contentItem: ColumnLayout {
        spacing: 2 * Theme.unit

        Repeater {
            model: sheet.table.dieFaces
            delegate: RowLayout {
                id: row
                required property int eyes
                required property string text
                required property bool dies
                readonly property bool isRolled: sheet.isPlaying && sheet.die === eyes

                Layout.fillWidth: true
                spacing: 3 * Theme.unit
                opacity: sheet.isPlaying && !isRolled ? 0.45 : 1
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("On a %1: %2").arg(eyes).arg(text)

                DieFace {
                    eyes: row.eyes
                    Layout.alignment: Qt.AlignTop
                    Layout.preferredWidth: Theme.scaled(26)
                    Layout.preferredHeight: Theme.scaled(26)
                }
                Text {
                    Layout.fillWidth: true
                    text: row.text
                    textFormat: Text.PlainText
                    wrapMode: Text.Wrap
                    color: row.dies ? Theme.dangerOnPaper : Theme.ink
                    font.family: Theme.serif
                    font.pixelSize: Theme.size(1.05)
                    Accessible.ignored: true
                }
            }
        }
    }
}
