pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components
import "Seating.js" as Seating

// The round table in the moonlight: who sits there, the trick in the middle, and below the hand of
// the one who looks. It fills the room; the page's head lies over its upper edge.
FocusScope {
    id: scene

    required property TricksTable table
    readonly property TricksHand hand: table.hand as TricksHand
    readonly property real u: Math.min(width / 1440, height / 900)
    readonly property real tableWidth: Seating.tableWidth(width, height)
    readonly property real tableHeight: Math.min(0.556 * height, 0.6 * tableWidth)
    readonly property real kx: tableWidth / 1000
    readonly property real ky: tableHeight / 500
    readonly property real k: Math.min(kx, ky)
    readonly property real middleX: width / 2
    readonly property real middleY: 0.443 * height
    readonly property real edge: width > 1100 ? 7 * Theme.unit : 4 * Theme.unit
    readonly property int seats: table.seatCount
    readonly property real card: (seats > 5 ? 86 : 96) * k
    // the plate of the seat below
    readonly property real ownWidth: 236 * k
    // what is said below it has more room with large letters
    readonly property real ownY: Math.max(middleY + 0.43 * tableHeight, height * 0.662) - 0.11 * height * (letters - 1)
    readonly property real rim: middleY + tableHeight * 0.555
    // the seat below: who looks, or looked last; else the first person
    property int below: 0
    // what the page's buttons need to the right of the topmost plates
    property real headNeed: 0
    // where the page's head ends; its fourth button stands below that
    property real headEnd: 0
    readonly property real stretched: Seating.stretch(width, height, Theme.textScale)
    readonly property real push: Seating.push(width, height, headNeed, stretched)
    // how much larger than drawn the table's words are
    readonly property real letters: 1 + 0.36 * Math.min(1, Math.max(0, Theme.textScale - 1))
    // those that have little room in small windows
    readonly property real roomyLetters: 1 + 2.25 * (stretched - 1)
    signal verb()

    function settleBelow() {
        if (hand.seat >= 0)
            below = hand.seat
    }
    Component.onCompleted: {
        for (let i = 0; i < plates.count && hand.seat < 0; i++) {
            if (!(plates.itemAt(i) as Place).isComputer) {
                below = i
                break
            }
        }
        settleBelow()
    }
    Connections {
        target: scene.hand
        function onChanged() { scene.settleBelow() }
    }
    Connections {
        target: scene.table
        function onHappened(kind: string, what: var) {
            if (kind === "TrickWon")
                breath.prepare((plates.itemAt(what.seat) as Place)?.sign ?? "")
            else if (kind === "CardTurned")
                scene.turnOver(what.seat, what.scared, what.left)
            else if (kind === "BottomMoved")
                (plates.itemAt(what.seat) as Place)?.moveBottom()
        }
        function onTableChanged() {
            if (!scene.table.isPlaying)
                breath.skip()
        }
    }

    function turnOver(seat: int, isScared: bool, cardsLeft: int) {
        const place = plates.itemAt(seat) as Place
        if (!place)
            return
        breath.turn(seat, place.sign, isScared, place.stackRect(breath), place.turnedRect(breath))
    }

    Art {
        // the table; its picture reaches beyond its top for edge and shadow
        x: scene.middleX - width / 2
        y: scene.middleY - height * 254 / 574
        width: scene.tableWidth * 1.016
        height: scene.tableHeight * 1.186
        fillMode: Image.Stretch
        name: "tricks/table-" + (Theme.dark ? "night" : "paper")
    }
    Art {
        x: scene.middleX - width / 2
        y: 0.1 * scene.height
        width: 640 * scene.kx
        height: 0.56 * scene.height
        fillMode: Image.Stretch
        visible: !Theme.contrast
        opacity: isThere ? (Theme.dark ? 0.62 : 0.5) : 0
        name: "tricks/beam"
    }
    Column {
        // what is at stake
        anchors.horizontalCenter: parent.horizontalCenter
        y: scene.middleY - 223 * scene.ky
        width: (540 + 120 * (scene.roomyLetters - 1)) * scene.kx
        visible: scene.table.stakes !== ""
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%1; %2").arg(scene.table.stakes).arg(scene.table.stakesWhy)

        Text {
            id: stakes
            width: parent.width
            height: 37 * scene.ky * scene.roomyLetters
            text: scene.table.stakes
            textFormat: Text.PlainText
            color: Theme.dark ? "#ffe9a8" : Theme.moon
            style: Text.Raised
            styleColor: Theme.dark ? "#b0000000" : "#80ffffff"
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: 25 * scene.ky * scene.roomyLetters
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
        Text {
            width: parent.width
            // down to the pile
            height: (scene.seats > 5 ? 83 : 86) * scene.ky - stakes.height
            text: scene.table.stakesWhy
            textFormat: Text.PlainText
            color: Theme.text
            font.family: Theme.sans
            font.pixelSize: Math.max(12, 16 * scene.ky * scene.roomyLetters)
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            lineHeight: 0.92
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
    }
    DrawPile {
        x: scene.middleX - width / 2
        y: scene.middleY - (scene.table.phase === "deal" ? 70 : scene.seats > 5 ? 138 : 135) * scene.ky
        card: (scene.table.phase === "deal" ? 84 : scene.seats > 5 ? 52 : 60) * scene.k
        isWhole: scene.table.phase === "deal"
        letters: scene.letters
        count: scene.table.pileLeft
    }

    Repeater {
        // empty places in the ring, for those who have still to play; made once, for every trick
        model: scene.table.seats
        delegate: EmptyPlace {
            readonly property var spot: Seating.spot(seat, scene.below, scene.seats)
            x: scene.middleX + spot.play[0] * scene.kx - width / 2
            y: scene.middleY + spot.play[1] * scene.ky - height / 2
            width: scene.card * 0.92
            rotation: spot.turn
            visible: scene.table.phase === "play" && !played.seatsNow.includes(seat)
        }
    }
    Item {
        id: middle
        anchors.fill: parent
        Accessible.role: Accessible.List
        Accessible.name: qsTr("The trick")

        Repeater {
            id: played
            model: scene.table.trick
            property var seatsNow: []

            function note() {
                const found = []
                for (let i = 0; i < count; i++) {
                    const play = itemAt(i) as PlayAt
                    if (play && !play.isPast)
                        found.push(play.seat)
                }
                seatsNow = found
            }
            onItemAdded: noting.restart()
            onItemRemoved: noting.restart()
            delegate: PlayAt {}
        }
        Timer {
            id: noting
            interval: 0
            onTriggered: played.note()
        }
    }
    Repeater {
        id: plates
        // one more with every plate that is made
        property int made: 0
        onItemAdded: made++
        model: scene.table.seats
        delegate: Place {}
    }
    CurtainSecret {
        id: secret
        anchors.fill: parent
        curtain: scene.table.curtain as Curtain
        // at the placing the desk shows the hand
        seat: scene.table.phase === "placing" ? -1 : scene.hand.seat
        isKept: !scene.table.keepsScore
        focus: true
        sourceComponent: OwnHand {
            focus: true
            scene: scene
        }
    }
    Row {
        // the hand of the seat below, seen from its back; there only where it is seen
        id: backs
        readonly property int count: secret.isOpen || !scene.visible || plates.made <= scene.below ? 0
            : (plates.itemAt(scene.below) as Place)?.handCount ?? 0
        property int most: 0
        onCountChanged: most = Math.max(most, count)
        visible: count > 0
        anchors.horizontalCenter: parent.horizontalCenter
        y: scene.height - 0.15 * scene.height
        spacing: -scene.height * 0.06

        Repeater {
            model: backs.most
            Loader {
                id: behind
                required property int index
                readonly property real at: index - (backs.count - 1) / 2
                active: index < backs.count || item !== null
                visible: index < backs.count
                rotation: at * 2.6
                transformOrigin: Item.Bottom
                transform: Translate { y: 1.4 * behind.at * behind.at }
                sourceComponent: MonsterCard {
                    width: 0.115 * scene.height
                    isFaceDown: true
                    value: 1
                }
            }
        }
    }
    ColumnLayout {
        // whose turn it is, and what to mind
        x: scene.edge + Theme.unit
        y: scene.ownY + scene.ownWidth * 0.585 + (14 + 20 * (scene.letters - 1)) * scene.u + Theme.unit
        // as far as the hand
        width: secret.isOpen || backs.count > 0 ? scene.ownWidth + 110 * scene.k : 0.56 * scene.width - x
        height: scene.height - y - 2 * Theme.unit
        spacing: 0

        Text {
            Layout.fillWidth: true
            text: scene.table.prompt
            textFormat: Text.PlainText
            color: Theme.moon
            font.family: Theme.serif
            font.bold: true
            Layout.maximumHeight: 0.62 * parent.height
            font.pixelSize: Math.max(26 * scene.u * scene.roomyLetters, Math.min(Theme.body, 22))
            // a long sentence beside a hand
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            wrapMode: Text.Wrap
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Text {
            Layout.fillWidth: true
            Layout.fillHeight: true
            text: scene.table.explained
            textFormat: Text.PlainText
            color: scene.hand.isDangerous ? Theme.danger : Theme.text
            font.family: Theme.sans
            font.pixelSize: Math.max(Theme.body, 15.5 * scene.u)
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            wrapMode: Text.Wrap
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
    GoldButton {
        id: main
        anchors { right: parent.right; bottom: parent.bottom; margins: scene.edge }
        // beside a hand as wide as the slip; letters shrink before it lies on a card
        width: isBesideHand ? scene.slipWidth : Math.min(Math.max(implicitWidth, scene.slipWidth), scene.width * 0.36)
        height: Math.max(Math.min(52, Theme.scaled(52)), implicitContentHeight + topPadding + bottomPadding)
        readonly property real usual: Math.max(24 * scene.u, Math.min(Theme.head, Math.max(20, 0.03 * scene.width)))
        readonly property bool isBesideHand: secret.isOpen || (scene.isCrowded && backs.count > 0)
        readonly property real room: scene.slipWidth - 14 * Theme.unit - 6
        font.pixelSize: isBesideHand ? Math.min(usual, Math.max(15, usual * room / Math.max(1, words.advanceWidth))) : usual
        visible: scene.table.verb !== ""
        text: scene.table.verb
        // in a small window the words need the room
        key: words.advanceWidth + Theme.scaled(90) < room || (!secret.isOpen && !scene.isCrowded) ? qsTr("Space") : ""
        onClicked: scene.verb()
    }
    TextMetrics {
        id: words
        font.family: main.font.family
        font.weight: main.font.weight
        font.pixelSize: main.usual
        text: main.text
    }
    readonly property real slipWidth: Math.min(Math.max(Theme.scaled(266), Math.min(0.217 * width, 0.36 * height)), 0.3 * width)
    readonly property real buttonTop: main.visible ? main.y : height - edge
    // in small windows the whole slip would lie on what the seat to the right has played and turned over
    readonly property bool isCrowded: width - edge - slipWidth < middleX + 400 * kx
                                      && height - edge - Theme.scaled(52) - 4 * Theme.unit - freeBelow < 12 * Math.max(Theme.body, 15.5 * u)
    // below that seat's things
    readonly property real freeBelow: Math.max(middleY + 70 * ky + Math.max(0.95 * card, 0.74 * card + 0.6 * Theme.size(0.9)), middleY - 29 * ky + 104 * k)

    TurnOver {
        id: breath
        anchors.fill: parent
        largest: 180 * scene.u
    }
    TapHandler {
        enabled: scene.table.isPlaying
        onTapped: scene.table.skip()
    }

    // A play, at its seat's place in the ring.
    component PlayAt: PlayedCards {
        required property int seat
        readonly property var spot: Seating.spot(seat, scene.below, scene.seats)
        readonly property bool isBelow: seat === scene.below

        card: scene.card
        x: scene.middleX + spot.play[0] * scene.kx - width / 2
        y: scene.middleY + spot.play[1] * scene.ky - height / 2
        rotation: spot.turn * 0.8
        from: isBelow ? Qt.point(0, 260 * scene.u) : Qt.point(spot.plate[0] * 0.5 * scene.kx, spot.plate[1] * 0.5 * scene.ky)
        onIsPastChanged: noting.restart()
    }

    // A seat: its plate behind the table, its stack on it.
    component Place: Item {
        id: place

        required property int seat
        required property string name
        required property string sign
        required property bool isComputer
        required property int handCount
        required property int stackLeft
        required property var turned
        required property int bottomMoved
        required property bool hasPlaced
        required property int points
        required property bool isHolder
        required property bool isTurn
        required property bool isThinking
        required property string status
        required property string line
        required property bool canPass
        required property bool canChange
        readonly property alias plate: board
        readonly property var spot: Seating.spot(seat, scene.below, scene.seats)
        readonly property bool isBelow: seat === scene.below
        readonly property bool isTop: spot.key === "TL" || spot.key === "TR"
        readonly property bool isToTheRight: Seating.isRight(spot.key)
        readonly property real nearX: scene.middleX + spot.plate[0] * scene.kx - (isTop ? (isToTheRight ? 1 : -1) * scene.push : 0)
        readonly property real nearY: scene.middleY + spot.plate[1] * scene.ky

        function stackRect(inside: Item): rect {
            return inside.mapFromItem(stack, stack.pileX, 0, stack.card, stack.high)
        }
        function turnedRect(inside: Item): rect {
            const at = stack.isMirrored ? stack.card * 0.4 : stack.card * 1.3
            return inside.mapFromItem(stack, at, 0, stack.card, stack.high)
        }
        function moveBottom() {
            stack.moveBottom()
        }

        SeatPlate {
            id: board
            width: place.isBelow ? scene.ownWidth : (scene.seats > 5 ? 208 : 242) * scene.k * scene.stretched
            letters: scene.letters
            x: place.isBelow ? scene.edge
                : place.isToTheRight ? (place.isTop ? place.nearX : Math.min(place.nearX, scene.width - width - 2 * Theme.unit))
                : place.isTop ? place.nearX - width : Math.max(2 * Theme.unit, place.nearX - width)
            y: place.isBelow ? scene.ownY
                : place.isTop ? place.nearY - height : place.nearY - height / 2
            z: place.isBelow || place.line !== "" ? 3 : 0
            seat: place.seat
            name: place.name
            sign: place.sign
            isComputer: place.isComputer
            handCount: place.handCount
            points: place.points
            isHolder: place.isHolder
            isTurn: place.isTurn
            isThinking: place.isThinking
            hasPlaced: place.hasPlaced
            isPlacing: scene.table.phase === "placing"
            status: place.status
            line: place.line
            canPass: place.canPass
            canChange: place.canChange
            // beside the table there is room over it, but for the page's head
            ceiling: place.isBelow ? -Infinity : place.spot.key === "L" ? scene.headEnd
                : place.spot.key === "R" ? scene.headEnd + Theme.touch + 2 * Theme.unit : Infinity
            stackText: qsTr("stack of %1, %2 turned over").arg(place.stackLeft).arg(place.turned.length)
            onClicked: if (canPress) scene.table.passTo(seat)
        }
        SeatStack {
            id: stack
            readonly property real design: place.isToTheRight ? 1.62 * card : 0
            card: (place.isBelow ? 62 : scene.seats > 5 ? 48 : 54) * scene.k
            gap: (place.isBelow ? 4 : 2.2) * scene.k
            labelSize: Math.max(12, 14.5 * scene.k * scene.letters)
            isMirrored: place.isToTheRight
            x: place.isBelow ? board.x + board.width + 20 * scene.k
                             : scene.middleX + place.spot.stack[0] * scene.kx - design
            y: place.isBelow ? board.y + 16 * scene.k : scene.middleY + place.spot.stack[1] * scene.ky
            sign: place.sign
            cardsLeft: place.stackLeft
            turned: place.turned
            bottomMoved: place.bottomMoved
            scaredPlace: place.isBelow && secret.isOpen ? scene.hand.scaredPlace : 0
            holdsLast: breath.isTurning && breath.seat === place.seat
        }
    }

    // What only the one who looks sees: the hand, what is picked, what it would do.
    component OwnHand: FocusScope {
        id: mine

        required property TableScene scene

        HandFan {
            id: fan
            focus: true
            card: Math.min(0.148 * mine.scene.height, 0.0935 * mine.scene.width)
            // beside the own stack and what is turned over of it
            readonly property real leftEnd: mine.scene.edge + 428 * mine.scene.k
            readonly property real rightEnd: mine.scene.width - mine.scene.edge - mine.scene.slipWidth - 10 * Theme.unit
            x: leftEnd
            width: rightEnd - leftEnd
            height: card * 350 / 240
            y: mine.scene.height - height - 4
            hand: mine.scene.hand
        }
        WorthRibbon {
            x: Math.max(fan.x - 40, Math.min(fan.x + fan.pickedX - width / 2, mine.scene.width - mine.scene.edge - mine.scene.slipWidth - width - 8))
            y: mine.scene.height - fan.height * 1.26 - height - 2
            size: Math.max(17, 26 * mine.scene.u)
            widest: fan.width
            worth: mine.scene.hand.worthPreview
            verdict: mine.scene.hand.worthVerdict
            leads: mine.scene.hand.leads
        }
        CountSlip {
            x: mine.scene.width - width - mine.scene.edge
            y: mine.scene.buttonTop - height - 4 * Theme.unit
            width: mine.scene.slipWidth
            visible: mine.scene.hand.countsTitle !== "" && !hints.visible
            isLow: mine.scene.isCrowded
            highest: mine.scene.isCrowded ? mine.scene.buttonTop - 4 * Theme.unit - mine.scene.freeBelow
                                          : mine.scene.buttonTop - mine.scene.height * 0.46
            large: 15.5 * mine.scene.u
            hand: mine.scene.hand
        }
        HintSlip {
            id: hints
            x: mine.scene.width - width - mine.scene.edge
            // below the trick and what the seat to the right has turned over, beside the hand
            y: mine.scene.buttonTop - 3 * Theme.unit - height
            width: mine.scene.slipWidth
            highest: mine.scene.buttonTop - 3 * Theme.unit - mine.scene.freeBelow
            large: 15.5 * mine.scene.u
            visible: (mine.scene.table.hints as TricksHints).isOpen
            table: mine.scene.table
        }
    }
}
