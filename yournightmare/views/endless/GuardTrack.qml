pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.views.components

// Spells or Mantras: beads on a string under the creeper they hold back.
Item {
    id: track

    required property string tone
    required property int value
    required property int highest
    property real squeeze: 1

    readonly property real slab: track.squeeze * Math.min(Theme.scaled(46) * Math.max(1, width / (330 * Theme.textScale)), width / (highest + 0.6))

    implicitHeight: Theme.scaled(20)

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        x: track.slab * 0.4
        width: track.slab * (track.highest - 0.8)
        height: 1.5
        color: Theme.withAlpha(Theme.text, 0.35)
    }
    Repeater {
        model: track.highest
        Art {
            required property int index
            width: Theme.scaled(18)
            height: width
            x: (index + 0.5) * track.slab - width / 2
            anchors.verticalCenter: parent.verticalCenter
            name: index < track.value ? "endless/bead-" + track.tone : "endless/bead-empty"
        }
    }
}
