import QtQuick
import yournightmare.views.components

// A card of a character's stack: "back", "undaunted" or "scared" of a seat's sign.
// `turned` 0 shows the back, 1 the face; between them it is being turned over.
Item {
    id: card

    required property string sign
    property string kind: "undaunted"
    property real turned: 1
    property bool isShaded: true
    // back and face are ready before it turns
    property bool loadsBoth: false
    readonly property bool isFace: turned >= 0.5

    height: width * 350 / 240

    Rectangle {
        x: card.width * 0.015
        y: card.width * 0.05
        width: parent.width
        height: parent.height
        visible: card.isShaded && !Theme.contrast
        radius: card.width * 0.06
        antialiasing: true
        color: Theme.withAlpha(Theme.shade, Theme.dark ? 0.5 : 0.22)
    }
    Art {
        anchors.fill: parent
        antialiasing: true
        fillMode: Image.Stretch
        visible: !card.isFace
        name: (!card.isFace || card.loadsBoth) && card.sign !== "" ? "tricks/back-" + card.sign : ""
        transform: Scale { origin.x: card.width / 2; xScale: Math.max(0.01, 1 - card.turned * 2) }
    }
    Art {
        anchors.fill: parent
        antialiasing: true
        fillMode: Image.Stretch
        visible: card.isFace
        name: (card.isFace || card.loadsBoth) && card.sign !== "" && card.kind !== "back" ? "tricks/" + card.kind + "-" + card.sign : ""
        transform: Scale { origin.x: card.width / 2; xScale: Math.max(0.01, card.turned * 2 - 1) }
    }
}
