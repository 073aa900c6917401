import QtQuick
import QtQuick.Layouts
import yournightmare.views.components

// The title of a book, its opening words, and what the codes below its clauses mean.
ColumnLayout {
    id: book

    required property string title
    required property string words
    required property string codes
    required property bool isFirst

    spacing: 2 * Theme.unit

    Heading {
        Layout.fillWidth: true
        Layout.leftMargin: 8 * Theme.unit
        Layout.topMargin: (book.isFirst ? 2 : 14) * Theme.unit
        level: 1
        onPaper: true
        text: book.title
    }
    Art {
        Layout.leftMargin: 8 * Theme.unit
        Layout.preferredWidth: Theme.scaled(170)
        Layout.preferredHeight: Theme.scaled(8)
        fillMode: Image.Stretch
        name: "bedroom/title-line-red"
    }
    Label {
        Layout.fillWidth: true
        Layout.leftMargin: 8 * Theme.unit
        Layout.bottomMargin: 2 * Theme.unit
        Layout.maximumWidth: Theme.scaled(680)
        visible: text !== ""
        onPaper: true
        dim: true
        font.family: Theme.serif
        font.italic: true
        font.pixelSize: Theme.size(1.15)
        text: book.words
    }
    Label {
        Layout.fillWidth: true
        Layout.leftMargin: 8 * Theme.unit
        Layout.bottomMargin: 2 * Theme.unit
        Layout.maximumWidth: Theme.scaled(680)
        visible: text !== ""
        onPaper: true
        dim: true
        font.pixelSize: Theme.small
        text: book.codes
    }
}
