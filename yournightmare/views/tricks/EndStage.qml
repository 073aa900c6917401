pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// Who has won: their characters large before the moon, how the game came to its end, and, where
// there is room, the monsters who have lost sight of them.
Item {
    id: stage

    required property TricksEnding ending
    // the height that can be given to it
    property real room: 0
    readonly property real inset: 4 * Theme.unit
    // The cards are as large as the room lets them, never as the words: these have what the cards
    // leave, and would drive them on and on.
    readonly property real stature: Math.max(Theme.scaled(112), Math.min(room, Theme.scaled(400), width * 0.5))
    readonly property real tall: Math.max(stature, words.implicitHeight + 2 * inset)
    readonly property real card: Math.min((stature - 2.4 * inset) / 1.46, width * 0.42 / Math.max(1, winners.first))

    implicitHeight: tall

    Rectangle {
        anchors.fill: parent
        radius: 12
        color: Theme.withAlpha(Theme.panel, Theme.contrast ? 1 : 0.94)
        border.width: 1.2
        border.color: Theme.panelEdge
    }
    Item {
        anchors { fill: parent; margins: 2 }
        clip: true

        Art {
            // the moon, larger than the card before it
            width: 1.62 * cards.height
            height: width
            x: cards.x + cards.width / 2 - width / 2
            y: cards.y + cards.height / 2 - height / 2
            visible: !Theme.contrast
            name: "tricks/placing-moon-" + (Theme.dark ? "night" : "paper")
        }
        Row {
            // what is left of the monsters' evening
            id: monsters
            readonly property real size: Math.min(Theme.scaled(96), width / 5.2)
            readonly property real free: stage.tall - words.implicitHeight - 3 * stage.inset
            x: words.x
            y: parent.height - height * 0.66
            width: words.width
            visible: free > size * 0.9 && !Theme.contrast
            spacing: -size * 0.02

            Repeater {
                model: monsters.visible ? [9, 8, 4, 1, 6] : []
                Art {
                    required property int index
                    required property int modelData
                    width: monsters.size
                    height: width * 350 / 240
                    y: [6, -2, 8, 0, 5][index]
                    rotation: [-5, 3, -2, 6, -4][index]
                    name: "tricks/monster-" + modelData
                }
            }
        }
    }
    Row {
        id: cards
        anchors.verticalCenter: parent.verticalCenter
        x: Math.max(stage.inset * 1.5, stage.width * 0.04)
        height: stage.card * 1.46
        spacing: stage.card * 0.08

        Repeater {
            id: winners
            // how many share the first place
            property int first: 0
            model: stage.ending.places
            onItemAdded: recount()
            onItemRemoved: recount()

            Item {
                id: one
                required property int index
                required property int place
                required property string sign
                readonly property bool isFirst: place === 1
                width: stage.card
                height: stage.card * 1.46
                visible: isFirst
                onIsFirstChanged: winners.recount()

                CharacterCard {
                    width: parent.width
                    rotation: one.index % 2 === 0 ? -4 : 3
                    sign: one.isFirst ? one.sign : ""
                }
                Art {
                    anchors { right: parent.right; bottom: parent.bottom; margins: -width * 0.2 }
                    width: Math.max(Theme.scaled(34), parent.width * 0.34)
                    height: width
                    name: one.isFirst ? "tricks/crown" : ""
                }
            }

            function recount() {
                let found = 0
                for (let i = 0; i < count; i++)
                    found += itemAt(i)?.visible ? 1 : 0
                first = found
            }
        }
    }
    ColumnLayout {
        id: words
        anchors { left: cards.right; leftMargin: stage.inset + 0.24 * cards.height; right: parent.right; rightMargin: stage.inset }
        y: monsters.visible ? stage.inset * 1.4 : (stage.height - height) / 2
        spacing: 2 * Theme.unit

        Heading {
            Layout.fillWidth: true
            color: Theme.moon
            font.pixelSize: Theme.size(stage.width > 620 * Theme.textScale ? 2.2 : 1.7)
            text: stage.ending.title
        }
        Label {
            Layout.fillWidth: true
            text: stage.ending.reason
        }
    }
}
