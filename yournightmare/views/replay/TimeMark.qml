import QtQuick
import yournightmare.views.components

// A mark on the time line: its sign on a pole, and a few words where there is room.
Item {
    id: mark

    required property string kind
    required property string label
    // what stands there where the label has no room
    required property string figure
    required property string note
    property real roomLeft: 0
    property real roomRight: 0
    readonly property real need: all.advanceWidth + 2 * sign.width
    readonly property real least: short.advanceWidth + 1.5 * sign.width
    // the label if there is room for it on either side, else the figure
    readonly property bool isShort: roomRight < need && roomLeft < 2 * need
    readonly property bool toTheLeft: !isShort && roomRight < need
    property real foot: 100
    signal chosen()

    width: 1
    Accessible.role: Accessible.Button
    Accessible.name: note
    Accessible.onPressAction: chosen()

    TextMetrics {
        id: all
        text: mark.label
        font { family: Theme.sans; pixelSize: Theme.small }
    }
    TextMetrics {
        id: short
        text: mark.figure
        font: all.font
    }
    Rectangle {
        x: -0.75
        y: sign.height
        width: 1.5
        height: Math.max(0, mark.foot - y)
        color: sign.tint
    }
    MarkSign {
        id: sign
        x: -width / 2
        kind: mark.kind
        size: Theme.scaled(22)

        HoverHandler {
            id: hover
            cursorShape: Qt.PointingHandCursor
        }
        TapHandler {
            onTapped: mark.chosen()
        }
        Tip {
            shown: hover.hovered
            text: mark.note
        }
    }
    Text {
        id: words
        visible: !mark.isShort || mark.roomRight >= mark.least
        x: mark.toTheLeft ? -sign.width / 2 - width - 6 : sign.width / 2 + 6
        y: (sign.height - height) / 2
        text: mark.isShort ? mark.figure : mark.label
        textFormat: Text.PlainText
        color: Theme.text
        font: all.font
        Accessible.ignored: true
    }
}
