pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.views.components

// A session of Endless Nightmare in small: the ring, lantern, Shadow and the door at the end.
// `thumbnail` holds the public numbers progress, shadow, fields and end.
Item {
    id: mini

    required property var thumbnail
    readonly property int fields: thumbnail?.fields ?? 24
    readonly property int lantern: (thumbnail?.progress ?? 0) % fields
    readonly property int stain: (thumbnail?.shadow ?? 0) % fields
    readonly property int end: (thumbnail?.end ?? -1) % fields

    clip: true
    Accessible.ignored: true

    function at(field: int): point {
        const angle = field / fields * 2 * Math.PI + Math.PI / 2
        return Qt.point(width / 2 + Math.cos(angle) * width * 0.40,
                        height * 0.53 + Math.sin(angle) * height * 0.36)
    }

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: "#3a3356" }
            GradientStop { position: 1; color: "#100d1c" }
        }
    }
    Repeater {
        model: mini.fields
        Rectangle {
            id: stone
            required property int index
            readonly property point place: mini.at(index)
            readonly property int toLantern: Math.min((index - mini.lantern + mini.fields) % mini.fields,
                                                      (mini.lantern - index + mini.fields) % mini.fields)
            width: mini.width * 1.9 / mini.fields
            height: width * 0.62
            radius: height / 2.4
            x: place.x - width / 2
            y: place.y - height / 2
            color: toLantern < 3 ? Qt.tint("#4c476c", Theme.withAlpha("#e6bd72", 0.8 - 0.26 * toLantern))
                                 : "#4c476c"
            border.width: 1
            border.color: "#171228"
        }
    }
    Repeater {
        model: 5
        Rectangle {
            required property int index
            readonly property point place: mini.at(mini.stain - index + mini.fields * 2)
            width: mini.height * (0.24 - index * 0.03)
            height: width * 0.75
            radius: height / 2
            x: place.x - width / 2
            y: place.y - height / 2
            color: "#0b0814"
            border.width: index === 0 ? 1.5 : 0
            border.color: "#a896e2"
        }
    }
    Repeater {
        model: 2
        Rectangle {
            required property int index
            readonly property point place: mini.at(mini.stain)
            x: place.x + (index ? 2 : -6)
            y: place.y - 3
            width: 4
            height: 3.4
            radius: 2
            color: "#f2ead8"
        }
    }
    Rectangle {
        readonly property point place: mini.at(mini.end)
        visible: mini.end >= 0
        width: mini.height * 0.13
        height: width * 1.5
        topLeftRadius: width / 2
        topRightRadius: width / 2
        x: place.x - width / 2
        y: place.y - height
        color: "#f2c878"
        border.width: 2
        border.color: "#574a86"
    }
    Repeater {
        model: 3
        Rectangle {
            required property int index
            readonly property point place: mini.at(mini.lantern)
            width: mini.height * [0.46, 0.28, 0.12][index]
            height: width
            radius: width / 2
            x: place.x - width / 2
            y: place.y - height / 2 - mini.height * 0.05
            color: index === 2 ? "#fff0c0" : Theme.withAlpha("#ffd68a", 0.22)
        }
    }
}
