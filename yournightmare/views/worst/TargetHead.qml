pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The heading of the guess, and the name written under it or beside it. There is room for any of
// the names from the beginning: whoever is chosen, nothing below moves.
GridLayout {
    id: head

    required property WorstSheet sheet
    property bool isLow: false
    // the room that the widest of the names takes
    property real widest: 0
    readonly property bool isChosen: sheet.targetSeat >= 0
    readonly property bool isBeside: Math.max(asked.implicitWidth, told.implicitWidth) + columnSpacing + widest <= width

    // it is as wide as the column, though its parts need less
    Layout.maximumWidth: Number.POSITIVE_INFINITY
    columns: isBeside ? 2 : 1
    columnSpacing: 2 * Theme.unit
    rowSpacing: 0

    function measure() {
        let most = 0
        for (let i = 0; i < names.count; i++)
            most = Math.max(most, (names.itemAt(i) as WrittenName)?.whole ?? 0)
        widest = Math.ceil(most) + 6
    }

    component WrittenName: Handwriting {
        id: written

        property alias whole: metrics.advanceWidth

        color: Hand.blue
        size: head.isLow ? 1.75 : 2.3
        least: 1.3
        fontSizeMode: Text.HorizontalFit
        wrapMode: Text.NoWrap

        TextMetrics {
            id: metrics
            text: written.text
            font.family: Hand.family
            font.pixelSize: Theme.size(written.size)
        }
    }

    Item {
        // both are there, and one of them is seen
        readonly property ColumnTitle now: head.isChosen ? told : asked
        // beside a name it takes no more than it needs
        Layout.fillWidth: !head.isBeside
        Layout.maximumWidth: Math.ceil(now.implicitWidth) + 1
        implicitWidth: Math.ceil(now.implicitWidth) + 1
        implicitHeight: asked.implicitHeight

        ColumnTitle {
            id: asked
            width: parent.width
            visible: !head.isChosen
            text: qsTr("Whose fears?")
            isLow: head.isLow
            isWritten: head.sheet.column === "guess"
        }
        ColumnTitle {
            id: told
            width: parent.width
            visible: head.isChosen
            text: qsTr("The fears of")
            isLow: head.isLow
            isWritten: head.sheet.column === "guess"
        }
    }
    Item {
        id: place
        readonly property real room: Math.min(width, head.widest)
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.size(head.isLow ? 1.7 : 2.4)

        Repeater {
            // any of them may be the one
            id: names
            model: head.sheet.targets
            onItemAdded: head.measure()
            onItemRemoved: head.measure()

            WrittenName {
                required property string name
                required property bool chosen
                width: place.room
                height: place.height
                visible: chosen
                text: name
                onWholeChanged: head.measure()
            }
        }
        Rectangle {
            // below the heading it waits for a name; beside it, there is one
            anchors.bottom: parent.bottom
            width: place.room
            height: 1.2
            visible: !head.isBeside || head.isChosen
            color: Hand.line
        }
    }
}
