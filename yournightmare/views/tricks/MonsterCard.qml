pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.views.components

// A monster card: the drawing, its value in the corners, its name at the foot where there is room.
// Value 0 is Nobody, who is 0 or 10; `said` tells which of the two it is. Of value -1 it is blank.
Item {
    id: card

    required property int value
    property string name: ""
    property int said: -1
    property bool isFaceDown: false
    property bool isLit: false
    property bool isShaded: true
    readonly property real k: width / 240
    readonly property bool isNamed: width >= 84 && name !== ""

    implicitWidth: 132
    height: width * 350 / 240

    Repeater {
        // a soft shadow, light enough for a hand of cards
        model: card.isShaded && !Theme.contrast ? 3 : 0
        Rectangle {
            required property int index
            x: card.k * (2 - index)
            y: card.k * (4 + 3 * index)
            width: card.width
            height: card.height
            radius: 15 * card.k
            antialiasing: true
            color: Theme.withAlpha(Theme.shade, Theme.dark ? 0.3 : 0.14)
        }
    }
    Repeater {
        model: card.isLit ? 6 : 0
        Rectangle {
            required property int index
            anchors { fill: parent; margins: -(2 + index * 2.4) * Math.max(0.7, card.k * 2) }
            radius: 15 * card.k - anchors.margins
            antialiasing: true
            color: Theme.withAlpha(Theme.dark ? Theme.moon : Theme.gold, Theme.contrast ? 0.5 : 0.13)
        }
    }
    Art {
        anchors.fill: parent
        antialiasing: true
        fillMode: Image.Stretch
        name: card.isFaceDown ? "tricks/monster-back" : card.value < 0 ? "" : "tricks/monster-" + card.value
    }
    Digit {
        visible: !card.isFaceDown
        x: card.width < 50 ? 1 : (card.value > 0 ? 25 : 20) * card.k - width / 2
        text: card.value
        dimmed: card.said === 10
        unit: card.k * (card.value > 0 ? 1 : 0.8)
    }
    Digit {
        visible: !card.isFaceDown && card.value === 0
        x: 214 * card.k - width / 2
        text: "10"
        dimmed: card.said === 0
        unit: card.k * 0.8
    }
    Text {
        anchors.horizontalCenter: parent.horizontalCenter
        // Nobody's fingers reach over the foot
        visible: card.isNamed && !card.isFaceDown && card.value !== 0
        y: Math.min(307 * card.k, parent.height - height)
        width: 216 * card.k
        text: card.name
        textFormat: Text.PlainText
        color: "#2a2438"
        font.family: Theme.serif
        font.italic: true
        font.pixelSize: Math.max(12, 25 * card.k)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 9
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }

    // A number in a corner, with a rim of paper, so that it is read on the picture too.
    component Digit: Text {
        property real unit: 1
        property bool dimmed: false

        y: card.width < 50 ? -3 : -6 * card.k
        textFormat: Text.PlainText
        color: "#2a2438"
        opacity: dimmed ? 0.28 : 1
        style: Text.Outline
        styleColor: "#f8f0de"
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Math.max(15, 62 * unit)
        Accessible.ignored: true
    }
}
