pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.views.components

// A held breath: the card that is being turned over rises from its stack, waits, and turns. Give it
// what happened with `turn`; it is gone by itself, or at once with `skip`.
Item {
    id: breath

    property int seat: -1
    property string sign: ""
    property string kind: "undaunted"
    property bool isTurning: false
    // where the card lies, and where it goes
    property rect from: Qt.rect(0, 0, 54, 79)
    property rect to: Qt.rect(0, 0, 54, 79)
    property real largest: 170
    property real turned: 0
    property real lift: 0
    property real shake: 0

    signal over(int seat)

    visible: isTurning

    function turn(who: int, ofSign: string, isScared: bool, fromPlace: rect, toPlace: rect) {
        moving.stop()
        seat = who
        sign = ofSign
        kind = isScared ? "scared" : "undaunted"
        from = fromPlace
        to = toPlace
        turned = 0
        lift = 0
        shake = 0
        isTurning = !Theme.reducedMotion
        if (isTurning)
            moving.restart()
    }

    function skip() {
        moving.stop()
        isTurning = false
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.shade
        opacity: 0.5 * breath.lift
    }
    Repeater {
        // light for Undaunted, red for Scared, once it is known
        model: Theme.contrast ? 0 : 6
        Rectangle {
            required property int index
            readonly property real grown: breath.largest * (0.95 + index * 0.16)
            anchors.centerIn: card
            width: grown * card.width / breath.largest * 1.25
            height: width * 1.3
            radius: width / 2
            color: breath.kind === "scared" ? "#e2685c" : "#f2d98a"
            opacity: (breath.turned > 0.5 ? 0.09 : 0.035) * breath.lift
        }
    }
    CharacterCard {
        id: card
        readonly property rect base: breath.turned < 0.5 ? breath.from : breath.to
        readonly property real middleX: (breath.width - breath.largest) / 2
        readonly property real middleY: breath.height * 0.43 - breath.largest * 0.73
        x: base.x + (middleX - base.x) * breath.lift + breath.shake
        y: base.y + (middleY - base.y) * breath.lift
        width: base.width + (breath.largest - base.width) * breath.lift
        sign: breath.sign
        kind: breath.kind
        turned: breath.turned
    }
    SequentialAnimation {
        id: moving
        NumberAnimation { target: breath; property: "lift"; to: 1; duration: Theme.motion(300); easing.type: Easing.OutCubic }
        PauseAnimation { duration: Theme.motion(170) }
        NumberAnimation { target: breath; property: "turned"; to: 1; duration: Theme.motion(260); easing.type: Easing.InOutSine }
        SequentialAnimation {
            loops: breath.kind === "scared" ? 3 : 1
            NumberAnimation { target: breath; property: "shake"; to: breath.kind === "scared" ? 7 : 0; duration: Theme.motion(38) }
            NumberAnimation { target: breath; property: "shake"; to: breath.kind === "scared" ? -7 : 0; duration: Theme.motion(38) }
        }
        NumberAnimation { target: breath; property: "shake"; to: 0; duration: Theme.motion(30) }
        PauseAnimation { duration: Theme.motion(160) }
        NumberAnimation { target: breath; property: "lift"; to: 0; duration: Theme.motion(160); easing.type: Easing.InCubic }
        ScriptAction {
            script: {
                breath.isTurning = false
                breath.over(breath.seat)
            }
        }
    }
}
