pragma ComponentBehavior: Bound

import QtQuick

// The curtain's edges at both sides of the window, further in the sooner it falls. They take no
// input and cover no more than the page's margin.
Item {
    id: edges

    property real looming: 0
    property color tone: Theme.moon
    readonly property real reach: 9 * Theme.unit * Math.min(1, looming * 1.4)

    Accessible.ignored: true
    clip: true

    Behavior on looming {
        NumberAnimation { duration: Theme.motion(260) }
    }

    component Edge: Item {
        id: edge

        property bool isRight: false

        width: 60 * Theme.unit
        height: edges.height

        Rectangle {
            anchors.fill: parent
            visible: Theme.contrast || !cloth.isThere
            color: Theme.contrast ? Theme.stone : Theme.dark ? "#1d1936" : "#a396b8"
        }
        Art {
            id: cloth
            anchors { right: parent.right; top: parent.top; bottom: parent.bottom }
            width: parent.width
            visible: !Theme.contrast
            name: Theme.dark ? "curtain/edge" : "curtain/edge-light"
            fillMode: Image.Stretch
        }
        Rectangle {
            anchors { right: parent.right; top: parent.top; bottom: parent.bottom }
            width: 4
            color: edges.tone
        }
        transform: Scale { origin.x: edge.width / 2; xScale: edge.isRight ? -1 : 1 }
    }

    Edge {
        x: edges.reach - width
    }
    Edge {
        x: edges.width - edges.reach
        isRight: true
    }
}
