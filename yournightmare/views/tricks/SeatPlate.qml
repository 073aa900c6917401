pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.models
import yournightmare.views.components

// A seat's headboard: sign, name, how many cards are in the hand, points; whose turn it is, who has
// the start card, and what a computer player mutters.
Item {
    id: plate

    required property int seat
    required property string name
    required property string sign
    required property bool isComputer
    required property int handCount
    required property int points
    required property bool isHolder
    required property bool isTurn
    required property bool isThinking
    required property bool hasPlaced
    required property string status
    required property string line
    required property bool canPass
    required property bool canChange
    // cards left in the stack and turned over, for the screen reader
    property string stackText: ""
    // what is said stands over the board if it ends below this, else under it
    property real ceiling: Infinity
    // the board's upper edge: where nothing else is free it may lie behind what is said
    readonly property real rim: 20 * k
    readonly property bool isBubbleBelow: y + rim - bubble.height < ceiling
    property bool isPlacing: false
    // how much larger than drawn its words are; the sign above them makes room
    property real letters: 1
    readonly property real more: letters - 1
    readonly property bool isTight: width < 218 || letters > 1.1
    readonly property real k: width / 236
    readonly property bool canPress: canPass || canChange
    readonly property string told: [
        qsTr("%1: %n point(s)", "", points).arg(name),
        qsTr("%n card(s) in hand", "", handCount), stackText,
        isHolder ? qsTr("start card") : "", status
    ].filter(part => part !== "").join(", ")
    signal clicked()

    implicitHeight: width * 138 / 236
    height: implicitHeight

    ButtonBase {
        id: board
        anchors.fill: parent
        padding: 0
        focusPolicy: plate.canPress ? Qt.StrongFocus : Qt.NoFocus
        activeFocusOnTab: plate.canPress
        text: plate.canPass ? qsTr("Pass to %1").arg(plate.name)
            : plate.canChange ? qsTr("Pass to %1, to move Scared").arg(plate.name) : plate.name
        hint: plate.told
        Accessible.role: plate.canPress ? Accessible.Button : Accessible.StaticText
        Accessible.name: plate.canPress ? qsTr("%1. %2").arg(text).arg(plate.told) : plate.told
        onClicked: plate.clicked()

        contentItem: Item {
            Art {
                id: medal
                anchors.horizontalCenter: parent.horizontalCenter
                y: (13 - 6 * plate.more) * plate.k
                width: (50 - 20 * plate.more) * plate.k
                height: width
                name: "seats/" + plate.sign
            }
            Icon {
                anchors { left: medal.right; bottom: medal.bottom; leftMargin: -6 * plate.k }
                visible: plate.isComputer
                name: "computer"
                size: Math.max(12, 15 * plate.k)
                color: "#f6ecd2"
            }
            Text {
                anchors.horizontalCenter: parent.horizontalCenter
                y: (58 - 22 * plate.more) * plate.k
                width: 180 * plate.k
                text: plate.name
                textFormat: Text.PlainText
                color: plate.isTurn ? "#f2d98a" : "#f6ecd2"
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Math.max(13, 26 * plate.k * plate.letters)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 12
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignHCenter
                Accessible.ignored: true
            }
            Row {
                x: 30 * plate.k
                y: (91 + 22 * plate.more) * plate.k
                height: 32 * plate.k
                spacing: 6 * plate.k

                Item {
                    anchors.verticalCenter: parent.verticalCenter
                    width: 40 * plate.k
                    height: 22 * plate.k

                    Repeater {
                        // they stay, for a hand changes with every play
                        model: 7
                        Art {
                            required property int index
                            readonly property real at: index - (Math.min(plate.handCount, 7) - 1) / 2
                            visible: index < plate.handCount
                            x: 13.5 * plate.k + at * 3.2 * plate.k
                            y: Math.abs(at) * 0.9 * plate.k
                            width: 13 * plate.k
                            height: 19 * plate.k
                            rotation: at * 8
                            transformOrigin: Item.Bottom
                            antialiasing: true
                            name: "tricks/monster-back"
                        }
                    }
                }
                Text {
                    anchors.verticalCenter: parent.verticalCenter
                    text: plate.isTight ? plate.handCount : qsTr("%n card(s)", "", plate.handCount)
                    textFormat: Text.PlainText
                    color: "#f6ecd2"
                    font.family: Theme.sans
                    font.pixelSize: Math.max(12, (plate.isTight ? 19 : 14.5) * plate.k * plate.letters)
                    Accessible.ignored: true
                }
            }
            Row {
                anchors { right: parent.right; rightMargin: 32 * plate.k }
                y: (84 - 24 * plate.more) * plate.k
                height: 34 * plate.k
                spacing: 4 * plate.k

                Text {
                    id: figure
                    text: plate.points
                    textFormat: Text.PlainText
                    color: "#f2d98a"
                    font.family: Theme.serif
                    font.bold: true
                    font.pixelSize: 30 * plate.k * plate.letters
                    Accessible.ignored: true
                }
                Art {
                    anchors.verticalCenter: parent.verticalCenter
                    width: 20 * plate.k
                    height: width
                    name: "tricks/moon-full"
                }
            }
        }
        background: Item {
            Art {
                // whose turn it is glows; the tag says it too
                anchors.centerIn: parent
                anchors.verticalCenterOffset: 12 * plate.k
                visible: plate.isTurn && !Theme.contrast
                width: 400 * plate.k
                height: 270 * plate.k
                fillMode: Image.Stretch
                name: "tricks/glow"
            }
            Art {
                anchors.fill: parent
                fillMode: Image.Stretch
                name: "tricks/headboard-" + plate.sign
            }
            FocusRing {
                shown: board.visualFocus
            }
        }
        Tip {
            shown: board.hovered || board.visualFocus
            text: plate.told
        }
    }
    PaperTag {
        id: start
        readonly property bool isLong: x + width > parent.width / 2 - 27 * plate.k
        readonly property bool isRaised: isLong && (bubble.text === "" || plate.isBubbleBelow
                                                    || plate.y - 0.6 * height - 4 - bubble.height >= plate.ceiling)
        x: Math.max(-14 * plate.k, 6 - plate.x)
        // beside the sign, or over it, where nothing is said there
        y: isRaised ? -0.6 * height : 26 * plate.k
        visible: plate.isHolder
        rotation: -6
        size: Math.max(12, 14 * plate.k * plate.letters)
        text: qsTr("start card")
    }
    PaperTag {
        id: state
        anchors.horizontalCenter: parent.horizontalCenter
        // below the figures
        y: parent.height - height * (0.55 - 0.5 * plate.more)
        visible: plate.isTurn || plate.status !== ""
        isGold: plate.isTurn || plate.canPress
        isHoled: false
        iconName: plate.isTurn ? "play" : plate.canPress ? "right" : plate.isPlacing && plate.hasPlaced ? "check" : ""
        size: Math.max(12, 14.5 * plate.k * plate.letters)
        text: plate.status !== "" ? plate.status : qsTr("plays now")
    }
    SpeechBubble {
        id: bubble
        // never beyond the window
        x: Math.max(8 - plate.x, Math.min((parent.width - width) / 2, (Window.width || 1e5) - plate.x - width - 8))
        // and only the board's foot is behind it: no number, not what the seat does
        y: !plate.isBubbleBelow ? Math.max(plate.ceiling - plate.y, -height - 4 - (start.visible && start.isRaised ? 0.6 * start.height : 0)) : parent.height + (state.visible ? 0.45 * state.height + 4 : 2)
        z: 9
        text: Settings.computersTalk ? plate.line : ""
        isPointingUp: plate.isBubbleBelow
        // in small windows large letters would hide the neighbour
        widest: Math.max(plate.width, Math.min(Theme.scaled(200), 0.22 * (Window.width || 1e5)))
        size: Math.max(Math.min(Theme.body, 0.0165 * (Window.width || 1e5)), 15 * plate.k)
    }
}
