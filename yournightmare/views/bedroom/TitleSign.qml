import QtQuick
import yournightmare.views.components

// The name of the house on the wall.
Column {
    id: sign

    required property real scaling
    readonly property real grow: Math.max(0.62, scaling) * Math.min(1.3, Theme.textScale)
    property bool isLineShown: true
    // its name needs as much
    readonly property real least: 340 * grow

    Accessible.role: Accessible.Heading
    Accessible.name: qsTr("Your Nightmare")

    Text {
        text: qsTr("Your")
        textFormat: Text.PlainText
        color: Theme.textDim
        font.family: Theme.serif
        font.italic: true
        font.pixelSize: Math.round(30 * sign.grow)
        bottomPadding: -8 * sign.grow
        Accessible.ignored: true
    }
    Text {
        text: qsTr("Nightmare")
        textFormat: Text.PlainText
        color: Theme.text
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Math.round(60 * sign.grow)
        Accessible.ignored: true
    }
    Art {
        width: sign.least
        height: 16 * sign.grow
        name: Theme.dark ? "bedroom/title-line" : "bedroom/title-line-red"
    }
    Text {
        visible: sign.isLineShown
        width: Math.min(implicitWidth, sign.width)
        text: qsTr("Three doors. Which one tonight?")
        textFormat: Text.PlainText
        color: Theme.textDim
        font.family: Theme.serif
        font.italic: true
        font.pixelSize: Math.max(Theme.size(1.2), Math.round(18 * sign.scaling * Theme.textScale))
        topPadding: 8 * sign.scaling
        wrapMode: Text.Wrap
    }
}
