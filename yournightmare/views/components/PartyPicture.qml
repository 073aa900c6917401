import QtQuick

// What the still pictures of the games for several have in common: who is at the table, with how many
// points, by night. `thumbnail` holds the public fields points and signs. In small there is room for
// one of them, who leads.
Item {
    id: picture

    required property var thumbnail
    property bool isSmall: false
    readonly property var signs: thumbnail?.signs ?? []
    readonly property var points: String(thumbnail?.points ?? "").split(" ").map(text => Number(text) || 0)
    readonly property int best: Math.max(0, ...points)
    // the first of those who lead, or of all
    readonly property int first: Math.max(0, points.indexOf(best))
    readonly property string firstSign: signs[first] ?? ""
    // how wide a place at the table is
    readonly property real room: Math.min(width * 0.94 / Math.max(1, signs.length), height * 0.9)

    clip: true
    Accessible.ignored: true

    // the middle of somebody's place, across the picture
    function middle(seat: int): real {
        return width / 2 + (seat - (signs.length - 1) / 2) * room
    }

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: "#37305a" }
            GradientStop { position: 1; color: "#100d1c" }
        }
    }
    Art {
        // the lamp over the table
        anchors.horizontalCenter: parent.horizontalCenter
        y: -height * 0.2
        width: parent.width * 1.1
        height: parent.height * 1.4
        fillMode: Image.Stretch
        sourceSize: Qt.size(150, 100)
        name: "tricks/glow"
    }
}
