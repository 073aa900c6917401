import QtQuick

// A soft shadow in both renderers: translucent rectangles laid over each other.
// It lies behind its sibling: anchors.fill that sibling and declare it first.
Item {
    id: shadow

    property real radius: 4
    property real spread: 18
    property real drop: 6
    property real strength: 0.5

    visible: !Theme.contrast

    Repeater {
        model: 6
        Rectangle {
            required property int index
            readonly property real grow: shadow.spread * (1 - index / 6) - 4
            x: -grow
            y: -grow + shadow.drop
            width: shadow.width + 2 * grow
            height: shadow.height + 2 * grow
            radius: shadow.radius + Math.max(0, grow)
            color: Theme.withAlpha(Theme.shade, shadow.strength * (Theme.dark ? 0.24 : 0.10))
        }
    }
}
