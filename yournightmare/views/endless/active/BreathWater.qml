pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// Drowning: the heart beats faster the longer the breath is held; a key or a press tells a breath.
Item {
    id: water

    required property Nerve nerve
    readonly property bool isNarrow: width < Theme.scaled(400)
    readonly property int seconds: Math.floor(nerve.seconds)
    // beats in a minute
    readonly property real pulse: Math.min(132, 58 + nerve.seconds * 1.1)

    implicitHeight: Math.max(Theme.scaled(84), row.implicitHeight + 4 * Theme.unit)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Under water: %n second(s) without a breath", "", seconds)

    Art {
        anchors.fill: parent
        fillMode: Image.PreserveAspectCrop
        name: "endless/active/water"
    }
    Repeater {
        // bubbles rise, slowly
        model: Theme.reducedMotion ? 0 : 5
        Art {
            id: bubble
            required property int index
            width: 10 + 4 * (index % 3)
            height: width
            x: water.width * (0.08 + 0.2 * index)
            y: water.height
            sourceSize: Qt.size(32, 32)
            name: "endless/active/bubble"

            SequentialAnimation {
                running: water.nerve.isSeen && water.visible
                loops: Animation.Infinite
                PauseAnimation { duration: 500 * bubble.index }
                NumberAnimation { target: bubble; property: "y"; from: water.height - 6; to: 6; duration: 3600 + 400 * bubble.index; easing.type: Easing.InOutSine }
                NumberAnimation { target: bubble; property: "scale"; from: 1; to: 0; duration: 120 }
                PropertyAction { target: bubble; property: "y"; value: water.height }
                PropertyAction { target: bubble; property: "scale"; value: 1 }
            }
        }
    }
    GridLayout {
        id: row
        anchors { fill: parent; leftMargin: 4 * Theme.unit; rightMargin: 4 * Theme.unit }
        anchors { topMargin: 2 * Theme.unit; bottomMargin: 2 * Theme.unit }
        columns: water.isNarrow ? 2 : 4
        columnSpacing: 4 * Theme.unit
        rowSpacing: 2 * Theme.unit

        Art {
            id: heart
            // nothing of it follows from the room it is given: the row's height follows from it, and
            // from that its room
            readonly property real size: water.isNarrow ? 44 : Theme.scaled(60)
            Layout.preferredWidth: size
            Layout.preferredHeight: size * 150 / 160
            Layout.minimumWidth: size
            sourceSize: Qt.size(up(size), up(size))
            name: "endless/active/heart"

            SequentialAnimation {
                id: beat
                NumberAnimation { target: heart; property: "scale"; to: 1.12; duration: 130; easing.type: Easing.OutQuad }
                NumberAnimation { target: heart; property: "scale"; to: 1; duration: 240; easing.type: Easing.InOutQuad }
            }
            Timer {
                running: water.nerve.isSeen && water.visible && !Theme.reducedMotion
                repeat: true
                interval: 60000 / water.pulse
                onTriggered: beat.restart()
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Text {
                Layout.fillWidth: true
                visible: !water.isNarrow
                text: qsTr("Hold your breath")
                textFormat: Text.PlainText
                color: "#ffffff"
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.large
                // one line each if it can be: the water is low, and its numbers change
                wrapMode: Text.Wrap
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.small
            }
            Text {
                Layout.fillWidth: true
                text: water.isNarrow ? qsTr("%n second(s) without a breath", "", water.seconds)
                                     : qsTr("%n second(s) so far", "", water.seconds)
                textFormat: Text.PlainText
                color: "#ffffff"
                font.family: Theme.sans
                font.features: ({ "tnum": 1 })
                font.pixelSize: Theme.body
                wrapMode: Text.Wrap
            }
        }
        StoneButton {
            Layout.columnSpan: water.isNarrow ? 2 : 1
            Layout.fillWidth: water.isNarrow
            text: qsTr("I breathe")
            subtitle: qsTr("Bravery −2")
            hint: qsTr("Key B. Bravery falls by 2.")
            // a breath is taken anew each time: nothing stays chosen
            checkable: false
            Accessible.role: Accessible.Button
            Accessible.checkable: false
            onClicked: water.nerve.breathe()
        }
        KeyHint {
            visible: !water.isNarrow
            key: qsTr("B")
            ink: "#ffffff"
        }
    }
}
