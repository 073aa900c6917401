import QtQuick
import yournightmare.views.components

// A mark on the time line: its sign on a pole, and a few words where there is room.
Item {
    id: mark

    required property string kind
    required property string label
    required property string note
    property real roomLeft: 0
    property real roomRight: 0
    readonly property real need: words.implicitWidth + 2 * sign.width
    readonly property bool toTheLeft: roomRight < need
    property real foot: 100
    signal chosen()

    width: 1
    Accessible.role: Accessible.Button
    Accessible.name: note
    Accessible.onPressAction: chosen()

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
        visible: mark.roomRight >= mark.need || mark.roomLeft >= 2 * mark.need
        x: mark.toTheLeft ? -sign.width / 2 - width - 6 : sign.width / 2 + 6
        y: (sign.height - height) / 2
        text: mark.label
        textFormat: Text.PlainText
        color: Theme.text
        font.family: Theme.sans
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }
}
