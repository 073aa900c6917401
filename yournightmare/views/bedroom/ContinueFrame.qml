import QtQuick
import yournightmare.views.components

// An unfinished session as a picture on the wall; its board in the frame, title and place below.
ButtonBase {
    id: frame

    required property string title
    required property string subtitle
    required property string game
    required property var thumbnail
    required property real scaling

    text: qsTr("Continue %1").arg(title)
    hint: subtitle
    padding: 0
    background: null
    implicitWidth: Math.max(268 * scaling, Theme.scaled(200))
    contentItem: Column {
        spacing: Theme.unit

        Item {
            width: frame.width
            height: 150 * frame.scaling

            Rectangle {
                // the wire it hangs on
                x: parent.width / 2 - 20 * frame.scaling
                width: 40 * frame.scaling
                height: 1.5
                y: 8 * frame.scaling
                rotation: -32
                color: Theme.panelEdge
            }
            Rectangle {
                x: parent.width / 2 - 3
                width: 7
                height: 7
                radius: 3.5
                color: Theme.gold
            }
            Rectangle {
                anchors { fill: parent; topMargin: 16 * frame.scaling }
                radius: 3
                border.width: 1.5
                border.color: "#120b0a"
                gradient: Gradient {
                    GradientStop { position: 0; color: "#b98d54" }
                    GradientStop { position: 0.4; color: "#6e4a2c" }
                    GradientStop { position: 0.7; color: "#93683c" }
                    GradientStop { position: 1; color: "#3b2618" }
                }

                MiniRing {
                    anchors.fill: parent
                    anchors.margins: 11 * frame.scaling
                    thumbnail: frame.thumbnail
                }
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
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Text {
            width: frame.width
            text: frame.subtitle
            textFormat: Text.PlainText
            color: Theme.textDim
            font.family: Theme.sans
            font.pixelSize: Theme.body
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }

    FocusRing {
        shown: frame.visualFocus
        radius: 6
    }
}
