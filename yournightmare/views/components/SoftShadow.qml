pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.models

// A soft shadow in both renderers: translucent rectangles laid over each other.
// It lies behind its sibling: anchors.fill that sibling and declare it first.
Item {
    id: shadow

    property real radius: 4
    property real spread: 18
    property real drop: 6
    property real strength: 0.5

    visible: !Theme.contrast

    Item {
        // Kept as one picture: nine translucent ones laid over each other anew in every frame would
        // be the dearest thing on a page. Made anew as in Icon.
        id: stack
        readonly property real room: Math.ceil(Math.max(0, shadow.spread - 3) + Math.abs(shadow.drop))
        anchors { fill: parent; margins: -room }
        property var seenIn: Theme.palette
        layer.enabled: !Settings.artHeld
                       && (visible || seenIn === Theme.palette || GraphicsInfo.api !== GraphicsInfo.Software)
        layer.smooth: true
        onVisibleChanged: seenIn = Theme.palette

        Repeater {
            model: Settings.artHeld ? 0 : 9  // not in the very first frame
            Rectangle {
                required property int index
                // wide and faint first, tight and stronger last: no edge is seen
                readonly property real grow: shadow.spread * Math.pow(1 - index / 9, 1.6) - 3
                x: stack.room - grow
                y: stack.room - grow + shadow.drop
                width: shadow.width + 2 * grow
                height: shadow.height + 2 * grow
                radius: shadow.radius + Math.max(0, grow)
                color: Theme.withAlpha(Theme.shade, shadow.strength * (Theme.dark ? 1 : 0.45)
                                                    * (0.06 + 0.02 * index))
            }
        }
    }
}
