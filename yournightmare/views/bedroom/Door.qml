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
    // Upright: the note lies on the step. Lying: the note stands beside a small door.
    required property bool isUpright
    required property real scaling
    property real artHeight: 400
    readonly property real grow: Math.max(1, Math.min(2, scaling))
    readonly property real noteHeight: note.implicitHeight

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
            height: door.isUpright ? door.artHeight : Theme.scaled(150)
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
            isFocused: door.visualFocus
            isHovered: door.hovered
            width: door.isUpright ? Math.min(parent.width - 4 * Theme.unit,
                                             Math.max(picture.width * 0.735, Theme.scaled(286) * door.grow))
                                  : parent.width - picture.width - 4 * Theme.unit
            height: implicitHeight
            x: door.isUpright ? (parent.width - width) / 2 : picture.width
            y: door.isUpright ? parent.height - height : (parent.height - height) / 2
        }
    }

    required property string titleText
    Accessible.name: titleText
}
