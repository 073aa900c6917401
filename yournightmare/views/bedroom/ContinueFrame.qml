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
    // its words stand beside the picture
    property bool isStrip: false

    text: qsTr("Continue %1").arg(title)
    hint: qsTr("%1. %2").arg(subtitle).arg(lastPlayed)
    padding: 0
    background: null
    contentItem: Grid {
        id: content
        columns: frame.isStrip ? 2 : 1
        spacing: frame.isStrip ? 4 * Theme.unit : Theme.unit

        ContinuePicture {
            id: picture
            width: frame.isStrip ? Math.min(1.8 * height, frame.width * 0.25) : frame.width
            height: frame.isStrip ? words.height : 150 * frame.scaling
            scaling: frame.scaling
            thumbnail: frame.thumbnail
        }
        Column {
            id: words

            readonly property int most: frame.isStrip ? 1 : 2

            width: frame.isStrip ? frame.width - picture.width - content.spacing : frame.width
            spacing: frame.isStrip ? 0 : Theme.unit

            Text {
                visible: frame.isStrip
                text: qsTr("Continue")
                textFormat: Text.PlainText
                color: Theme.textDim
                font.family: Theme.serif
                font.italic: true
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
            Text {
                width: words.width
                text: frame.title
                textFormat: Text.PlainText
                color: Theme.text
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.size(1.2)
                wrapMode: Text.Wrap
                maximumLineCount: words.most
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Text {
                width: words.width
                text: frame.subtitle
                textFormat: Text.PlainText
                color: Theme.text
                font.family: Theme.sans
                font.pixelSize: frame.isStrip ? Theme.small : Theme.body
                wrapMode: Text.Wrap
                maximumLineCount: words.most
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Text {
                width: words.width
                text: frame.lastPlayed
                textFormat: Text.PlainText
                color: Theme.textDim
                font.family: Theme.sans
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
                maximumLineCount: words.most
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }

    FocusRing {
        // round the picture and its words, below the heading
        anchors.topMargin: frame.isStrip ? -gap : 9 * frame.scaling
        gap: frame.isStrip ? 6 : 12
        shown: frame.visualFocus
        radius: 6
    }
}
