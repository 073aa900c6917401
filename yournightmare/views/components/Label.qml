import QtQuick

// Running text: wraps, never reads what a person wrote as markup.
Text {
    property bool onPaper: false
    property bool dim: false

    color: onPaper ? (dim ? Theme.inkDim : Theme.ink) : (dim ? Theme.textDim : Theme.text)
    font.family: Theme.sans
    font.pixelSize: Theme.body
    wrapMode: Text.Wrap
    textFormat: Text.PlainText
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
