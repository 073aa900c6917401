pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.views.components

// A play in the trick: its cards, and on their foot whose it is and what it is worth. The one that
// leads shines and wears the crown; a trick that is won already lies a little paler.
Item {
    id: play

    required property string name
    required property string sign
    required property var cards
    required property string worthText
    required property int said
    required property string saidText
    required property bool isLeading
    required property bool isPast
    property real card: 96
    // from where the cards come, seen from their place
    property point from: Qt.point(0, 0)
    readonly property int count: cards.length
    readonly property real step: count > 1 ? Math.min(card * 0.36, card * 1.1 / (count - 1)) : 0
    property real there: Theme.reducedMotion ? 1 : 0

    width: card + step * (count - 1)
    height: card * 350 / 240
    Accessible.role: Accessible.ListItem
    Accessible.name: isLeading ? qsTr("%1: %2, worth %3, leads").arg(name).arg(saidText).arg(worthText)
                               : qsTr("%1: %2, worth %3").arg(name).arg(saidText).arg(worthText)

    Component.onCompleted: arrive.start()

    NumberAnimation {
        id: arrive
        target: play
        property: "there"
        to: 1
        duration: Theme.motion(200)
        easing.type: Easing.OutCubic
    }
    Item {
        x: play.from.x * (1 - play.there)
        y: play.from.y * (1 - play.there)
        width: parent.width
        height: parent.height
        opacity: 0.2 + 0.8 * play.there

        Repeater {
            model: play.cards
            MonsterCard {
                required property int index
                required property var modelData
                x: index * play.step
                y: index % 2
                width: play.card
                rotation: (index - (play.count - 1) / 2) * 4
                value: modelData.value
                name: modelData.name
                said: play.said
                isLit: play.isLeading && !play.isPast
            }
        }
        Rectangle {
            // a won trick waits to be put away
            anchors { fill: parent; margins: -2 }
            visible: play.isPast && !play.isLeading
            radius: 6
            color: Theme.withAlpha(Theme.dark ? "#2a2036" : "#efe2c6", 0.42)
        }
        Rectangle {
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: -height * 0.42 }
            width: worth.implicitWidth + worth.height * 0.55
            height: worth.implicitHeight * 1.02
            radius: height / 2
            color: play.isLeading ? "#f2d98a" : Theme.contrast ? "#000000" : "#e61d1a2b"
            border.width: 1.5
            border.color: play.isLeading ? "#5a4428" : "#8d83bf"

            Row {
                id: worth
                anchors.centerIn: parent
                spacing: play.card * 0.06

                Art {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.max(18, play.card * 0.27)
                    height: width
                    name: "seats/" + play.sign
                }
                Text {
                    anchors.verticalCenter: parent.verticalCenter
                    text: play.worthText
                    textFormat: Text.PlainText
                    color: play.isLeading ? "#2a2438" : "#f6ecd2"
                    font.family: Theme.serif
                    font.bold: true
                    font.pixelSize: Math.max(Theme.size(0.9), play.card * 0.25)
                    Accessible.ignored: true
                }
            }
        }
        Art {
            x: parent.width - width * 0.62
            y: -height * 0.34
            visible: play.isLeading
            width: Math.max(26, play.card * 0.44)
            height: width
            name: "tricks/crown"
        }
    }
}
