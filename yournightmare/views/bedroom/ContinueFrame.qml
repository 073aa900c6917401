pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.views.components

// An unfinished session as a picture on the wall; its board in the frame. Below: what it is, where it
// stands, when it was played last and by whom, so that no two are taken for each other.
ButtonBase {
    id: frame

    required property string title
    required property string subtitle
    required property string lastPlayed
    required property string game
    required property var thumbnail
    required property real scaling

    text: qsTr("Continue %1").arg(title)
    hint: qsTr("%1. %2").arg(subtitle).arg(lastPlayed)
    padding: 0
    background: null
    contentItem: Column {
        spacing: Theme.unit

        Item {
            width: frame.width
            height: 150 * frame.scaling

            Repeater {
                // the wire and the nail it hangs on
                model: [-1, 1]
                Rectangle {
                    required property int modelData
                    readonly property real drop: 20 * frame.scaling - 5

                    x: frame.width / 2
                    y: 5 - height / 2
                    width: Math.hypot(40 * frame.scaling, drop)
                    height: 1.3
                    transformOrigin: Item.Left
                    rotation: 90 - modelData * (90 - Math.atan2(drop, 40 * frame.scaling) * 180 / Math.PI)
                    color: Theme.dark ? "#8f86b8" : Theme.panelEdge
                    antialiasing: true
                }
            }
            Rectangle {
                x: parent.width / 2 - 3
                y: 2
                width: 7
                height: 7
                radius: 3.5
                color: Theme.gold
            }
            GamePicture {
                anchors { fill: board; margins: 19 }
                thumbnail: frame.thumbnail
                flat: 0.42
            }
            BorderImage {
                id: board
                anchors { fill: parent; topMargin: 14 * frame.scaling; margins: -8 }
                source: Theme.art("wood/frame9.png")
                border { left: 32; top: 32; right: 32; bottom: 32 }
                asynchronous: true
            }
        }
        Text {
            width: frame.width
            text: frame.title
            textFormat: Text.PlainText
            color: Theme.text
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.size(1.2)
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Text {
            width: frame.width
            text: frame.subtitle
            textFormat: Text.PlainText
            color: Theme.text
            font.family: Theme.sans
            font.pixelSize: Theme.body
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Text {
            width: frame.width
            text: frame.lastPlayed
            textFormat: Text.PlainText
            color: Theme.textDim
            font.family: Theme.sans
            font.pixelSize: Theme.small
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }

    FocusRing {
        // round the picture and its words, below the heading
        anchors.topMargin: 14 * frame.scaling - gap
        gap: 12
        shown: frame.visualFocus
        radius: 6
    }
}
