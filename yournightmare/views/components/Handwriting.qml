import QtQuick

// Something written by hand. What is too long for its place is written smaller, then on more lines.
Text {
    id: writing

    // the size, as a factor of the text size; `least` is the smallest it may shrink to
    property real size: 1.75
    property real least: 1.2

    color: Theme.ink
    font.family: Hand.family
    font.pixelSize: Theme.size(size)
    fontSizeMode: Text.Fit
    minimumPixelSize: Theme.size(least)
    wrapMode: Text.Wrap
    elide: Text.ElideRight
    lineHeight: 0.74
    textFormat: Text.PlainText
    verticalAlignment: Text.AlignVCenter
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
