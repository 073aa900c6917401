pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.views.components

// The room of the reading: window, wallpaper, round table, and who sits there. Drawn at 1440 x 900,
// it covers the page; people only where there is room for them.
Item {
    id: room

    required property var seats
    required property Listeners listeners
    property string leftSign: ""
    property string rightSign: ""
    property string mood: ""
    property bool hasHeads: true
    property bool hasProfiles: true
    readonly property string time: Theme.dark ? "night" : "paper"
    readonly property real k: Math.max(width / 1440, height / 900)

    clip: true
    Accessible.ignored: true

    component Layer: Art {
        width: 1440 * room.k
        height: 900 * room.k
        x: (room.width - width) / 2
        visible: !Theme.contrast
        fillMode: Image.Stretch
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.night
    }
    Layer {
        name: "worst/room-" + room.time
    }
    Repeater {
        model: room.hasHeads && !Theme.contrast ? room.seats : null

        Art {
            id: head

            required property int seat
            required property string sign
            required property bool isEvaluator
            required property bool isTarget
            readonly property int order: room.listeners.orderOf(seat)
            readonly property bool isRight: order === 1

            width: 234 * room.k
            height: width * 300 / 220
            x: (room.width - 1440 * room.k) / 2 + (isRight ? 1020 : 420) * room.k - width / 2
            y: 82 * room.k
            visible: !isEvaluator && !isTarget && order < 2
            mirror: isRight
            name: !visible ? "" : "worst/people/" + sign + "-front-"
                  + (room.mood === "" ? "calm" : (room.mood === "right") === isRight ? "gasp" : "grin")
        }
    }
    Layer {
        name: "worst/round-table-" + room.time
    }
    Art {
        width: 330 * room.k
        height: 640 * room.k
        x: -14 * room.k
        y: room.height - height + 70 * room.k
        visible: room.hasProfiles && !Theme.contrast
        name: !visible || room.leftSign === "" ? "" : "worst/people/" + room.leftSign + "-profile-"
              + (room.mood === "right" ? "glad" : room.mood === "wrong" ? "dismay" : "calm")
    }
    Art {
        width: 330 * room.k
        height: 640 * room.k
        x: room.width - width + 14 * room.k
        y: room.height - height + 70 * room.k
        visible: room.hasProfiles && !Theme.contrast
        mirror: true
        name: !visible || room.rightSign === "" ? "" : "worst/people/" + room.rightSign + "-profile-"
              + (room.mood === "right" ? "dismay" : room.mood === "wrong" ? "glad" : "calm")
    }
    Layer {
        name: "worst/vignette-" + room.time
    }
    Rectangle {
        // without people the room is only ground to write on
        anchors.fill: parent
        visible: !room.hasHeads && !Theme.contrast
        color: Theme.withAlpha(Theme.night, 0.5)
    }
}
