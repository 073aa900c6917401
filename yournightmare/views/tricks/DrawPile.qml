pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.views.components

// The monsters still to be drawn, and how many there are.
Item {
    id: pile

    required property int count
    property real card: 60
    // before the deal all cards lie there, uncounted
    property bool isWhole: false
    // how much larger than drawn its words are
    property real letters: 1
    readonly property int edges: isWhole ? 16 : Math.min(count, 12)

    width: card
    height: card * 350 / 240 + edges * 1.5 + words.height
    Accessible.role: Accessible.StaticText
    Accessible.ignored: isWhole
    Accessible.name: qsTr("%n card(s) to draw", "", count)

    Repeater {
        // they stay, for every card that is drawn makes it lower
        model: 16
        Rectangle {
            required property int index
            visible: index < pile.edges
            width: pile.card
            height: pile.card * 350 / 240
            y: (pile.edges - 1 - index) * 1.5
            radius: pile.card * 0.06
            color: index % 2 ? "#cdbf9c" : "#efe6d2"
            border.width: 1
            border.color: "#2a2438"
        }
    }
    MonsterCard {
        width: pile.card
        visible: pile.edges > 0
        value: 1
        isFaceDown: true
        isShaded: false
    }
    Rectangle {
        width: pile.card
        height: pile.card * 350 / 240
        visible: pile.edges === 0
        radius: pile.card * 0.06
        color: "transparent"
        border.width: 1.5
        border.color: Theme.withAlpha(Theme.text, 0.4)
    }
    Text {
        id: words
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom }
        visible: !pile.isWhole
        text: qsTr("%n to draw", "", pile.count)
        textFormat: Text.PlainText
        color: Theme.text
        style: Text.Outline
        styleColor: Theme.withAlpha(Theme.night, 0.8)
        font.family: Theme.sans
        font.weight: Font.DemiBold
        font.pixelSize: Math.max(12, pile.card * 0.24 * pile.letters)
        Accessible.ignored: true
    }
}
