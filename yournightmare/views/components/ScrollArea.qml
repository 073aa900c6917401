import QtQuick
import QtQuick.Templates as T

// Content that may be longer than the window. Its one child takes `width: parent.width`.
// Arrows, Page Up/Down, Home and End scroll it; what gets the focus comes into sight.
Flickable {
    id: area

    property bool onPaper: false
    // Whether what gets the focus is brought into sight.
    property bool isFollowing: true
    readonly property Item focused: Window.activeFocusItem

    // the bar's place is always kept, so that nothing shifts when there is more to scroll
    contentWidth: width - 4 * Theme.unit
    contentHeight: 2 * contentItem.childrenRect.y + contentItem.childrenRect.height
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    activeFocusOnTab: false
    T.ScrollBar.vertical: ScrollBar {
        onPaper: area.onPaper
    }

    onFocusedChanged: if (isFollowing) show(focused)
    // what stands above it may not be laid out yet
    onHeightChanged: if (isFollowing) soon.restart()

    Timer {
        // it goes with the area, as no call that is only put off does
        id: soon
        interval: 0
        onTriggered: area.show(area.focused)
    }

    function show(item: Item) {
        if (!item || !isInside(item))
            return
        const top = item.mapToItem(contentItem, 0, 0).y
        const bottom = top + item.height
        const room = Math.min(24, Math.max(0, (height - item.height) / 2))
        if (top - room < contentY)
            contentY = Math.max(0, top - room)
        else if (bottom + room > contentY + height)
            contentY = Math.min(Math.max(0, contentHeight - height), bottom + room - height)
    }

    function isInside(item: Item): bool {
        for (let up = item; up; up = up.parent) {
            if (up === contentItem)
                return true
        }
        return false
    }

    function scrollBy(distance: real) {
        contentY = Math.max(0, Math.min(Math.max(0, contentHeight - height), contentY + distance))
    }

    Keys.onPressed: event => {
        const distances = ({
            [Qt.Key_PageDown]: height * 0.9,
            [Qt.Key_PageUp]: -height * 0.9,
            [Qt.Key_Down]: Theme.scaled(60),
            [Qt.Key_Up]: -Theme.scaled(60),
            [Qt.Key_Home]: -contentHeight,
            [Qt.Key_End]: contentHeight
        })
        const distance = distances[event.key]
        event.accepted = distance !== undefined && contentHeight > height
        if (event.accepted)
            scrollBy(distance)
    }
}
