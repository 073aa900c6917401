import QtQuick
import QtQuick.Layouts
import yournightmare.views.components

// A fear in the order: its place, its picture, its name, and how sure the place is.
ButtonBase {
    id: line

    required property int index
    required property string fear
    required property string picture
    required property string title
    required property int place
    required property string note
    required property string told
    property bool isMarked: false
    signal stepped(int by)

    padding: Theme.unit
    rightPadding: 2 * Theme.unit
    text: told
    hint: qsTr("Opens the evenings behind it")
    Keys.onDownPressed: stepped(1)
    Keys.onUpPressed: stepped(-1)

    contentItem: RowLayout {
        spacing: 2.5 * Theme.unit

        Text {
            textFormat: Text.PlainText
            Layout.preferredWidth: Theme.scaled(30)
            horizontalAlignment: Text.AlignRight
            text: line.place > 0 ? line.place : "–"
            color: Theme.ink
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.large
            Accessible.ignored: true
        }
        FearPicture {
            Layout.preferredWidth: Theme.scaled(40)
            Layout.preferredHeight: Theme.scaled(40)
            visible: line.picture !== ""
            card: line.picture
            title: line.title
            radius: 4
        }
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
