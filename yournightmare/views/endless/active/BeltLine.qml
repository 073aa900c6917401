pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The Old Factory: the belt creeps towards the Shadow, and takes the lantern with it. A full length
// is fifteen seconds and one step back.
Item {
    id: belt

    required property Nerve nerve
    readonly property int secondsLeft: Math.max(0, Math.ceil(nerve.period - nerve.seconds))
    // moved once a second, and gliding in between: calm, and cheap to draw
    property real share: Theme.reducedMotion ? Math.floor(nerve.seconds) / nerve.period : Math.min(1, (nerve.period - secondsLeft) / nerve.period)

    implicitHeight: words.implicitHeight + line.height + 3 * Theme.unit
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("The belt: one step back in %n second(s)", "", secondsLeft)

    Behavior on share {
        NumberAnimation { duration: Theme.motion(900) }
    }

    RowLayout {
        id: words
        width: parent.width

        Label {
            Layout.fillWidth: true
            visible: belt.width > Theme.scaled(340)
            font.family: Theme.serif
            font.bold: true
            text: qsTr("The belt runs")
        }
        Label {
            Layout.fillWidth: belt.width <= Theme.scaled(340)
            text: qsTr("one step back in %n second(s)", "", belt.secondsLeft)
            font.features: ({ "tnum": 1 })
            color: belt.secondsLeft <= 3 ? Theme.danger : Theme.text
        }
    }
    Item {
        id: line
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: Theme.scaled(52)

        Item {
            id: strip
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            anchors { leftMargin: gear.width / 2; rightMargin: gear.width / 2; bottomMargin: 4 }
            height: Theme.scaled(26)
            clip: true

            Row {
                // one period more than fits, pushed on by the share
                readonly property real period: strip.height * 96 / 40
                x: -period + ((1 - belt.share) * 5 % 1) * period
                Repeater {
                    model: Math.ceil(strip.width / (strip.height * 96 / 40)) + 2
                    Art {
                        height: strip.height
                        width: height * 96 / 40
                        fillMode: Image.Stretch
                        name: "endless/active/belt"
                    }
                }
            }
        }
        Art {
            id: gear
            height: Theme.scaled(46)
            width: height
            anchors { left: parent.left; verticalCenter: strip.verticalCenter }
            rotation: -360 * belt.share
            name: "endless/active/gear"
        }
        Art {
            height: gear.height
            width: height
            anchors { right: parent.right; verticalCenter: strip.verticalCenter }
            rotation: -360 * belt.share
            name: "endless/active/gear"
        }
        Art {
            height: Theme.scaled(44)
            width: height * 74 / 102
            anchors { bottom: strip.top; bottomMargin: -Theme.scaled(16) }
            x: strip.x + (1 - belt.share) * (strip.width - width)
            name: "endless/lantern"
        }
    }
}
