pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.views.components

// The yellow boxes: whose fears were guessed so far, one a round. A few empty ones wait.
Flow {
    id: boxes

    required property var model
    property int least: 6
    property real boxWidth: Theme.scaled(90)

    spacing: boxWidth * 0.07
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Guessed so far")

    component YellowBox: Item {
        property int number: 0
        width: boxes.boxWidth
        height: boxes.boxWidth * 44 / 90

        Art {
            anchors { fill: parent; margins: -3 }
            fillMode: Image.Stretch
            name: "worst/name-box-" + Math.max(0, parent.number) % 3
        }
    }

    Repeater {
        id: names
        model: boxes.model

        YellowBox {
            id: box

            required property int index
            required property string name

            number: index
            Accessible.role: Accessible.ListItem
            Accessible.name: name

            Handwriting {
                anchors { fill: parent; leftMargin: 6; rightMargin: 6 }
                horizontalAlignment: Text.AlignHCenter
                size: boxes.boxWidth / Theme.scaled(90) * 1.7
                least: 0.75
                wrapMode: Text.NoWrap
                color: "#2a2438"
                text: box.name
                Accessible.ignored: true
            }
        }
    }
    Repeater {
        model: Math.max(0, boxes.least - names.count)

        YellowBox {
            required property int index
            number: index + names.count
            Accessible.ignored: true
        }
    }
}
