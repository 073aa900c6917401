pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.models
import yournightmare.views.components

// Before a round: the deck lies face down, and four places wait for the fears.
Item {
    id: deck

    required property WorstTable table
    readonly property real gap: Math.max(4 * Theme.unit, Math.min(width, height) * 0.045)
    readonly property real wordsHeight: words.implicitHeight + 5 * Theme.unit
    // four places and the deck, smaller where there is little room
    readonly property real cardWidth: Math.min((width - 5.5 * gap) / 5, (height - wordsHeight) * 252 / 344, 236)
    readonly property real cardHeight: cardWidth * 344 / 252
    // too small to be cards: there are only the words then
    readonly property bool isLow: cardHeight < 88

    Row {
        visible: !deck.isLow
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.max(0, (parent.height - deck.wordsHeight - height) * 0.45)
        spacing: deck.gap

        ButtonBase {
            id: pile

            width: deck.cardWidth
            height: deck.cardHeight
            padding: 0
            rotation: -1.5
            enabled: deck.table.verb !== ""
            text: deck.table.verb
            onClicked: deck.table.act()
            contentItem: Item {
                Repeater {
                    model: 4

                    CardBack {
                        required property int index

                        width: pile.width
                        height: pile.height
                        x: -index * 2
                        y: -index * 3 - (index === 3 && pile.hovered ? 8 : 0)
                        rotation: [1.2, -0.8, 0.5, 0][index]

                        Behavior on y {
                            NumberAnimation { duration: Theme.motion(160); easing.type: Easing.OutQuad }
                        }
                    }
                }
            }
            background: Item {
                FocusRing {
                    shown: pile.visualFocus
                    gap: 12
                }
            }
        }
        Repeater {
            model: 4

            Item {
                required property int index

                width: deck.cardWidth
                height: deck.cardHeight
                rotation: [1.2, -1, 0.8, -1.3][index]

                Art {
                    anchors { fill: parent; margins: -2 }
                    fillMode: Image.Stretch
                    name: Theme.dark ? "worst/card-ghost-night" : "worst/card-ghost-paper"
                }
            }
        }
    }
    Label {
        id: words
        anchors.horizontalCenter: parent.horizontalCenter
        y: deck.isLow ? (parent.height - height) / 2 : parent.height - height - 2 * Theme.unit
        width: Math.min(implicitWidth, parent.width)
        horizontalAlignment: Text.AlignHCenter
        text: deck.table.explained
    }
}
