import QtQuick

// A title in the house's serif. `level` 1 is a page's title, 2 a part's, 3 a row's.
Text {
    property int level: 2
    property bool onPaper: false

    color: onPaper ? Theme.ink : Theme.text
    font.family: Theme.serif
    font.pixelSize: level === 1 ? Theme.title : level === 2 ? Theme.head : Theme.large
    font.bold: true
    wrapMode: Text.Wrap
    textFormat: Text.PlainText
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
