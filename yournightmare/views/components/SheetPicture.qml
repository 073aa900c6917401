pragma ComponentBehavior: Bound

import QtQuick

// A game of Your Worst Nightmare as a still picture: for each at the table a strip of paper, as high
// as the points, with their sign below. `thumbnail` holds the public fields points, target, signs.
Item {
    id: picture

    required property var thumbnail
    readonly property var signs: thumbnail?.signs ?? []
    readonly property var points: String(thumbnail?.points ?? "").split(" ").map(Number)
    readonly property int target: Math.max(1, thumbnail?.target ?? 13)
    readonly property real gap: 0.22
    // signs and the gaps between them, with half a gap on either side
    readonly property real medal: Math.min(height * 0.34, width / ((1 + gap) * Math.max(1, signs.length)))

    clip: true
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: "#37305a" }
            GradientStop { position: 1; color: "#100d1c" }
        }
    }
    Row {
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: parent.height * 0.05 }
        spacing: picture.medal * picture.gap

        Repeater {
            model: picture.signs
            Item {
                id: player
                required property int index
                required property string modelData
                readonly property int won: picture.points[index] || 0
                readonly property real room: picture.height * 0.9 - picture.medal

                width: picture.medal
                height: picture.height * 0.9

                Rectangle {
                    anchors { horizontalCenter: parent.horizontalCenter; bottom: sign.verticalCenter }
                    width: parent.width * 0.56
                    height: picture.medal * 0.5 + player.room * Math.min(1, player.won / picture.target)
                    radius: 2
                    visible: player.won > 0
                    color: "#efe6d2"

                    Text {
                        anchors { top: parent.top; horizontalCenter: parent.horizontalCenter }
                        visible: parent.height > font.pixelSize * 1.3 + picture.medal * 0.5
                        text: player.won
                        textFormat: Text.PlainText
                        color: "#2a2438"
                        font.family: Theme.serif
                        font.bold: true
                        font.pixelSize: Math.max(6, picture.medal * 0.36)
                    }
                }
                Art {
                    id: sign
                    anchors { bottom: parent.bottom; horizontalCenter: parent.horizontalCenter }
                    width: picture.medal
                    height: width
                    name: player.modelData === "" ? "seats/empty" : "seats/" + player.modelData
                }
            }
        }
    }
}
