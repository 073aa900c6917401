pragma ComponentBehavior: Bound

import QtQuick

// A game of Monster Tricks as a still picture: everybody's stack on the table, with their points
// below, and behind it what wins tricks. Whoever leads shows who they are, and wears the crown.
PartyPicture {
    id: picture

    // a card's height
    readonly property real card: Math.min(height * 0.62, room * 1.24)

    component Card: Art {
        width: height * 240 / 350
        antialiasing: true
    }

    Repeater {
        model: [-1, 1]
        Card {
            required property int modelData

            height: picture.height * (picture.isSmall ? 0.7 : 0.68)
            x: picture.width / 2 + modelData * (picture.isSmall ? picture.width * 0.27
                                                                : picture.width * 0.38) - width / 2
            y: picture.height * (picture.isSmall ? 0.12 : 0.04)
            rotation: modelData * 13
            name: modelData < 0 ? "tricks/monster-9" : "tricks/monster-3"
        }
    }
    Art {
        visible: !picture.isSmall
        anchors.horizontalCenter: parent.horizontalCenter
        y: picture.height * 0.6
        width: picture.width * 1.1
        height: picture.height * 0.6
        fillMode: Image.Stretch
        name: visible ? "tricks/table-night" : ""
    }
    Repeater {
        model: picture.isSmall ? 0 : picture.signs
        Item {
            id: place
            required property int index
            required property string modelData
            readonly property int won: picture.points[index] ?? 0
            readonly property bool isAhead: won > 0 && won === picture.best

            x: picture.middle(index)
            y: picture.height * 0.8

            Repeater {
                // the stack is thick
                model: 3
                Card {
                    required property int index
                    readonly property bool isTop: index === 2

                    height: picture.card
                    x: -width / 2 + (2 - index) * picture.card * 0.028
                    y: -height - (place.isAhead ? picture.card * 0.1 : 0) + (2 - index) * picture.card * 0.022
                    visible: place.modelData !== ""
                    name: !visible ? "" : isTop && place.isAhead ? "tricks/undaunted-" + place.modelData
                                                                 : "tricks/back-" + place.modelData
                }
            }
            Art {
                visible: place.isAhead
                width: picture.card * 0.3
                height: width
                x: -width / 2
                y: -picture.card * 1.1 - height * 0.6
                name: "tricks/crown"
            }
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
    Card {
        visible: picture.isSmall && picture.firstSign !== ""
        height: picture.height * 0.84
        x: (picture.width - width) / 2
        y: picture.height * 0.12
        name: !visible ? "" : (picture.best > 0 ? "tricks/undaunted-" : "tricks/back-") + picture.firstSign
    }
}
