pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import yournightmare.models
import yournightmare.views.components

// The blind table from above: the die, the hand, and afterwards the way it took.
Item {
    id: top

    required property BlindHand hand
    // pixels in a millimetre; there is room for the table's edge, and below it for the whole hand
    readonly property real s: Math.min(width / (hand.tableWidth + 60), height / (hand.tableDepth + 30 + 120))

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("The blind table")
    Accessible.description: hand.said

    function millimetres(x: real, y: real): point {
        const on = tableTop.mapFromItem(top, x, y)
        return Qt.point(on.x / s, (tableTop.height - on.y) / s)
    }

    // a place of the table, in the pixels of the page
    function onPage(page: Item, spot: point): point {
        return tableTop.mapToItem(page, tableTop.place(spot))
    }

    Item {
        id: tableTop
        anchors { centerIn: parent; verticalCenterOffset: -45 * top.s }
        width: top.hand.tableWidth * top.s
        height: top.hand.tableDepth * top.s

        function place(spot: point): point {
            return Qt.point(spot.x * top.s, height - spot.y * top.s)
        }

        Art {
            anchors { fill: parent; margins: -24 * top.s }
            fillMode: Image.Stretch
            name: "endless/active/night-table"
        }
        Rectangle {
            // where the finger came down
            readonly property point spot: tableTop.place(top.hand.finger)
            visible: top.hand.moment === "shown" && top.hand.finger.x >= 0
            width: 9
            height: 9
            radius: 4.5
            x: spot.x - 4.5
            y: spot.y - 4.5
            color: top.hand.hasHit ? "#7fd0a0" : "#ff9a86"
            border { width: 1; color: "#0b0918" }
        }
        Rectangle {
            // within this the finger hits
            readonly property point spot: tableTop.place(top.hand.die)
            visible: top.hand.moment === "shown"
            width: 2 * top.hand.dieSize * top.s
            height: width
            radius: width / 2
            x: spot.x - width / 2
            y: spot.y - height / 2
            color: "transparent"
            border { width: 1.5; color: "#efe6d2" }
        }
        Art {
            readonly property point spot: tableTop.place(top.hand.die)
            width: top.hand.dieSize * top.s * 1.7
            height: width
            x: spot.x - width * 0.42
            y: spot.y - height * 0.36
            name: "endless/die-shadow"
        }
        Art {
            readonly property point spot: tableTop.place(top.hand.die)
            width: top.hand.dieSize * top.s
            height: width
            x: spot.x - width / 2
            y: spot.y - height / 2
            rotation: 18
            name: "endless/die-5"
        }
        Art {
            readonly property point tip: tableTop.place(top.hand.moment === "shown" ? top.hand.finger : top.hand.hand)
            visible: top.hand.moment === "look" || top.hand.finger.x >= 0
            opacity: top.hand.moment === "shown" ? 0.45 : 1
            width: 96 * top.s
            height: width * 190 / 150
            x: tip.x - width * 0.42
            y: tip.y - height * 0.06
            name: "endless/active/hand"
        }
        Shape {
            // the way the hand took
            anchors.fill: parent
            visible: top.hand.moment === "shown" && top.hand.trail.length > 1
            ShapePath {
                strokeColor: "#f2d98a"
                strokeWidth: 2.5
                fillColor: "transparent"
                capStyle: ShapePath.RoundCap
                joinStyle: ShapePath.RoundJoin
                PathPolyline {
                    path: top.hand.trail.map(spot => tableTop.place(spot))
                }
            }
        }
    }
}
