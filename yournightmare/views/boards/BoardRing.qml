pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.views.components

// The circle as it will lie on the floor: its fields, your lantern, and the Shadow behind it.
Item {
    id: ring

    required property int fields
    required property int behind
    readonly property real radius: Math.min(width, height) * 0.385
    readonly property real stone: Math.min(width * 0.085, 2 * Math.PI * radius / fields * 0.86)
    readonly property int shadowField: ((fields - behind) % fields + fields) % fields

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("A ring of %1 fields. The Shadow starts %2 behind you.").arg(fields).arg(behind)

    function at(field: int): point {
        const angle = 2 * Math.PI * field / fields
        return Qt.point(width / 2 + radius * Math.sin(angle), height / 2 - radius * Math.cos(angle))
    }

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        border.width: 2
        border.color: "#4a4378"
        gradient: Gradient {
            GradientStop { position: 0; color: "#262148" }
            GradientStop { position: 1; color: "#0b0914" }
        }
    }
    Repeater {
        model: ring.fields
        Rectangle {
            required property int index
            readonly property point place: ring.at(index)
            // the stretch from the Shadow to you is the lead you start with
            readonly property bool isLead: index === 0 || index > ring.fields - ring.behind
            width: ring.stone
            height: width
            radius: width * 0.34
            rotation: 360 * index / ring.fields
            x: place.x - width / 2
            y: place.y - height / 2
            color: isLead ? "#8d7f7c" : "#4c476c"
            border.width: 1
            border.color: "#171228"
        }
    }
    Repeater {
        // its own cold light, so that it is seen on the dark floor
        model: 3
        Rectangle {
            required property int index
            readonly property point place: ring.at(ring.shadowField)
            width: ring.width * (0.27 - 0.045 * index)
            height: width
            radius: width / 2
            x: place.x - width / 2
            y: place.y - height / 2
            color: Theme.withAlpha("#a99bd6", 0.3)
        }
    }
    Art {
        readonly property point place: ring.at(ring.shadowField)
        width: ring.width * 0.2
        height: width
        x: place.x - width / 2
        y: place.y - height / 2
        name: "endless/shadow"
    }
    Art {
        readonly property point place: ring.at(0)
        width: ring.width * 0.19
        height: width
        x: place.x - width / 2
        y: place.y - height * 0.6
        name: "endless/lantern"
    }
    Text {
        anchors.centerIn: parent
        width: ring.width * 0.5
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        text: qsTr("%n field(s) ahead", "", ring.behind)
        textFormat: Text.PlainText
        color: "#f2d98a"
        font.family: Theme.serif
        font.italic: true
        font.pixelSize: Math.min(Theme.large, ring.width * 0.1)
        Accessible.ignored: true
    }
}
