pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// A seat's desk while its sheet is open: the four cards, the sheet, the seal. A card is dragged to
// its place, put there with 1 to 4, or by a tap on the card and one on the place. Everything shown
// comes from `sheet`, which is empty unless the curtain is open: the desk may be kept ready.
FocusScope {
    id: desk

    required property WorstTable table
    required property WorstSheet sheet
    // the card in the hand: what it is, which column it came from ("" for the table), where it is
    property string heldCard: ""
    property string heldFrom: ""
    property string heldPicture: ""
    property string heldTitle: ""
    property int heldCorner: 0
    property string hotColumn: ""
    property int hotPlace: 0

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("The sheet of %1").arg(sheet.name)

    // ---------------------------------------------------------------- a card in the hand

    function take(card: string, picture: string, title: string, corner: int, from: string, item: Item) {
        const start = item.mapToItem(desk, item.width / 2, item.height / 2)
        homing.stop()
        heldCard = card
        heldFrom = from
        heldPicture = picture
        heldTitle = title
        heldCorner = corner
        hand.homeX = start.x
        hand.homeY = start.y
        hand.x = start.x - hand.width / 2
        hand.y = start.y - hand.height / 2
    }

    function carry(scene: point) {
        const at = desk.mapFromItem(null, scene.x, scene.y)
        hand.x = at.x - hand.width / 2
        hand.y = at.y - hand.height * 0.72
        hotPlace = 0
        hotColumn = ""
        if (!meter.isOn(scene))
            return
        for (const column of ["own", "guess"]) {
            const place = meter.placeAt(column, scene)
            if (place > 0) {
                hotColumn = column
                hotPlace = place
            }
        }
    }

    function release() {
        if (heldCard === "")
            return
        if (hotPlace > 0) {
            sheet.put(hotColumn, heldCard, hotPlace)
            drop()
        } else if (heldFrom !== "") {
            liftFrom(heldFrom, heldCard)
            drop()
        } else {
            putBack()
        }
    }

    function putBack() {
        hotPlace = 0
        if (heldCard === "" || homing.running)
            return
        if (Theme.motion(200) === 0)
            drop()
        else
            homing.start()
    }

    function drop() {
        homing.stop()
        heldCard = heldFrom = heldPicture = heldTitle = hotColumn = ""
        hotPlace = 0
    }

    // ---------------------------------------------------------------- by keys and taps

    function putByKey(card: string, place: int) {
        sheet.put(sheet.column, card, place)
        cards.goOn(sheet.column)
    }

    function liftByKey(ownPlace: int, guessPlace: int) {
        if (sheet.column === "own" && ownPlace > 0)
            sheet.lift("own", ownPlace)
        else if (sheet.column === "guess" && guessPlace > 0)
            sheet.lift("guess", guessPlace)
    }

    function putFocused(column: string, place: int) {
        const card = cards.cardAt(cards.current)
        if (card && card.activeFocus)
            sheet.put(column, card.card, place)
    }

    function liftFrom(column: string, card: string) {
        const rows = column === "own" ? ownRows : guessRows
        for (let i = 0; i < rows.count; i++) {
            if (rows.itemAt(i).card === card)
                sheet.lift(column, rows.itemAt(i).place)
        }
    }

    function cornerOf(card: string): int {
        for (let i = 0; i < cards.count; i++) {
            if (cards.cardAt(i)?.card === card)
                return i
        }
        return 0
    }

    onActiveFocusChanged: {
        // the first card gets the focus when a sheet is opened
        if (activeFocus && sheet.seat >= 0 && Window.activeFocusItem === desk)
            cards.go(0)
    }

    Repeater {
        id: ownRows
        model: desk.sheet.own
        Item {
            required property int place
            required property string card
        }
    }
    Repeater {
        id: guessRows
        model: desk.sheet.guess
        Item {
            required property int place
            required property string card
        }
    }
    Connections {
        target: desk.sheet
        function onChanged() {
            if (desk.sheet.seat < 0)
                desk.drop()
        }
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 4 * Theme.unit

        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: desk.width > 1100 ? 10 * Theme.unit : 5 * Theme.unit

            FearTable {
                id: cards
                Layout.fillHeight: true
                Layout.fillWidth: true
                desk: desk
                fears: desk.table.fears
                ownSign: desk.sheet.sign
                guessSign: desk.sheet.targetSign
            }
            FearMeter {
                id: meter
                Layout.fillHeight: true
                Layout.preferredWidth: Math.min(desk.width * (desk.width < 1100 * Theme.textScale ? 0.62 : 0.575), Theme.scaled(900))
                sheet: desk.sheet
                desk: desk
            }
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: 6 * Theme.unit

            SeatRow {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignVCenter
                visible: desk.width > 1000 * Theme.textScale
                table: desk.table
                isQuiet: true
            }
            Item {
                visible: desk.width > 1200 * Theme.textScale
                implicitWidth: 232
                implicitHeight: 36

                Art {
                    anchors.fill: parent
                    rotation: -5
                    name: "worst/pen"
                }
            }
            Item {
                Layout.fillWidth: true
                visible: !(desk.width > 1000 * Theme.textScale)
            }
            Seal {
                sign: desk.sheet.sign
                isReady: desk.sheet.canSeal
                missing: desk.sheet.missing
                onClicked: desk.sheet.seal()
            }
        }
    }

    Item {
        id: hand

        property real homeX: 0
        property real homeY: 0

        width: Math.min(166, desk.width * 0.16)
        height: width * 344 / 252
        z: 50
        visible: desk.heldCard !== ""
        rotation: 5
        Accessible.ignored: true

        FearCard {
            anchors.fill: parent
            card: desk.heldCard
            picture: desk.heldPicture
            title: desk.heldTitle
            themes: ""
            corner: desk.heldCorner
        }
        Art {
            x: parent.width * 0.36
            y: parent.height * 0.86
            width: 76
            height: 82
            rotation: -8
            name: "worst/hand"
        }
        ParallelAnimation {
            id: homing
            NumberAnimation {
                target: hand
                property: "x"
                to: hand.homeX - hand.width / 2
                duration: Theme.motion(200)
                easing.type: Easing.OutCubic
            }
            NumberAnimation {
                target: hand
                property: "y"
                to: hand.homeY - hand.height / 2
                duration: Theme.motion(200)
                easing.type: Easing.OutCubic
            }
            onFinished: desk.drop()
        }
    }
}
