pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.views.components

// A small face of the die, drawn in pips; for tables and ghosts.
Rectangle {
    id: face

    required property int eyes
    property bool bright: false
    // another face may come: its pips are made before
    property bool varies: false
    property color ink: bright ? Theme.goldInk : Theme.ink
    readonly property var pips: [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]]

    implicitWidth: Theme.scaled(22)
    implicitHeight: implicitWidth
    radius: width * 0.22
    color: bright ? Theme.gold : Theme.paperHigh
    border.width: 1
    border.color: Theme.withAlpha(Theme.ink, 0.75)
    Accessible.ignored: true

    Repeater {
        model: face.varies ? [0, 2, 3, 4, 5, 6, 8] : face.pips[face.eyes] ?? []
        Rectangle {
            required property int modelData
            visible: !face.varies || face.pips[face.eyes].includes(modelData)
            width: face.width * 0.19
            height: width
            radius: width / 2
            x: face.width * (0.25 + 0.25 * (modelData % 3)) - width / 2
            y: face.height * (0.25 + 0.25 * Math.floor(modelData / 3)) - height / 2
            color: face.ink
        }
    }
}
