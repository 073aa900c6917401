import QtQuick

// How a room comes and goes: out of the dark, or at once with reduced motion.
Transition {
    property bool fades: true
    property bool out: false

    NumberAnimation {
        property: "opacity"
        from: fades && !out ? 0 : 1
        to: out ? 0 : 1
        duration: fades || out ? Theme.motion(220) : 0
        easing.type: Easing.OutQuad
    }
}
