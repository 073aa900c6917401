pragma ComponentBehavior: Bound

import QtQuick

// A game of Your Worst Nightmare as a still picture: everybody behind the table with their points
// before them, and in their backs the four fears. Whoever leads can grin.
PartyPicture {
    id: picture

    readonly property real far: Math.min(height * 0.44, width * 0.2)

    component FearBack: Art {
        name: "worst/card-back"
        width: height * 268 / 360
        antialiasing: true
    }

    function personOf(sign: string, face: string): string {
        return sign === "" ? "seats/empty" : "worst/people/" + sign + "-front-" + face
    }

    Repeater {
        model: picture.isSmall ? 0 : 4
        FearBack {
            required property int index

            x: picture.width * (0.5 + (index - 1.5) * (picture.signs.length > 2 ? 0.31 : 0.235)) - width / 2
            y: picture.height * [0.07, 0.03, 0.04, 0.08][index]
            height: picture.far
            rotation: [-5, 3, -2, 6][index]
        }
    }
    Repeater {
        model: picture.isSmall ? [-1, 1] : 0
        FearBack {
            required property int modelData

            x: picture.width * (0.5 + modelData * 0.3) - width / 2
            y: picture.height * 0.12
            height: picture.height * 0.56
            rotation: modelData * 9
        }
    }
    Repeater {
        model: picture.isSmall ? 0 : picture.signs
        Art {
            required property int index
            required property string modelData
            readonly property int won: picture.points[index] ?? 0

            name: picture.personOf(modelData, won === 0 && picture.best >= 4 ? "gasp"
                                              : won > 0 && won === picture.best ? "grin" : "calm")
            width: Math.min(picture.room * 1.16, picture.height * 0.62)
            height: width * 300 / 220
            x: picture.middle(index) - width / 2
            y: picture.height * 0.88 - height
        }
    }
    Art {
        visible: picture.isSmall
        name: visible ? picture.personOf(picture.firstSign, picture.best > 0 ? "grin" : "calm") : ""
        height: picture.height * 0.94
        width: height * 220 / 300
        x: (picture.width - width) / 2
        y: picture.height - height * 0.94
    }
    Rectangle {
        // the table
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        visible: !picture.isSmall
        height: picture.height * 0.2
        gradient: Gradient {
            GradientStop { position: 0; color: "#6a4b36" }
            GradientStop { position: 1; color: "#2c1c18" }
        }

        Rectangle {
            width: parent.width
            height: Math.max(1, parent.height * 0.06)
            color: "#9a7450"
        }
    }
    Repeater {
        model: picture.isSmall ? 0 : picture.signs
        PointTag {
            required property int index
            required property string modelData

            sign: modelData
            points: picture.points[index] ?? 0
            size: Math.min(picture.height * 0.2, picture.room * 0.4)
            x: picture.middle(index) - width / 2
            y: picture.height * 0.95 - height
        }
    }
}
