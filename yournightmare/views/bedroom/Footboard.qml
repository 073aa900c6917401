pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The bed's foot, our place in the room: the way to the other rooms.
FocusScope {
    id: board

    required property House house
    required property real scaling
    readonly property string hour: Theme.dark ? "" : "-light"
    readonly property list<var> rooms: [
        { room: "library", text: qsTr("Library"), icon: "library" },
        { room: "knowledge", text: qsTr("What we know"), icon: "eye" },
        { room: "settings", text: qsTr("Settings"), icon: "settings" },
        { room: "rules", text: qsTr("Rules"), icon: "rules" }
    ]
    signal upwards()

    implicitHeight: Math.max(80 * scaling, row.implicitHeight + 6 * Theme.unit)
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Rooms")

    function focusFirst() {
        repeater.itemAt(0).forceActiveFocus(Qt.TabFocusReason)
    }

    Rectangle {
        anchors { fill: parent; leftMargin: 56 * board.scaling; rightMargin: 56 * board.scaling }
        color: Theme.contrast ? "#1a1024" : Theme.dark ? "#2a1d34" : "#5d3a1c"
        border.width: Theme.contrast ? 2 : 0
        border.color: Theme.stoneEdge
    }
    TiledArt {
        visible: !Theme.contrast
        anchors { fill: parent; leftMargin: 56 * board.scaling; rightMargin: 56 * board.scaling }
        anchors.topMargin: -12 * board.scaling
        name: "bedroom/footboard-middle" + board.hour
        tile: Qt.size(240 * height / 92, height)
    }
    Repeater {
        model: 2
        Art {
            required property int index
            visible: !Theme.contrast
            // its knob stands this much above the board, however high the words make that
            readonly property real knob: 33 * board.scaling
            x: index ? board.width - width - 18 * board.scaling : 18 * board.scaling
            y: -knob
            height: Math.max(133 * board.scaling, board.height + knob)
            width: height * 72 / 140
            mirror: index === 1
            name: "bedroom/footboard-post" + board.hour
        }
    }
    GridLayout {
        id: row

        // all in one row, or two and two where the words are too long for that
        readonly property real wanted: {
            let sum = 0
            for (let i = 0; i < repeater.count; i++)
                sum += repeater.itemAt(i)?.implicitWidth ?? 0
            return sum
        }

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        anchors { leftMargin: 96 * board.scaling; rightMargin: 96 * board.scaling }
        height: parent.height
        columns: wanted > width ? 2 : board.rooms.length
        columnSpacing: 0
        rowSpacing: 0
        uniformCellWidths: columns === 2

        Repeater {
            id: repeater
            model: board.rooms
            delegate: FootboardButton {
                required property var modelData
                required property int index

                Layout.fillWidth: true
                text: modelData.text
                iconName: modelData.icon
                onClicked: board.house.open(modelData.room)
                Keys.onUpPressed: board.upwards()
                Keys.onRightPressed: repeater.itemAt((index + 1) % repeater.count).forceActiveFocus(Qt.TabFocusReason)
                Keys.onLeftPressed: repeater.itemAt((index + repeater.count - 1) % repeater.count).forceActiveFocus(Qt.TabFocusReason)
            }
        }
    }
}
