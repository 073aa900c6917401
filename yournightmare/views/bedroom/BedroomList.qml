import QtQuick
import QtQuick.Layouts
import yournightmare.views.components

// The bedroom for a small window or large letters: everything in one column that scrolls.
ScrollArea {
    id: list

    required property var sessions
    required property real scaling
    property string tricksTitle
    signal doorOpened(string game)
    signal sessionChosen(string session)
    signal downwards()

    // Whoever comes in sees the list from its top, whatever will have the focus then.
    isFollowing: false
    onFocusedChanged: if ((focused as ButtonBase)?.visualFocus) show(focused)

    ColumnLayout {
        x: 8 * Theme.unit
        width: list.contentWidth - 12 * Theme.unit
        spacing: 5 * Theme.unit

        TitleSign {
            Layout.fillWidth: true
            Layout.topMargin: 5 * Theme.unit
            scaling: list.scaling
        }
        ContinueWall {
            // who comes back finds the game to go on with before the doors
            id: wall
            Layout.fillWidth: true
            sessions: list.sessions
            scaling: Math.max(1, list.scaling)
            most: list.width > Theme.scaled(520) ? 2 : 1
            onChosen: session => list.sessionChosen(session)
            onUpwards: list.scrollBy(-list.height)
            onDownwards: doors.go(0, 0)
        }
        Doors {
            id: doors
            Layout.fillWidth: true
            focus: true
            isUpright: false
            scaling: list.scaling
            tricksTitle: list.tricksTitle
            onOpened: game => list.doorOpened(game)
            onUpwards: {
                if (!wall.focusFirst())
                    list.scrollBy(-list.height)
            }
            onDownwards: list.downwards()
        }
        Item { implicitHeight: 2 * Theme.unit }
    }
}
