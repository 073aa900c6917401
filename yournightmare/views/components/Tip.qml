pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

// A short word beside a thing while `shown`; made only when it is needed.
Loader {
    id: tip

    property bool shown: false
    property string text: ""
    // over the thing instead of under it, where words stand below
    property bool isAbove: false

    property bool isRead: false

    active: shown && text !== "" && !isRead
    onShownChanged: isRead = false

    Timer {
        // it lies over other things, and a focus may stay for a whole evening
        interval: 4000 + 60 * tip.text.length
        running: tip.shown
        onTriggered: tip.isRead = true
    }
    sourceComponent: Item {
        T.ToolTip {
            id: bubble
            parent: tip.parent
            visible: true
            delay: 600
            text: tip.text
            x: (tip.parent.width - width) / 2
            y: tip.isAbove ? -height - 2 * Theme.unit : tip.parent.height + 2 * Theme.unit
            margins: 8
            padding: 2 * Theme.unit
            leftPadding: 3 * Theme.unit
            rightPadding: 3 * Theme.unit
            implicitWidth: Math.min(Theme.scaled(280), implicitContentWidth + leftPadding + rightPadding)
            implicitHeight: implicitContentHeight + topPadding + bottomPadding
            closePolicy: T.Popup.NoAutoClose
            contentItem: Text {
                text: bubble.text
                textFormat: Text.PlainText
                color: Theme.ink
                font.family: Theme.sans
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
            }
            background: Rectangle {
                color: Theme.paperHigh
                radius: 6
                border.width: 1
                border.color: Theme.paperEdge
            }
        }
    }
}
