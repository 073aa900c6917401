import QtQuick
import yournightmare.models
import yournightmare.views.components

// The card that is being dragged, and the hand that holds it. Where it is over a place of the sheet,
// `hotColumn` and `hotPlace` say so; let go there, it is put on that place.
Item {
    id: hand

    required property WorstSheet sheet
    // gives {column, place} for a point of the scene; place 0 for none
    required property var spotAt
    // the card with the focus, for a tap on a place
    property string focusedCard: ""
    property string card: ""
    property string picture: ""
    property string title: ""
    // where it was taken from: a column and its place, or "" for the table
    property string from: ""
    property int fromPlace: 0
    property string hotColumn: ""
    property int hotPlace: 0
    property point home: Qt.point(0, 0)
    readonly property bool isHolding: card !== ""

    implicitHeight: width * 344 / 252
    height: implicitHeight
    visible: isHolding
    rotation: 5
    Accessible.ignored: true

    function take(item: Item, taken: string, itsPicture: string, itsTitle: string, column: string, place: int) {
        homing.stop()
        card = taken
        picture = itsPicture
        title = itsTitle
        from = column
        fromPlace = place
        const middle = item.mapToItem(hand.parent, item.width / 2, item.height / 2)
        home = Qt.point(middle.x - width / 2, middle.y - height / 2)
        x = home.x
        y = home.y
    }

    function carry(scene: point) {
        const at = hand.parent.mapFromItem(null, scene.x, scene.y)
        x = at.x - width * 0.3
        y = at.y - height * 0.9
        const spot = spotAt(scene)
        hotColumn = spot.column
        hotPlace = spot.place
    }

    // Let go: onto a place, back to the table, or (over nothing) back to where it was.
    function release() {
        if (!isHolding)
            return
        if (hotPlace > 0)
            sheet.put(hotColumn, card, hotPlace)
        else if (from !== "")
            sheet.lift(from, fromPlace)
        if (hotPlace > 0 || from !== "")
            drop()
        else
            putBack()
    }

    function putBack() {
        hotPlace = 0
        if (!isHolding || homing.running)
            return
        if (Theme.motion(200) === 0)
            drop()
        else
            homing.start()
    }

    // Nothing is held any more, at once.
    function drop() {
        homing.stop()
        card = picture = title = from = hotColumn = ""
        fromPlace = hotPlace = 0
    }

    Connections {
        target: hand.sheet
        function onChanged() {
            if (hand.sheet.seat < 0)
                hand.drop()
        }
    }
    FearCard {
        anchors.fill: parent
        card: hand.card
        picture: hand.picture
        title: hand.title
        themes: ""
    }
    Art {
        x: parent.width * 0.3 - width / 2
        y: parent.height * 0.9 - height * 0.3
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
            to: hand.home.x
            duration: Theme.motion(200)
            easing.type: Easing.OutCubic
        }
        NumberAnimation {
            target: hand
            property: "y"
            to: hand.home.y
            duration: Theme.motion(200)
            easing.type: Easing.OutCubic
        }
        onFinished: hand.drop()
    }
}
