import QtQuick

// A soft shadow in both renderers: one picture whose edges are stretched.
// It lies behind its sibling: anchors.fill that sibling and declare it first.
Item {
    id: shadow

    // what throws it: a "sheet", something "round" at its corners, a "pill", a "tile"
    property string kind: "sheet"
    // radius, spread and drop, as packaging/art/drawings/shadows.py draws them
    readonly property var numbers: ({ sheet: [4, 18, 6], round: [10, 18, 6], pill: [26, 18, 6], tile: [4, 10, 4] })[kind]
    readonly property int drop: numbers[2]
    readonly property int room: numbers[1] - 3 + drop
    readonly property int corner: room + numbers[0]

    visible: !Theme.contrast

    BorderImage {
        anchors { fill: parent; margins: -shadow.room }
        source: Theme.art("shadows/" + shadow.kind + (Theme.dark ? ".png" : "-light.png"))
        border { left: shadow.corner + 3; right: shadow.corner + 3; top: shadow.corner + shadow.drop; bottom: shadow.corner - shadow.drop }
        smooth: false  // what is stretched is of one colour along the way
    }
}
