import QtQuick
import QtQuick.Shapes

// Qt's software renderer forgets to clip a Shape that has been scrolled out wholly, and draws it
// over the head of the page. This hides the Shapes of a scroll area that are out of sight.
Item {
    id: guard

    required property Flickable area
    readonly property bool isNeeded: GraphicsInfo.api === GraphicsInfo.Software

    function check() {
        if (isNeeded)
            hideBeyond(area.contentItem, 0, area.height)
    }

    // `top` and `bottom` bound what is in sight, seen from the area.
    function hideBeyond(item: Item, top: real, bottom: real) {
        for (const child of item.children) {
            const place = child.mapToItem(area, Qt.rect(0, 0, child.width, child.height))
            if (child instanceof Shape)
                child.opacity = place.bottom > top && place.top < bottom ? 1 : 0
            else if (child.visible && child.clip)
                hideBeyond(child, Math.max(top, place.top), Math.min(bottom, place.bottom))
            else if (child.visible)
                hideBeyond(child, top, bottom)
        }
    }

    Connections {
        target: guard.area
        enabled: guard.isNeeded
        function onContentYChanged() { Qt.callLater(guard.check) }
        function onHeightChanged() { Qt.callLater(guard.check) }
        function onContentHeightChanged() { Qt.callLater(guard.check) }
    }
    Timer {
        // papers and signs come a little later than the page
        interval: 400
        running: guard.isNeeded
        repeat: true
        onTriggered: guard.check()
    }
}
