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
    readonly property bool isBeside: Math.max(asked.implicitWidth, told.implicitWidth) + columnSpacing + widest <= width

    // it is as wide as the column, though its parts need less
    Layout.maximumWidth: Number.POSITIVE_INFINITY
    columns: isBeside ? 2 : 1
    columnSpacing: 2 * Theme.unit
    rowSpacing: 0

    function measure() {
        let most = 0
        for (let i = 0; i < names.count; i++)
            most = Math.max(most, names.itemAt(i)?.implicitWidth ?? 0)
        widest = Math.ceil(most) + 6
    }

    component WrittenName: Handwriting {
        required property bool isLow

        color: Hand.blue
        size: isLow ? 1.75 : 2.3
        least: 1.3
        wrapMode: Text.NoWrap
    }

    ColumnTitle {
        readonly property ColumnTitle now: head.sheet.targetName === "" ? asked : told
        Layout.fillWidth: true
        Layout.maximumWidth: Math.ceil(now.implicitWidth) + 1
        text: now.text
        isLow: head.isLow
        isWritten: head.sheet.column === "guess"
    }
    WrittenName {
        isLow: head.isLow
        Layout.fillWidth: true
        Layout.maximumWidth: head.widest
        Layout.preferredHeight: Theme.size(head.isLow ? 1.7 : 2.4)
        fontSizeMode: Text.HorizontalFit
        text: head.sheet.targetName
        Accessible.ignored: text === ""

        Rectangle {
            // below the heading it waits for a name; beside it, there is one
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            height: 1.2
            visible: !head.isBeside || parent.text !== ""
            color: Hand.line
        }
    }
    Item {
        // measured only
        visible: false

        ColumnTitle {
            id: asked
            isLow: head.isLow
            text: qsTr("Whose fears?")
        }
        ColumnTitle {
            id: told
            isLow: head.isLow
            text: qsTr("The fears of")
        }
        Repeater {
            id: names
            model: head.sheet.targets
            onItemAdded: head.measure()
            onItemRemoved: head.measure()

            WrittenName {
                required property string name
                isLow: head.isLow
                fontSizeMode: Text.FixedSize
                text: name
                onImplicitWidthChanged: head.measure()
            }
        }
    }
}
