pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.views.components

// A Fear card: a picture in a hand-cut window, its title and themes; tabs say on which place it
// lies. Where it is too small for that it is a slip of paper with a small picture.
Item {
    id: card

    required property string picture
    required property string title
    required property string themes
    property int corner: 0
    property int ownPlace: 0
    property int guessPlace: 0
    property string ownSign: ""
    property string guessSign: ""
    property bool isSlip: false
    property bool isLifted: false
    property bool isFocused: false
    readonly property real k: width / 252

    Loader {
        anchors.fill: parent
        opacity: card.isLifted ? 0.26 : 1
        sourceComponent: card.isSlip ? slip : whole
    }
    Art {
        anchors { fill: parent; margins: -2 }
        visible: card.isLifted
        fillMode: Image.Stretch
        name: card.isLifted ? "worst/card-ghost" : ""
    }
    Row {
        x: card.isSlip ? card.width - width - 2 * Theme.unit : 26 * card.k
        y: card.isSlip ? (card.height - height) / 2 : -Theme.scaled(12)
        spacing: 2 * Theme.unit

        SignTab { sign: card.ownSign; place: card.ownPlace }
        SignTab { sign: card.guessSign; place: card.guessPlace }
    }
    FocusRing {
        shown: card.isFocused
        gap: 6
    }

    Component {
        id: whole

        Item {
            Art {
                // the paper's shadow reaches beyond the card
                x: -8 * card.k
                y: -6 * card.height / 344
                width: 268 * card.k
                height: 360 * card.height / 344
                fillMode: Image.Stretch
                name: "worst/card"
            }
            FearImage {
                anchors { fill: frame; margins: 3 * card.k }
                picture: card.picture
                corner: card.corner
            }
            Art {
                id: frame
                anchors { top: parent.top; left: parent.left; right: parent.right; bottom: words.top }
                anchors { margins: 16 * card.k; bottomMargin: 6 * card.k }
                fillMode: Image.Stretch
                name: "worst/card-window"
            }
            Column {
                id: words
                anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
                anchors { leftMargin: 14 * card.k; rightMargin: 14 * card.k }
                anchors.bottomMargin: Math.max(16 * card.k, 3 * Theme.unit)

                Text {
                    width: parent.width
                    text: card.title
                    textFormat: Text.PlainText
                    color: Theme.ink
                    font.family: Theme.serif
                    font.bold: true
                    font.pixelSize: Math.max(Theme.small, Math.min(20 * card.k, Theme.size(1.33)))
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.Wrap
                    maximumLineCount: 3
                    elide: Text.ElideRight
                    lineHeight: 0.95
                }
                Text {
                    width: parent.width
                    visible: text !== "" && card.width >= Theme.scaled(190)
                    text: card.themes
                    textFormat: Text.PlainText
                    color: Hand.sepia
                    font.family: Theme.sans
                    font.italic: true
                    font.pixelSize: Theme.small
                    horizontalAlignment: Text.AlignHCenter
                    elide: Text.ElideRight
                }
            }
        }
    }
    Component {
        id: slip

        Item {
            Art {
                x: -8
                y: -6
                width: parent.width + 16
                height: parent.height + 16
                fillMode: Image.Stretch
                name: "worst/slip-" + card.corner % 4
            }
            RowLayout {
                anchors { fill: parent; margins: 1.5 * Theme.unit }
                anchors.rightMargin: (card.ownPlace > 0 || card.guessPlace > 0 ? Theme.scaled(66) : 0)
                                     + (card.ownPlace > 0 && card.guessPlace > 0 ? Theme.scaled(66) : 0)
                                     + 2 * Theme.unit
                spacing: 2 * Theme.unit

                Thumb {
                    Layout.preferredHeight: Math.min(parent.height, Theme.scaled(60))
                    Layout.preferredWidth: Layout.preferredHeight * 0.9
                    picture: card.picture
                    corner: card.corner
                }
                Text {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    text: card.title
                    textFormat: Text.PlainText
                    color: Theme.ink
                    font.family: Theme.serif
                    font.bold: true
                    font.pixelSize: Theme.body
                    fontSizeMode: Text.Fit
                    minimumPixelSize: Theme.size(0.6)
                    wrapMode: Text.Wrap
                    elide: Text.ElideRight
                    verticalAlignment: Text.AlignVCenter
                }
            }
        }
    }
}
