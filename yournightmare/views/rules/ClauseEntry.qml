import QtQuick
import yournightmare.models
import yournightmare.views.components

// One clause: its number in the margin, its words, the ruling behind it. Marked: a gold ribbon.
Item {
    id: clause

    required property string key
    required property string number
    required property string words
    required property string ruling
    required property bool isMarked
    required property string search

    implicitHeight: source.y + source.height + 3 * Theme.unit

    Rectangle {
        anchors { fill: parent; leftMargin: 3 * Theme.unit; topMargin: Theme.unit; bottomMargin: Theme.unit }
        visible: clause.isMarked
        radius: 5
        color: Theme.withAlpha(Theme.gold, Theme.dark ? 0.62 : 0.5)
        border.width: 1
        border.color: Theme.goldEdge

        Rectangle {
            width: 5
            height: parent.height
            radius: 2
            color: Theme.redOnPaper
        }
    }
    Text {
        id: numberText
        x: 5 * Theme.unit
        y: 2.5 * Theme.unit
        width: Theme.scaled(52)
        horizontalAlignment: Text.AlignRight
        text: clause.number
        textFormat: Text.PlainText
        color: Theme.redOnPaper
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Theme.large
        Accessible.ignored: true
    }
    TextEdit {
        id: text
        anchors { left: numberText.right; right: parent.right; top: numberText.top }
        anchors { leftMargin: 4 * Theme.unit; rightMargin: 4 * Theme.unit }
        anchors.topMargin: Math.max(0, (numberText.implicitHeight - Theme.body * 1.3) / 2)
        readOnly: true
        enabled: false
        activeFocusOnPress: false
        text: clause.words
        textFormat: TextEdit.PlainText
        wrapMode: TextEdit.Wrap
        color: Theme.ink
        font.family: Theme.sans
        font.pixelSize: Theme.body
        Accessible.ignored: true

        Highlight {
            document: text.textDocument
            search: clause.search
            ground: Theme.gold
            ink: Theme.goldInk
        }
    }
    Text {
        id: source
        anchors { left: text.left; right: text.right; top: text.bottom; topMargin: 2 }
        height: implicitHeight
        text: clause.ruling === "" ? clause.key : qsTr("%1 · %2").arg(clause.key).arg(clause.ruling)
        textFormat: Text.PlainText
        wrapMode: Text.Wrap
        color: clause.isMarked ? Theme.ink : Theme.inkDim
        font.family: Theme.sans
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }
}
