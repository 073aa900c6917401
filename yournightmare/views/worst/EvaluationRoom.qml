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
    // the portraits of computer people; a person is drawn after the sign
    property string leftFace: ""
    property string rightFace: ""
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

    component Portrait: Art {
        // the old mood stays until the new one is there
        retainWhileLoading: true
        opacity: 1
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

        Portrait {
            id: head

            required property int seat
            required property string sign
            required property string face
            required property bool isEvaluator
            required property bool isTarget
            readonly property int order: room.listeners.orderOf(seat)
            readonly property bool isRight: order === 1

            width: (face === "" ? 234 : 196) * room.k
            height: face === "" ? width * 300 / 220 : width
            x: (room.width - 1440 * room.k) / 2 + (isRight ? 1020 : 420) * room.k - width / 2
            y: 82 * room.k
            visible: !isEvaluator && !isTarget && order < 2
            mirror: isRight && face === ""
            name: !visible ? "" : face !== "" ? face : "worst/people/" + sign + "-front-"
                  + (room.mood === "" ? "calm" : (room.mood === "right") === isRight ? "gasp" : "grin")
        }
    }
    Layer {
        name: "worst/round-table-" + room.time
    }
    component Profile: Portrait {
        property string sign: ""
        property string face: ""
        property bool isRight: false
        // how it goes for this one
        property string mood: "calm"

        width: (face === "" ? 330 : 236) * room.k
        height: face === "" ? 640 * room.k : width
        x: face === "" ? (isRight ? room.width - width + 14 * room.k : -14 * room.k)
                       : (isRight ? room.width - width - 26 * room.k : 26 * room.k)
        y: face === "" ? room.height - height + 70 * room.k : room.height - height - 136 * room.k
        visible: room.hasProfiles && !Theme.contrast && sign !== ""
        mirror: isRight && face === ""
        name: !visible ? "" : face !== "" ? face : "worst/people/" + sign + "-profile-" + mood
    }
    Profile {
        sign: room.leftSign
        face: room.leftFace
        mood: room.mood === "right" ? "glad" : room.mood === "wrong" ? "dismay" : "calm"
    }
    Profile {
        sign: room.rightSign
        face: room.rightFace
        isRight: true
        mood: room.mood === "right" ? "dismay" : room.mood === "wrong" ? "glad" : "calm"
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
