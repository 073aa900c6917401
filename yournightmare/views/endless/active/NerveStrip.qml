pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.models

// What runs on under the ring while a Nightmare lasts: the water or the belt.
Loader {
    id: strip

    required property Nerve nerve

    active: nerve.kind !== ""
    visible: active
    sourceComponent: nerve.kind === "breath" ? water : belt

    Component {
        id: water
        BreathWater { nerve: strip.nerve }
    }
    Component {
        id: belt
        BeltLine { nerve: strip.nerve }
    }
}
