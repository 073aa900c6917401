pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.models
import yournightmare.views.components

// The stack of seven before the moon, Scared half out of it, and lines to the rows of the places
// beside it. Scared is dragged to its place.
Item {
    id: stack

    required property TricksPlacing placing
    // its cards are made
    property bool isMade: true
    property bool isOpen: false
    // the rows beside it are scrolled, no line leads to them
    property bool isScrolled: false
    // where the rows begin, from above and from the left, and how far apart they are
    property real rowsTop: 0
    property real rightX: width
    property real dy: 60
    property real edge: 0
    property real tagSize: Theme.body
    readonly property real stackX: 0.245 * width
    readonly property real slab: Math.min(0.222 * width, dy * 4.2)
    // how it lies is there at once; only what is moved after that glides
    property bool isSettled: false
    onIsOpenChanged: isSettled = false

    Timer {
        interval: 60
        running: stack.isOpen
        onTriggered: stack.isSettled = true
    }

    // The middle of a place's row, whether it is scrolled or not.
    function middleOf(position: real): real {
        return rowsTop + (position - 0.5) * dy
    }

    Art {
        readonly property real size: Math.min(stack.dy * 9, 0.52 * stack.width)
        x: stack.stackX - width / 2
        y: stack.middleOf(4) - height / 2
        width: size
        height: size
        visible: !Theme.contrast
        name: "tricks/placing-moon-" + (Theme.dark ? "night" : "paper")
    }
    Repeater {
        // lines from the cards to their rows
        model: stack.isScrolled ? 0 : 7
        Rectangle {
            required property int index
            readonly property bool isChosen: index + 1 === stack.placing.position
            x: stack.stackX + stack.slab * 0.46
            y: stack.middleOf(index + 1)
            width: stack.rightX - x - 2
            height: isChosen ? 2.5 : 1.2
            color: isChosen ? Theme.moon : Theme.withAlpha(Theme.shadow, 0.6)
        }
    }
    Rectangle {
        // where it goes in
        readonly property real at: stack.placing.position
        x: stack.stackX - stack.slab * 0.4
        y: stack.middleOf(at) - 1
        width: stack.slab * 0.85
        height: 2.5
        visible: !pile.isIn
        color: Theme.red
        opacity: 0.8
    }
    Item {
        id: pile
        anchors.fill: parent
        // it lies in the stack already, and isn't about to be moved
        readonly property bool isIn: stack.placing.hasPlaced && stack.placing.putAt === stack.placing.position

        Repeater {
            model: stack.isMade ? 6 : 0
            Slab {
                required property int index
                position: index < stack.placing.position - 1 ? index + 1 : index + 2
                kind: "undaunted"
            }
        }
        Slab {
            id: fear
            position: stack.placing.position
            kind: "scared"
            slide: pile.isIn ? -stack.slab * 0.06 : -stack.slab * 0.475
            z: 20 - position

            HoverHandler {
                cursorShape: drag.active ? Qt.ClosedHandCursor : Qt.OpenHandCursor
            }
            DragHandler {
                id: drag
                property int begun: 1
                target: null
                onActiveChanged: if (active) begun = stack.placing.position
                onActiveTranslationChanged: {
                    if (active)
                        stack.placing.place(Math.max(1, Math.min(7, Math.round(begun + activeTranslation.y / stack.dy))))
                }
            }
        }
    }
    PaperTag {
        // over the cards above it
        x: Math.max(stack.edge, fear.x + fear.width * 0.12)
        y: fear.y - height * 0.25
        z: 25
        rotation: -13
        size: Math.min(stack.tagSize, stack.dy * 0.24)
        ink: "#8d2f2c"
        text: qsTr("Scared")
    }
    component Slab: Item {
        id: card

        required property int position
        required property string kind
        property real slide: 0
        // a gap is left where Scared goes in
        readonly property real gap: position === stack.placing.position ? 0
            : (position < stack.placing.position ? -1 : 1) * stack.dy * (pile.isIn ? 0.04 : 0.17)

        x: stack.stackX - width / 2 + slide
        y: stack.middleOf(position) - height * 0.47 + gap
        z: 20 - position
        width: stack.slab
        height: width * 114 / 320

        Repeater {
            model: Theme.contrast ? 0 : 2
            Art {
                // its shadow on what lies below
                required property int index
                x: parent.width * (0.02 + 0.015 * index)
                y: parent.height * (0.16 + 0.08 * index)
                width: parent.width
                height: parent.height
                opacity: isThere ? 0.3 : 0
                name: "tricks/slab-shadow"
            }
        }
        Art {
            anchors.fill: parent
            fillMode: Image.Stretch
            name: stack.placing.sign === "" ? "" : "tricks/" + card.kind + "-flat-" + stack.placing.sign
        }
        Behavior on y {
            enabled: stack.isSettled
            NumberAnimation { duration: Theme.motion(220); easing.type: Easing.OutCubic }
        }
        Behavior on x {
            enabled: stack.isSettled
            NumberAnimation { duration: Theme.motion(240); easing.type: Easing.OutCubic }
        }
    }
}
