import QtQuick
import QtQuick.Templates as T

// A bar that is always seen while there is something to scroll.
T.ScrollBar {
    id: bar

    property bool onPaper: false

    implicitWidth: Math.max(10, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(10, implicitContentHeight + topPadding + bottomPadding)
    padding: 2
    minimumSize: 0.08
    visible: size < 1
    policy: T.ScrollBar.AsNeeded
    Accessible.name: qsTr("Scroll bar")

    contentItem: Rectangle {
        implicitWidth: bar.hovered || bar.pressed ? 8 : 6
        implicitHeight: 6
        radius: 4
        color: bar.onPaper ? Theme.inkDim : bar.pressed ? Theme.text : Theme.textDim
        opacity: bar.hovered || bar.pressed || Theme.contrast ? 1 : 0.7
    }
    background: Rectangle {
        radius: 5
        color: bar.onPaper ? Theme.withAlpha(Theme.ink, 0.10) : Theme.withAlpha(Theme.textDim, 0.12)
    }
}
