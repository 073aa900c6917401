pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.views.components

// The three doors: side by side, or under each other where there is no room.
GridLayout {
    id: doors

    required property bool isUpright
    // their notes have nothing but the titles
    property bool isPlate: false
    required property real scaling
    property real artHeight: 400
    // the notes beside each other are alike
    readonly property real noteHeight: Math.max(...standing.map(door => door.noteNeed))
    readonly property int titleSize: Math.min(...standing.map(door => door.titleNeed))
    readonly property list<Door> standing: {
        const found = []
        for (let i = 0; i < repeater.count; i++) {
            const door = repeater.itemAt(i) as Door
            if (door)
                found.push(door)
        }
        return found
    }
    property string tricksTitle
    signal opened(string game)
    signal upwards()
    signal downwards()

    readonly property list<var> games: [
        {
            game: "worst",
            title: qsTr("Your Worst Nightmare"),
            line: qsTr("Rank four fears, then guess how a friend has ranked them."),
            players: qsTr("2 to 4 players"),
            least: 2,
            most: 4
        },
        {
            game: "endless",
            title: qsTr("Endless Nightmare"),
            line: qsTr("Carry the lantern. Stay ahead of the Shadow for as long as you can."),
            players: qsTr("1 player"),
            least: 1,
            most: 1
        },
        {
            game: "tricks",
            title: doors.tricksTitle,
            line: qsTr("Win tricks and turn over your stack, but leave Scared where it lies."),
            players: qsTr("3 to 6 players"),
            least: 3,
            most: 6
        }
    ]

    columns: isUpright ? 3 : 1
    columnSpacing: 0
    rowSpacing: 3 * Theme.unit

    function go(from: int, by: int) {
        repeater.itemAt((from + by + 3) % 3).forceActiveFocus(Qt.TabFocusReason)
    }

    Repeater {
        id: repeater
        model: doors.games
        delegate: Door {
            id: door

            required property var modelData
            required property int index

            Layout.fillWidth: true
            Layout.fillHeight: doors.isUpright
            Layout.preferredWidth: 100
            game: modelData.game
            titleText: modelData.title
            line: modelData.line
            players: modelData.players
            least: modelData.least
            most: modelData.most
            number: index
            isUpright: doors.isUpright
            isPlate: doors.isPlate
            scaling: doors.scaling
            artHeight: doors.artHeight
            noteHeight: doors.noteHeight
            titleSize: doors.titleSize
            focus: index === (doors.isUpright ? 1 : 0)
            onClicked: doors.opened(modelData.game)
            Keys.onRightPressed: doors.go(index, 1)
            Keys.onLeftPressed: doors.go(index, -1)
            Keys.onUpPressed: {
                if (doors.isUpright || index === 0)
                    doors.upwards()
                else
                    doors.go(index, -1)
            }
            Keys.onDownPressed: {
                if (doors.isUpright || index === 2)
                    doors.downwards()
                else
                    doors.go(index, 1)
            }
        }
    }
}
