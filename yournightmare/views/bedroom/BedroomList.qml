import QtQuick
import QtQuick.Layouts
import yournightmare.views.components

// The bedroom for a small window or large letters: the doors under each other, with their notes
// beside them. What hangs on the wall is to the left of them, or above them where that's too narrow;
// what has no room is scrolled to.
ScrollArea {
    id: list

    required property var sessions
    required property real scaling
    property string tricksTitle
    readonly property real grow: Math.max(1, Math.min(2, scaling))
    // whether the doors lie beside the wall, which is this wide
    required property bool isWide
    required property real wallWidth
    // the picture to go on with hangs beside the house's name
    readonly property bool isBeside: !isWide && wall.visible
                                     && grid.width >= sign.least + wall.frameWidth + grid.columnSpacing
    // so high that all three are in sight, if there is room for that
    readonly property real doorHeight: Math.max(Theme.scaled(96), Math.min(Theme.scaled(150) * grow,
                                       (height - 13 * Theme.unit - 2 * doors.rowSpacing) / 3 - 2 * Theme.unit))
    signal doorOpened(string game)
    signal sessionChosen(string session)
    signal downwards()

    // Whoever comes in sees the list from its top, whatever will have the focus then.
    isFollowing: false
    onFocusedChanged: if ((focused as ButtonBase)?.visualFocus) show(focused)

    GridLayout {
        id: grid
        x: 8 * Theme.unit
        width: list.contentWidth - 12 * Theme.unit
        columns: list.isWide ? 2 : 1
        columnSpacing: 10 * Theme.unit
        rowSpacing: 5 * Theme.unit

        GridLayout {
            // below the wall's rail, where there is height to spare
            Layout.topMargin: list.isWide && list.height > Theme.scaled(500)
                              ? Math.max(5 * Theme.unit, 48 * list.scaling)
                              : 5 * Theme.unit
            Layout.alignment: Qt.AlignTop
            Layout.fillWidth: !list.isWide
            Layout.preferredWidth: list.wallWidth
            Layout.maximumWidth: list.isWide ? list.wallWidth : Infinity
            columns: list.isBeside ? 2 : 1
            columnSpacing: grid.columnSpacing
            rowSpacing: 5 * Theme.unit

            BedroomWindow {
                // on an evening with nothing to go on with
                visible: list.isWide && !wall.visible
                scaling: list.scaling
            }
            TitleSign {
                id: sign
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                scaling: list.scaling
                // where it leaves room for what is to be seen at once
                isLineShown: list.isBeside || list.height > Theme.scaled(list.isWide && wall.visible ? 360 : 260)
            }
            ContinueWall {
                // who comes back finds the game to go on with before the doors
                id: wall
                Layout.fillWidth: !list.isBeside
                Layout.preferredWidth: list.isBeside ? frameWidth : -1
                sessions: list.sessions
                scaling: Math.max(1, list.scaling)
                most: !list.isWide && !list.isBeside && list.width > Theme.scaled(520) ? 2 : 1
                onChosen: session => list.sessionChosen(session)
                onUpwards: list.scrollBy(-list.height)
                onDownwards: doors.go(0, 0)
            }
        }
        Doors {
            id: doors
            Layout.fillWidth: true
            Layout.topMargin: list.isWide ? 5 * Theme.unit : 0
            focus: true
            isUpright: false
            scaling: list.scaling
            artHeight: list.isWide ? list.doorHeight : Theme.scaled(150)
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
