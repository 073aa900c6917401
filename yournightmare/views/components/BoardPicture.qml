pragma ComponentBehavior: Bound

import QtQuick

// A game of Endless Nightmare as a still picture: pool, stones, Shadow, door, lantern, and what is
// being dreamt. `thumbnail` holds the public numbers fields, progress, shadow, end and nightmare;
// `flat` below 1 shows the ring from the side, for wide frames.
Item {
    id: picture

    required property var thumbnail
    property real flat: 1

    readonly property int fields: Math.max(1, thumbnail?.fields ?? 24)
    readonly property int lantern: thumbnail?.progress ?? 0
    readonly property int shadow: thumbnail?.shadow ?? 0
    readonly property string nightmare: thumbnail?.nightmare ?? ""
    // One unit of the drawings' 760.
    readonly property real u: Math.min(width / 700, height / (160 + 540 * flat))
    readonly property real radius: 272 * u
    readonly property real stone: Math.min(60, 60 * 24 / fields) * u * (flat < 1 ? 1.15 : 1)

    clip: true
    Accessible.ignored: true

    function place(field: int): point {
        const angle = field * 2 * Math.PI / fields
        return Qt.point(width / 2 + radius * Math.sin(angle),
                        height / 2 + 24 * u * (1 - flat) - radius * flat * Math.cos(angle))
    }

    // The square on which the ring is drawn, lying flat.
    component Floor: Item {
        id: floor

        anchors.centerIn: parent
        anchors.verticalCenterOffset: 24 * picture.u * (1 - picture.flat)
        width: 760 * picture.u
        height: width
        transform: Scale {
            yScale: picture.flat
            origin.x: floor.width / 2
            origin.y: floor.height / 2
        }
    }

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: "#37305a" }
            GradientStop { position: 1; color: "#100d1c" }
        }
    }
    Floor {
        Art {
            anchors.fill: parent
            name: "endless/ring-floor"
        }
    }
    Art {
        readonly property point spot: picture.place(picture.lantern)
        name: "endless/lantern-glow"
        width: 400 * picture.u
        height: width
        x: spot.x - width / 2
        y: spot.y - height / 2
    }
    Repeater {
        model: picture.fields
        Art {
            required property int index
            readonly property point spot: picture.place(index)
            readonly property int gap: ((index - picture.lantern) % picture.fields + picture.fields) % picture.fields
            readonly property bool isLit: Math.min(gap, picture.fields - gap) < 2
            name: "endless/stone-" + (isLit ? "lit-" : "") + (index * 5 % 8)
            width: picture.stone * 1.2
            height: picture.stone
            x: spot.x - width / 2
            y: spot.y - height / 2
        }
    }
    Floor {
        RingPiece {
            name: "endless/shadow"
            cut: Qt.rect(94, 26, 360, 336)
            turn: picture.shadow * 360 / picture.fields
        }
        RingPiece {
            name: "endless/shadow-eyes"
            cut: Qt.rect(196, 62, 204, 126)
            turn: picture.shadow * 360 / picture.fields
        }
    }
    Rectangle {
        anchors.centerIn: parent
        visible: picture.nightmare !== "" && picture.flat === 1
        width: 262 * picture.u
        height: 216 * picture.u
        rotation: -2
        antialiasing: true
        color: "#efe6d2"
        border.width: 1
        border.color: "#8f846c"

        Art {
            anchors { fill: parent; margins: 10 * picture.u }
            fillMode: Image.PreserveAspectCrop
            antialiasing: true
            name: parent.visible ? "endless/nightmares/" + picture.nightmare.replace("active_", "") : ""
        }
    }
    Art {
        readonly property point spot: picture.place(picture.thumbnail?.end ?? 0)
        visible: picture.nightmare !== ""
        name: "endless/door"
        width: 96 * picture.u
        height: 129 * picture.u
        x: spot.x - width / 2
        y: spot.y - height * 0.84
    }
    Art {
        readonly property point spot: picture.place(picture.lantern)
        name: "endless/lantern"
        width: 88 * picture.u
        height: 121 * picture.u
        x: spot.x - width / 2
        y: spot.y - height * 0.84
    }
}
