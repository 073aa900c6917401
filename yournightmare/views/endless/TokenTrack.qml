pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.views.components

// A track of things that stand or have gone: doors, candles, bears. Those at risk are ringed.
Flow {
    id: track

    required property int value
    required property int highest
    property int atRisk: 0
    property string standing
    property string gone
    property real tokenWidth: 36
    property real tokenHeight: 64

    // in large windows things grow with their column
    readonly property real growth: squeeze * Math.max(1, width / (330 * Theme.textScale))
    // below 1 in low windows
    property real squeeze: 1

    spacing: Math.max(2, (width - highest * tokenWidth * growth * Theme.textScale) / Math.max(1, highest))

    Repeater {
        model: track.highest
        Item {
            id: token
            required property int index
            readonly property bool isStanding: index < track.value
            readonly property bool isAtRisk: isStanding && index >= track.value - track.atRisk

            width: Math.min(Theme.scaled(track.tokenWidth) * track.growth, track.width / track.highest - 2)
            height: width * track.tokenHeight / track.tokenWidth

            Art {
                anchors.fill: parent
                name: "endless/" + track.gone
                visible: !token.isStanding
            }
            Art {
                anchors.fill: parent
                name: "endless/" + track.standing
                opacity: token.isStanding && isThere ? 1 : 0
            }
            Art {
                anchors.centerIn: parent
                width: parent.width * 1.28
                height: parent.height * 1.12
                name: "endless/risk"
                visible: token.isAtRisk
            }
        }
    }
}
