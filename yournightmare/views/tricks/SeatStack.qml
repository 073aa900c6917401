pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.views.components

// A seat's stack on the table: what lies face down, and beside it what was turned over in play.
// It never knows where Scared lies, except for the one who looks (`scaredPlace`, from the top).
Item {
    id: stack

    required property string sign
    required property int cardsLeft
    required property var turned
    required property int bottomMoved
    // Scared's place for the looking person, 0 for all others
    property int scaredPlace: 0
    // the last card turned over is still in the air
    property bool holdsLast: false
    // to the left of the stack instead of to its right
    property bool isMirrored: false
    property real card: 54
    property real labelSize: Theme.small
    property real gap: 2.4
    // as many as the stack has ever had: cards come and go without making all of them anew
    property int most: 0
    onCardsLeftChanged: most = Math.max(most, cardsLeft)
    Component.onCompleted: most = Math.max(most, cardsLeft + turned.length)
    readonly property int faceUp: Math.max(0, turned.length - (holdsLast ? 1 : 0))
    readonly property real step: faceUp > 1 ? Math.min(card * 0.3, card * 0.6 / (faceUp - 1)) : 0
    readonly property real pileX: isMirrored ? card * 1.62 : 0
    readonly property real high: card * 350 / 240
    readonly property bool isFull: labelSize >= 10

    width: card * 2.62
    height: high + 7 * gap + labelSize * 1.6

    function moveBottom() {
        if (!Theme.reducedMotion)
            moving.restart()
    }

    Repeater {
        // the edges of the cards, the lowest first
        model: stack.most
        Rectangle {
            required property int index
            visible: index < stack.cardsLeft
            readonly property bool isScared: stack.scaredPlace > 0 && stack.cardsLeft - index === stack.scaredPlace
            x: stack.pileX - (isScared ? stack.card * 0.08 : 0)
            y: (stack.cardsLeft - 1 - index) * stack.gap
            width: stack.card
            height: stack.high
            radius: stack.card * 0.06
            color: isScared ? Theme.dark ? "#e2685c" : "#c04a3e" : index % 2 ? "#cdbf9c" : "#efe6d2"
            border.width: 1
            border.color: "#2a2438"
        }
    }
    CharacterCard {
        id: top
        x: stack.pileX
        width: stack.card
        visible: stack.cardsLeft > 0
        isShaded: false
        turned: 0
        sign: stack.sign
    }
    Rectangle {
        // nothing is left
        x: stack.pileX
        width: stack.card
        height: stack.high
        visible: stack.cardsLeft === 0
        radius: stack.card * 0.06
        color: "transparent"
        border.width: 1.5
        border.color: Theme.withAlpha(Theme.text, 0.5)
    }
    CharacterCard {
        // the bottom card on its way to the top
        id: bottom
        width: stack.card
        visible: moving.running
        turned: 0
        sign: stack.sign
    }
    SequentialAnimation {
        id: moving
        ParallelAnimation {
            NumberAnimation { target: bottom; property: "x"; from: stack.pileX; to: stack.pileX - stack.card * 0.9; duration: Theme.motion(330); easing.type: Easing.OutCubic }
            NumberAnimation { target: bottom; property: "y"; from: 7 * stack.gap; to: stack.high * 0.2; duration: Theme.motion(330) }
        }
        ScriptAction { script: bottom.z = 5 }
        NumberAnimation { target: bottom; property: "y"; to: -stack.high * 0.35; duration: Theme.motion(220); easing.type: Easing.InOutSine }
        ParallelAnimation {
            NumberAnimation { target: bottom; property: "x"; to: stack.pileX; duration: Theme.motion(330); easing.type: Easing.InOutSine }
            NumberAnimation { target: bottom; property: "y"; to: 0; duration: Theme.motion(330); easing.type: Easing.InCubic }
        }
        ScriptAction { script: bottom.z = 0 }
    }
    Row {
        // the sign that a bottom card was moved, and how often
        x: stack.pileX + stack.card - width / 2
        y: -height / 2
        z: 6
        visible: stack.bottomMoved > 0

        Rectangle {
            width: mark.implicitWidth + stack.card * 0.16
            height: Math.max(16, stack.card * 0.36)
            radius: height / 2
            color: Theme.moon
            border.width: 1.5
            border.color: Theme.dark ? "#2a2438" : Theme.paperHigh

            Row {
                id: mark
                anchors.centerIn: parent
                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    name: "up"
                    size: Math.max(11, stack.card * 0.24)
                    weight: 3.4
                    color: Theme.dark ? "#2a2438" : Theme.paperHigh
                }
                Text {
                    textFormat: Text.PlainText
                    visible: stack.bottomMoved > 1
                    anchors.verticalCenter: parent.verticalCenter
                    text: stack.bottomMoved
                    font.family: Theme.sans
                    font.bold: true
                    font.pixelSize: Math.max(10, stack.card * 0.22)
                    color: Theme.dark ? "#2a2438" : Theme.paperHigh
                    Accessible.ignored: true
                }
            }
        }
    }
    Repeater {
        model: stack.most
        Loader {
            id: turnedOver
            required property int index
            x: stack.isMirrored ? stack.card * 0.62 - index * stack.step - (stack.faceUp > 1 ? 0 : stack.card * 0.12)
                                : stack.card * 1.16 + index * stack.step
            y: (index % 2) * 2 + 1
            z: index
            rotation: index * 2.4 - 3
            // made for the first card that lies there, it stays for those of other rounds
            active: index < stack.faceUp || item !== null
            visible: index < stack.faceUp
            sourceComponent: CharacterCard {
                width: stack.card
                sign: stack.sign
                kind: stack.turned[turnedOver.index]?.kind ?? "undaunted"
            }
        }
    }
    Tally {
        id: lying
        x: stack.pileX + (stack.card - width) / 2
        text: stack.isFull ? qsTr("%1 left").arg(stack.cardsLeft) : stack.cardsLeft
    }
    Tally {
        visible: stack.faceUp > 0
        // below the cards, but never against the other number
        x: stack.isMirrored ? Math.min(0.55 * stack.card - width / 2, lying.x - width - 0.5 * stack.labelSize)
                            : Math.max(1.75 * stack.card - width / 2, lying.x + lying.width + 0.5 * stack.labelSize)
        text: stack.isFull ? qsTr("%1 turned").arg(stack.faceUp) : stack.faceUp
    }

    component Tally: Text {
        y: stack.high + 7 * stack.gap
        textFormat: Text.PlainText
        color: Theme.text
        style: Text.Outline
        styleColor: Theme.withAlpha(Theme.night, 0.8)
        font.family: Theme.sans
        font.weight: Font.DemiBold
        font.pixelSize: stack.labelSize
        Accessible.ignored: true
    }
}
