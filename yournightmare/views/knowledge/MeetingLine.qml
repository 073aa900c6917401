import QtQuick
import QtQuick.Layouts
import yournightmare.views.components

// Who guessed whose fears how well.
ButtonBase {
    id: line

    required property int index
    required property string title
    required property string mean
    required property string note
    required property string told
    property bool isMarked: false
    signal stepped(int by)

    padding: 1.5 * Theme.unit
    leftPadding: 2 * Theme.unit
    rightPadding: 2 * Theme.unit
    text: told
    hint: qsTr("Opens the evenings behind it")
    Keys.onDownPressed: stepped(1)
    Keys.onUpPressed: stepped(-1)

    contentItem: RowLayout {
        spacing: 3 * Theme.unit

        ColumnLayout {
            spacing: 0

            Text {
                Layout.fillWidth: true
                text: line.title
                textFormat: Text.PlainText
                color: Theme.ink
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.body
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            Text {
                Layout.fillWidth: true
                text: line.note
                textFormat: Text.PlainText
                color: Theme.inkDim
                font.family: Theme.sans
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
        Text {
            textFormat: Text.PlainText
            text: line.mean
            color: Theme.ink
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.large
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        radius: 6
        color: Theme.withAlpha(Theme.ink, line.hovered || line.isMarked ? 0.12 : line.index % 2 === 0 ? 0.05 : 0)

        FocusRing {
            shown: line.visualFocus
            gap: 0
            radius: 6
        }
    }
}
