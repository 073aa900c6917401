pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.models
import yournightmare.views.components

// Where the best player would hide Scared: a tag on every place's line, between the stack and what the
// place can win, so that it covers neither. The best is golden and crowned: the one that wins the
// whole game most often. A click hides Scared there; the rest is told by the tip.
Item {
    id: tags

    required property TricksTable table
    required property PlacingStack stack
    readonly property TricksHints hints: table.hints as TricksHints
    // where their heading may begin
    property real ceiling: 0
    // letters for a large window
    property real grown: 1
    readonly property real start: stack.stackX + 0.47 * stack.slab
    readonly property real room: stack.rightX - start - 2 * Theme.unit
    // how likely Scared is found stands below where there is room
    readonly property bool isHigh: stack.dy > 62 * Theme.textScale
    readonly property real size: Math.max(11, Math.min(Theme.size(1.1) * grown, room / (stack.isScrolled ? 6 : isHigh ? 5 : 4.5), stack.dy * (isHigh ? 0.3 : 0.48)))
    readonly property real high: isHigh ? 2.75 * size : 1.55 * size

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("What the best player would do")

    Text {
        // as the other columns' headings, over its own
        x: tags.start - 0.4 * Theme.unit
        y: tags.ceiling
        width: tags.stack.rightX - x - Theme.unit
        height: tags.stack.middleOf(1) - tags.high / 2 - 5 - y
        text: tags.hints.isThinking ? qsTr("Thinking it over …") : qsTr("Wins the game")
        textFormat: Text.PlainText
        color: Theme.text
        font.family: Theme.serif
        font.italic: true
        font.pixelSize: Math.min(Theme.size(1.2) * tags.grown, width / 5.6)
        fontSizeMode: Text.Fit
        minimumPixelSize: 11
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignBottom
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Repeater {
        model: tags.hints.rows
        delegate: ButtonBase {
            id: tag

            required property int index
            required property string told
            required property int position
            required property real scared
            required property string gameText
            required property bool isBest
            required text

            x: tags.start + (tags.room - width) / 2
            y: tags.stack.middleOf(position) - height / 2
            width: Math.min(tags.room, Math.max(figure.implicitWidth, risk.visible ? risk.implicitWidth : 0) + 1.1 * tags.size)
            height: tags.high
            padding: 0
            rotation: position % 2 ? -1.5 : 1.2
            hint: told
            Accessible.name: isBest ? qsTr("%1, the best. %2").arg(text).arg(told) : qsTr("%1. %2").arg(text).arg(told)
            onClicked: tags.table.followHint(index)

            contentItem: Item {
                Text {
                    id: figure
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: (parent.height - height - (risk.visible ? 0.92 * risk.height : 0)) / 2
                    width: Math.min(implicitWidth, tag.width - 4)
                    // beside rows that are scrolled its place is said
                    text: tags.stack.isScrolled ? qsTr("%1: %2").arg(tag.position).arg(tag.gameText) : tag.gameText
                    textFormat: Text.PlainText
                    color: "#2a2438"
                    font.family: Theme.sans
                    font.bold: true
                    font.pixelSize: tags.size
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 9
                    Accessible.ignored: true
                }
                Text {
                    id: risk
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: figure.y + 0.95 * figure.height
                    width: Math.min(implicitWidth, tags.room - 6)
                    visible: tags.isHigh
                    text: qsTr("Scared %1 %").arg(Math.round(100 * tag.scared))
                    textFormat: Text.PlainText
                    color: tag.scared > 0.15 ? "#8d2f2c" : "#2a2438"
                    font.family: Theme.sans
                    font.pixelSize: 0.8 * tags.size
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 9
                    Accessible.ignored: true
                }
                Art {
                    // on its edge, below the heading
                    anchors.verticalCenter: parent.verticalCenter
                    x: -0.72 * width
                    visible: tag.isBest
                    width: 1.5 * tags.size
                    height: width
                    rotation: -14
                    name: "tricks/crown"
                }
            }
            background: PaperTag {
                isHoled: false
                isGold: tag.isBest
                radius: tag.isBest ? 7 : 3
                size: tags.size
                scale: tag.hovered ? 1.04 : 1

                FocusRing { shown: tag.visualFocus }
            }
            Tip {
                shown: tag.hovered || tag.visualFocus
                text: tag.told
            }
        }
    }
}
