pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.views.components

// The numbered boxes up to the winning number, ticked by pen; those of this reading in green.
Flow {
    id: boxes

    required property var model
    property real boxWidth: Theme.scaled(36)
    readonly property int count: all.count
    readonly property int ticked: countTicked()

    spacing: boxWidth * 0.26
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%n point(s)", "", ticked)

    function countTicked(): int {
        let found = 0
        for (let i = 0; i < all.count; i++) {
            const box = all.itemAt(i) as Box
            if (box?.isTicked)
                found++
        }
        return found
    }

    component Box: Item {
        required property int index
        required property int number
        required property bool isTicked
        required property bool isFresh
    }

    Repeater {
        id: all
        model: boxes.model

        Box {
            id: box

            width: boxes.boxWidth
            height: boxes.boxWidth * 38 / 36
            Accessible.ignored: true

            Art {
                anchors { fill: parent; margins: -2 }
                fillMode: Image.Stretch
                name: box.index === all.count - 1 ? "worst/box-last" : "worst/box-" + Math.max(0, box.index) % 4
            }
            Text {
                anchors.centerIn: parent
                text: box.number
                textFormat: Text.PlainText
                color: Hand.sepia
                font.family: Theme.serif
                font.bold: box.index === all.count - 1
                font.pixelSize: Math.min(Theme.body, box.width * 0.5)
                Accessible.ignored: true
            }
            Art {
                id: tick
                anchors.centerIn: parent
                anchors.verticalCenterOffset: -box.height * 0.08
                width: box.width * 1.12
                height: width
                visible: box.isTicked
                name: !box.isTicked ? "" : box.isFresh ? "worst/tick-green" : "worst/tick-ink"
            }
        }
    }
}
