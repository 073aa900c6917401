pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.models
import yournightmare.views.components

// One line of the sheet: a place of one's own list or of the guess. The fear written on it stands
// over it (`WrittenFear`).
Item {
    id: slot

    required property int index
    required property int place
    required property string card
    required property string picture
    required property string title
    required property string column
    // where what is written on it begins
    required property real indent
    required property WorstSheet sheet
    required property CardInHand hand
    readonly property bool isOwn: column === "own"
    readonly property bool isHot: hand.isHolding && hand.hotColumn === column && hand.hotPlace === place

    signal went(int key)

    Accessible.role: Accessible.ListItem
    Accessible.focusable: true
    Accessible.name: {
        if (card === "")
            return isOwn ? qsTr("Place %1 of your fears: free").arg(place)
                 : sheet.targetName === "" ? qsTr("Place %1 of the other list: free").arg(place)
                 : qsTr("Place %1 of the fears of %2: free").arg(place).arg(sheet.targetName)
        return isOwn ? qsTr("%1, place %2 of your fears").arg(title).arg(place)
             : sheet.targetName === "" ? qsTr("%1, place %2 of the other list").arg(title).arg(place)
             : qsTr("%1, place %2 of the fears of %3").arg(title).arg(place).arg(sheet.targetName)
    }
    Accessible.description: card === "" ? "" : qsTr("Ctrl with an arrow moves it, Delete takes it away")
    onActiveFocusChanged: {
        if (activeFocus)
            sheet.column = column
    }

    Art {
        anchors { fill: parent; margins: -4 }
        visible: slot.isHot
        fillMode: Image.Stretch
        name: slot.isHot ? "worst/slot-glow" : ""
    }
    Rectangle {
        // the line to write on
        anchors { left: number.right; right: parent.right; bottom: parent.bottom }
        height: Theme.contrast ? 2 : 1.2
        color: Hand.line
    }
    Text {
        id: number
        width: slot.indent
        height: parent.height
        text: slot.place
        textFormat: Text.PlainText
        verticalAlignment: Text.AlignVCenter
        horizontalAlignment: Text.AlignHCenter
        color: Theme.ink
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Math.min(Theme.size(2.5), slot.height * 0.62)
        Accessible.ignored: true
    }
    Handwriting {
        anchors { left: number.right; top: parent.top; bottom: parent.bottom; leftMargin: 3 * Theme.unit }
        visible: slot.isHot && slot.card === ""
        color: "#7a5410"
        size: 1.6
        text: qsTr("let go")
        Accessible.ignored: true
    }
    FocusRing {
        shown: slot.activeFocus
        gap: 3
    }
    TapHandler {
        onTapped: {
            if (slot.card === "" && slot.hand.focusedCard !== "")
                slot.sheet.put(slot.column, slot.hand.focusedCard, slot.place)
            slot.forceActiveFocus(Qt.MouseFocusReason)
        }
    }
    DragHandler {
        enabled: slot.card !== ""
        target: null
        onActiveChanged: {
            if (active)
                slot.hand.take(slot, slot.card, slot.picture, slot.title, slot.column, slot.place)
            else
                slot.hand.release()
        }
        onCanceled: slot.hand.putBack()
        onCentroidChanged: {
            if (active)
                slot.hand.carry(centroid.scenePosition)
        }
    }
    HoverHandler {
        enabled: slot.card !== ""
        cursorShape: Qt.OpenHandCursor
    }
    Keys.onPressed: event => {
        const moves = event.modifiers & (Qt.ControlModifier | Qt.ShiftModifier)
        const step = event.key === Qt.Key_Up ? -1 : event.key === Qt.Key_Down ? 1 : 0
        event.accepted = true
        if (step !== 0 && moves)
            move(place + step)
        else if (event.key >= Qt.Key_1 && event.key <= Qt.Key_4)
            move(event.key - Qt.Key_0)
        else if (step !== 0 || event.key === Qt.Key_Left || event.key === Qt.Key_Right)
            went(event.key)
        else if (event.key === Qt.Key_Delete || event.key === Qt.Key_Backspace)
            sheet.lift(column, place)
        else
            event.accepted = false
    }

    // Moves the card to another place and the focus with it.
    function move(to: int) {
        if (card === "" || to < 1 || to > 4)
            return
        const key = to < place ? Qt.Key_Up : Qt.Key_Down
        const steps = Math.abs(to - place)
        sheet.put(column, card, to)
        for (let i = 0; i < steps; i++)
            went(key)
    }
}
