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

    // Its pictures are brought beforehand.
    function prepare(ofSign: string) {
        if (!isTurning) {
            sign = ofSign
            kind = "undaunted"
        }
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
    Art {
        // light for Undaunted, red for Scared, once it is known
        anchors.centerIn: place
        width: breath.largest * 4.6
        height: breath.largest * 3.9
        visible: !Theme.contrast
        fillMode: Image.Stretch
        opacity: isThere ? breath.lift * (breath.turned > 0.5 ? 1 : 0.35) : 0
        name: "tricks/glow" + (breath.kind === "scared" && breath.turned > 0.5 ? "-red" : "")
    }
    Item {
        id: place
        readonly property rect base: breath.turned < 0.5 ? breath.from : breath.to
        readonly property real middleX: (breath.width - breath.largest) / 2
        readonly property real middleY: breath.height * 0.43 - breath.largest * 0.73
        x: base.x + (middleX - base.x) * breath.lift + breath.shake
        y: base.y + (middleY - base.y) * breath.lift
        width: base.width + (breath.largest - base.width) * breath.lift
        height: width * 350 / 240

        CharacterCard {
            // always of one size, and scaled: its pictures are drawn once
            width: breath.largest
            scale: parent.width / breath.largest
            transformOrigin: Item.TopLeft
            loadsBoth: true
            sign: breath.sign
            kind: breath.kind
            turned: breath.turned
        }
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
