import QtQuick

// How a room comes and goes: out of the dark, or at once with reduced motion.
Transition {
    id: fade

    property bool fades: true
    property bool out: false

    NumberAnimation {
        property: "opacity"
        from: fade.fades && !fade.out ? 0 : 1
        to: fade.out ? 0 : 1
        duration: fade.fades || fade.out ? Theme.motion(220) : 0
        easing.type: Easing.OutQuad
    }
}
