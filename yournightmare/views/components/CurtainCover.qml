pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import yournightmare.models

// The hand-over curtain over a whole page: it says whom the laptop is for, is held open, and falls.
// `covers` is all the rest of the page: it sleeps under the curtain, and isn't drawn while it is
// closed. The curtain lets nothing through, neither clicks nor keys but those of the window.
FocusScope {
    id: cover

    required property Curtain curtain
    required property Item covers
    property string title: ""
    // Whether Esc lifts it from the public table; otherwise Esc goes on to the page.
    property bool canStepAside: true
    readonly property bool isCovering: curtain.needed && curtain.state !== "open" && curtain.state !== "away"
    readonly property var window: Window.window
    // Another room comes over this one, or in its place.
    readonly property bool isLeft: parent !== null && [T.StackView.Deactivating, T.StackView.Inactive].includes(parent.T.StackView.status) && parent.T.StackView.view !== null
    readonly property var waking: [Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter]
    // 1 wholly closed, 0 wholly open
    property real drawn: 0
    // how much of the hold is done
    property real held: 0
    property string why: ""

    anchors.fill: parent
    z: 1000
    visible: isCovering || curtain.looming > 0
    focus: isCovering
    Accessible.role: Accessible.Pane
    Accessible.name: title

    // Brings the cloth to where the state wants it, at once or in time; then tells that it is there.
    function move(atOnce: bool) {
        motion.stop()
        const moves = curtain.state === "falling" || curtain.state === "opening"
        motion.to = curtain.state === "falling" || curtain.state === "closed" ? 1 : 0
        motion.duration = Theme.motion(motion.to === 1 ? 420 : 620)
        if (moves && !atOnce && motion.duration > 0) {
            motion.start()
            return
        }
        drawn = motion.to
        if (moves)
            curtain.settle()
    }

    function takeFocus() {
        if (cover.parent?.visible && !isLeft)
            clasp.forceActiveFocus(Qt.OtherFocusReason)
        else
            clasp.focus = cover.focus = true
    }

    function callOut() {
        if (curtain.needed && curtain.seat >= 0)
            cover.Accessible.announce(clasp.text)
    }

    Connections {
        target: cover.curtain

        function onStateChanged() {
            cover.move(false)
            if (cover.curtain.state === "closed")
                cover.callOut()
            else if (cover.curtain.state === "opening")
                cover.why = ""
        }
        function onSeatChanged() {
            if (cover.curtain.state === "closed")
                cover.callOut()
        }
        function onFell(reason: string) { cover.why = reason }
        function onHoldingChanged() {
            filling.stop()
            filling.to = cover.curtain.holding ? 1 : 0
            filling.duration = cover.curtain.holding ? cover.curtain.holdTime * (1 - cover.held) : 140
            filling.start()
        }
    }
    onIsCoveringChanged: {
        if (isCovering) {
            takeFocus()
        } else {
            held = 0
            if (!isLeft)
                covers.forceActiveFocus(Qt.OtherFocusReason)
        }
    }
    onIsLeftChanged: {
        if (isLeft)
            curtain.fall("left")
    }
    onWindowChanged: curtain.watch(window)
    Component.onCompleted: {
        curtain.watch(window)
        move(true)
        if (isCovering) {
            takeFocus()
            callOut()
        }
    }
    Component.onDestruction: {
        if (curtain) {
            curtain.fall("hidden")
            curtain.watch(null)
        }
    }

    NumberAnimation {
        id: motion
        target: cover
        property: "drawn"
        easing.type: motion.to === 1 ? Easing.OutQuad : Easing.InOutCubic
        onFinished: cover.curtain.settle()
    }
    NumberAnimation {
        // the hold is no motion: it fills with reduced motion too
        id: filling
        target: cover
        property: "held"
    }
    Binding {
        target: cover.covers
        property: "enabled"
        value: false
        when: cover.isCovering
    }
    Binding {
        target: cover.covers
        property: "visible"
        value: false
        when: cover.isCovering && cover.curtain.state === "closed"
    }

    Keys.onShortcutOverride: event => event.accepted = !cover.isTheWindows(event)
    Keys.onPressed: event => {
        if (cover.waking.includes(event.key)) {
            if (!event.isAutoRepeat)
                cover.curtain.pressKey()
        } else if (event.key === Qt.Key_Escape && cover.canStepAside) {
            cover.curtain.stepAside()
        } else if (cover.isTheWindows(event)) {
            return
        }
        event.accepted = true
    }
    Keys.onReleased: event => {
        if (cover.waking.includes(event.key) && !event.isAutoRepeat)
            cover.curtain.releaseKey()
        event.accepted = cover.waking.includes(event.key)
    }

    // The keys that hold everywhere, and those that move the focus.
    function isTheWindows(event: KeyEvent): bool {
        return [Qt.Key_Tab, Qt.Key_Backtab, Qt.Key_Escape, Qt.Key_Back].includes(event.key)
            || (event.key >= Qt.Key_F1 && event.key <= Qt.Key_F35)
            || ((event.modifiers & Qt.ControlModifier) && [Qt.Key_Q, Qt.Key_Comma].includes(event.key))
            || (event.modifiers & Qt.AltModifier)
    }

    Loader {
        // its edges come into sight before it falls by itself; whoever is there touches something
        anchors.fill: parent
        active: cover.curtain.looming > 0
        sourceComponent: CurtainEdges {
            looming: cover.curtain.looming
            tone: clasp.tone
        }
    }
    MouseArea {
        anchors.fill: parent
        visible: cover.isCovering
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        preventStealing: true
        onWheel: wheel => wheel.accepted = true
    }
    CurtainDrapery {
        anchors.fill: parent
        visible: cover.isCovering
        drawn: cover.drawn
        gap: Theme.reducedMotion ? 0 : cover.held
        tone: clasp.tone
        title: cover.title
    }
    CurtainClasp {
        id: clasp
        anchors.fill: parent
        visible: cover.isCovering
        curtain: cover.curtain
        held: cover.held
        why: cover.why
        opacity: Math.max(0, cover.drawn * 2 - 1)
        canStepAside: cover.canStepAside
    }
}
