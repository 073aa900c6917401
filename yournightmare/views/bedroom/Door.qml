import QtQuick
import yournightmare.views.components

// One of the three doors with the note on its step; one button.
ButtonBase {
    id: door

    required property string game
    required property string line
    required property string players
    required property int least
    required property int most
    required property int number
    // Upright: the note lies on the step. Lying: the note stands beside the door.
    required property bool isUpright
    // the note has nothing but the title
    property bool isPlate: false
    required property real scaling
    property real artHeight: 400
    readonly property real grow: Math.max(1, Math.min(2, scaling))
    // how high its note would be, and how large the letters of its title
    readonly property real noteNeed: note.implicitHeight
    readonly property int titleNeed: {
        const fitting = Math.floor(note.fullTitle * Math.min(1, note.room / Math.max(1, title.advanceWidth)))
        // or it takes two lines; a plate keeps these small
        return fitting >= note.leastTitle ? fitting : isPlate ? note.leastTitle : note.fullTitle
    }
    // what it has, alike for all doors that stand beside each other
    property real noteHeight: noteNeed
    property int titleSize: titleNeed

    text: ""
    padding: 0
    hint: line + " " + players
    implicitHeight: isUpright ? artHeight + 50 * scaling
                              : Math.max(note.implicitHeight, picture.height) + 2 * Theme.unit
    background: null
    contentItem: Item {
        DoorPicture {
            id: picture
            game: door.game
            isNear: door.hovered || door.visualFocus
            height: door.artHeight
            width: height * 420 / 520
            x: door.isUpright ? (parent.width - width) / 2 : 0
            // the step (462 of 520) stands on the floor
            y: door.isUpright ? 0 : (parent.height - height) / 2
        }
        DoorNote {
            id: note
            title: door.titleText
            line: door.line
            players: door.players
            least: door.least
            most: door.most
            number: door.number
            grow: door.grow
            isPlate: door.isPlate
            isFocused: door.visualFocus
            isHovered: door.hovered
            titleSize: door.titleSize
            width: door.isUpright ? Math.min(parent.width - 4 * Theme.unit,
                                             Math.max(picture.width * 0.735, Theme.scaled(286) * door.grow))
                                  : parent.width - picture.width - 4 * Theme.unit
            height: door.isUpright ? door.noteHeight : implicitHeight
            x: door.isUpright ? (parent.width - width) / 2 : picture.width
            y: door.isUpright ? parent.height - height : (parent.height - height) / 2
        }
    }

    TextMetrics {
        id: title
        text: door.titleText
        font { family: Theme.serif; bold: true; pixelSize: note.fullTitle }
    }

    required property string titleText
    Accessible.name: titleText
}
