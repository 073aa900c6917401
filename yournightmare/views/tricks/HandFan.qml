pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.models
import yournightmare.views.components

// The hand as a fan, equal cards together. A click picks a card, the next click one more of it; what
// is picked is lifted. Arrows go from value to value and pick more or fewer, numbers pick a value.
// Cards are made once and stay: without a hand they are blank and out of sight.
FocusScope {
    id: fan

    required property TricksHand hand
    property real card: 132
    property bool isShown: false
    readonly property int count: hand.size
    readonly property int groups: hand.groups
    // as far apart as there is room, but never so close that a number is hidden
    readonly property real inner: Math.min(card * 0.31, count > groups ? Math.max(card * 0.2, (width - card - (groups - 1) * card * 0.5) / (count - groups)) : card)
    readonly property real apart: groups > 1
        ? Math.max(card * 0.24, Math.min(card * 0.84, (width - card - (count - groups) * inner) / (groups - 1))) : 0
    readonly property real span: count > 0 ? card + (groups - 1) * apart + (count - groups) * inner : 0
    readonly property real start: (width - span) / 2
    // the middle of what is picked, for the ribbon above it
    property real pickedX: width / 2
    property bool isKeyed: false

    // a hand that is opened lies there at once; only what is done with it glides
    property bool isSettled: false
    readonly property int seat: hand.seat
    onSeatChanged: isSettled = false

    implicitHeight: card * 350 / 240 * 1.3
    activeFocusOnTab: !isShown
    Accessible.role: Accessible.List
    Accessible.name: hand.mayPlay ? qsTr("Your hand, %n card(s). Arrows choose a value and how many, Return plays.", "", count)
                                  : qsTr("Your hand, %n card(s)", "", count)
    // the focus is shown to those who came by key
    onActiveFocusChanged: isKeyed = false
    Keys.onReleased: event => {
        if (event.key === Qt.Key_Tab || event.key === Qt.Key_Backtab)
            isKeyed = true
    }

    function findPicked() {
        let low = width, high = 0
        for (let i = 0; i < count; i++) {
            const held = cards.itemAt(i) as Held
            if (held && held.isPicked) {
                low = Math.min(low, held.x)
                high = Math.max(high, held.x + held.width)
            }
        }
        pickedX = high > 0 ? (low + high) / 2 : width / 2
    }

    Keys.onPressed: event => {
        const number = event.key - Qt.Key_0
        event.accepted = hand.mayPlay && !isShown
        if (!event.accepted)
            return
        if (number >= 0 && number <= 9)
            hand.pickValue(number)
        else if (event.key === Qt.Key_Right || event.key === Qt.Key_Left)
            hand.step(event.key === Qt.Key_Right ? 1 : -1)
        else if (event.key === Qt.Key_Up || event.key === Qt.Key_Down)
            hand.more(event.key === Qt.Key_Up ? 1 : -1)
        else if (event.key === Qt.Key_Backspace || event.key === Qt.Key_Delete)
            hand.unpick()
        else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && !event.isAutoRepeat)
            hand.play()
        else
            event.accepted = false
        if (event.accepted)
            isKeyed = true
    }
    Connections {
        target: fan.hand
        function onChanged() { finding.restart() }
    }
    Timer {
        interval: 60
        running: fan.seat >= 0 && !fan.isSettled
        onTriggered: fan.isSettled = true
    }
    Timer {
        // once the rows stand
        id: finding
        interval: 0
        onTriggered: fan.findPicked()
    }

    Repeater {
        id: cards
        model: fan.hand.rows
        delegate: Held {}
    }
    FocusRing {
        // nothing is picked yet: round the whole fan, through no card's number
        readonly property real high: fan.card * 350 / 240
        readonly property real lean: 11 * (fan.span - fan.card) / Math.max(fan.width, 1) * Math.PI / 180
        // how far the upper corner of the outermost card leans out
        readonly property real out: high * Math.sin(lean) - fan.card / 2 * (1 - Math.cos(lean)) + 9
        x: fan.start - out
        width: fan.span + 2 * out
        anchors.fill: undefined
        anchors.margins: 0
        y: fan.height - high * 1.09 - 9
        height: fan.height - y + 2
        radius: 14
        shown: fan.activeFocus && fan.isKeyed && fan.hand.pickedValue < 0
    }

    component Held: MonsterCard {
        id: held

        required property int index
        required name
        required property string card
        required property bool isPicked
        required property bool isPlayable
        required property int group
        required property int place
        required property int groupSize
        readonly property real at: fan.span > 0 ? (x + width / 2 - fan.width / 2) / Math.max(fan.width, 1) : 0
        readonly property bool isHovered: hover.hovered && isPlayable && !fan.isShown
        readonly property int pickedHere: value === fan.hand.pickedValue ? fan.hand.pickedCount : 0

        visible: card !== ""
        x: fan.start + group * fan.apart + (index - group) * fan.inner
        y: fan.height - height * 1.09 + at * at * height * 0.42 - (isPicked ? height * 0.235 : isHovered ? height * 0.05 : 0)
        width: fan.card
        rotation: at * 22
        transformOrigin: Item.Bottom
        isLit: isPicked
        // read out once for all equal cards
        Accessible.ignored: place > 0
        Accessible.role: Accessible.CheckBox
        Accessible.checkable: true
        Accessible.checked: pickedHere > 0
        Accessible.name: value === 0 ? qsTr("0 or 10, %1, %2").arg(name).arg(pickedHere ? qsTr("picked") : qsTr("not picked"))
            : pickedHere > 0 ? qsTr("%1, %2, %3 of %4 picked").arg(value).arg(name).arg(pickedHere).arg(groupSize)
            : qsTr("%1, %2, %n card(s)", "", groupSize).arg(value).arg(name)
        Accessible.onPressAction: held.press()
        Accessible.onToggleAction: held.press()

        function press() {
            if (!isPlayable || fan.isShown)
                return
            fan.hand.pick(card)
        }

        FocusRing {
            shown: fan.activeFocus && fan.isKeyed && held.isPicked && held.place === held.pickedHere - 1
            // between its own number and that of the card before it
            gap: 2
            radius: 12 * held.k + 2
        }
        HoverHandler {
            id: hover
            enabled: !fan.isShown
            blocking: true
            cursorShape: held.isPlayable ? Qt.PointingHandCursor : Qt.ArrowCursor
        }
        TapHandler {
            enabled: !fan.isShown
            // takes the press for itself: the cards under this one are not pressed
            gesturePolicy: TapHandler.ReleaseWithinBounds
            onTapped: {
                fan.forceActiveFocus(Qt.MouseFocusReason)
                fan.isKeyed = false
                held.press()
            }
        }
        Behavior on x {
            enabled: fan.isSettled
            NumberAnimation { duration: Theme.motion(180); easing.type: Easing.OutCubic }
        }
        Behavior on y {
            enabled: fan.isSettled
            NumberAnimation { duration: Theme.motion(170); easing.type: Easing.OutCubic }
        }
    }
}
