import QtQuick

// A picture cut out of the square of 760 on which the ring is drawn, turned about the middle of that
// square; its parent is the square. What is cut out small is cheap to turn, in every frame.
Art {
    id: piece

    required property rect cut
    property real turn: 0
    readonly property real u: (parent?.width ?? 0) / 760

    x: cut.x * u
    y: cut.y * u
    width: cut.width * u
    height: cut.height * u
    transform: Rotation {
        origin.x: (380 - piece.cut.x) * piece.u
        origin.y: (380 - piece.cut.y) * piece.u
        angle: piece.turn
    }
}
