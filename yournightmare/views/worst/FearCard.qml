pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.views.components

// A Fear card: a picture in a hand-cut window, its title and themes; tabs say on which place it
// lies. Where it is too small for that it is a slip of paper with a small picture.
Item {
    id: cover

    required property string card
    required property string picture
    required property string title
    required property string themes
    property int corner: 0
    property int ownPlace: 0
    property int guessPlace: 0
    property string ownSign: ""
    property string guessSign: ""
    // 0 face down, 1 face up
    property real turned: 1
    property bool isSlip: false
    // whether tabs may stand on it
    property bool hasTabs: false
    property bool isLifted: false
    property bool isFocused: false
    readonly property real k: width / 252
    // too narrow for tabs of full size beside a title
    readonly property bool isTight: isSlip && width < Theme.scaled(260) || !isSlip && width < Theme.scaled(150)

    Loader {
        anchors.fill: parent
        visible: cover.turned >= 0.5
        opacity: cover.isLifted ? 0.26 : 1
        sourceComponent: cover.isSlip ? slip : whole
        transform: Scale {
            origin.x: cover.width / 2
            xScale: Math.max(0.01, cover.turned * 2 - 1)
        }
    }
    CardBack {
        anchors.fill: parent
        visible: cover.turned < 0.5
        transform: Scale {
            origin.x: cover.width / 2
            xScale: Math.max(0.01, 1 - cover.turned * 2)
        }
    }
    Art {
        anchors { fill: parent; margins: -2 }
        visible: cover.isLifted
        fillMode: Image.Stretch
        name: !cover.isLifted ? "" : Theme.dark ? "worst/card-ghost-night" : "worst/card-ghost-paper"
    }
    Loader {
        id: tabs
        x: cover.isSlip ? cover.width - width - 2 * Theme.unit : 26 * cover.k
        y: cover.isSlip ? (cover.height - height) / 2 : -Theme.scaled(12)
        active: cover.hasTabs
        sourceComponent: Row {
            spacing: (cover.isTight ? 1 : 2) * Theme.unit

            SignTab { sign: cover.ownSign; place: cover.ownPlace; isSmall: cover.isTight }
            SignTab { sign: cover.guessSign; place: cover.guessPlace; isSmall: cover.isTight }
        }
    }
    FocusRing {
        shown: cover.isFocused
        gap: 6
    }

    Component {
        id: whole

        Item {
            Art {
                // the paper's shadow reaches beyond the card
                x: -8 * cover.k
                y: -6 * cover.height / 344
                width: 268 * cover.k
                height: 360 * cover.height / 344
                fillMode: Image.Stretch
                name: "worst/card"
            }
            FearPicture {
                anchors { fill: frame; margins: 3 * cover.k }
                card: cover.picture
                title: cover.title
                radius: 0
            }
            Art {
                id: frame
                anchors { top: parent.top; left: parent.left; right: parent.right; bottom: words.top }
                anchors { margins: 16 * cover.k; bottomMargin: 6 * cover.k }
                fillMode: Image.Stretch
                name: "worst/card-window"
            }
            Column {
                id: words
                anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
                anchors { leftMargin: 14 * cover.k; rightMargin: 14 * cover.k }
                anchors.bottomMargin: Math.max(16 * cover.k, 3 * Theme.unit)

                Text {
                    width: parent.width
                    text: cover.title
                    textFormat: Text.PlainText
                    color: Theme.ink
                    font.family: Theme.serif
                    font.bold: true
                    font.pixelSize: Math.max(Theme.small, Math.min(20 * cover.k, Theme.size(1.33)))
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.Wrap
                    maximumLineCount: 3
                    elide: Text.ElideRight
                    lineHeight: 0.95
                }
                Text {
                    width: parent.width
                    visible: text !== "" && cover.width >= Theme.scaled(190)
                    text: cover.themes
                    textFormat: Text.PlainText
                    color: Hand.sepia
                    font.family: Theme.sans
                    font.italic: true
                    font.pixelSize: Theme.small
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.Wrap
                    maximumLineCount: 2
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
                name: "worst/slip-" + Math.max(0, cover.corner) % 4
            }
            RowLayout {
                anchors { fill: parent; margins: 1.5 * Theme.unit }
                anchors.rightMargin: tabs.width + 3 * Theme.unit
                spacing: 2 * Theme.unit

                Thumb {
                    // beside two tabs the title needs the room
                    visible: tabs.width < cover.width * 0.3
                    Layout.preferredHeight: Math.min(parent.height, Theme.scaled(60))
                    Layout.preferredWidth: Layout.preferredHeight * 0.9
                    picture: cover.picture
                    title: cover.title
                }
                Text {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    text: cover.title
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
