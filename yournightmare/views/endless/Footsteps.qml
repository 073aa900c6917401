pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.views.components

// The steps to the door, walked ones dark.
Flow {
    id: steps

    required property int walked
    required property int duration
    // steps once made stay: a new Nightmare makes none anew
    property int most: 10

    spacing: 3
    Accessible.role: Accessible.ProgressBar
    Accessible.name: qsTr("Progress: %1 of %2 steps").arg(Math.min(walked, duration)).arg(duration)

    onDurationChanged: most = Math.max(most, duration)

    Repeater {
        model: steps.most
        Rectangle {
            required property int index
            visible: index < steps.duration
            width: Theme.scaled(13)
            height: Theme.scaled(8)
            radius: height / 2
            rotation: index % 2 ? 8 : -8
            color: index < steps.walked ? Theme.ink : "transparent"
            border.width: 1.3
            border.color: Theme.withAlpha(Theme.ink, 0.7)
        }
    }
}
