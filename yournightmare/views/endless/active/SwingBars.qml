pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The keyboard's throw: a bar for the aim and one for the power, each stopped by a press.
RowLayout {
    id: bars

    required property DiceThrow throwing

    spacing: 3 * Theme.unit

    component Bar: ColumnLayout {
        id: bar
        required property string title
        required property string moment
        property real held: 0.5
        readonly property bool isSwinging: bars.throwing.bar === moment
        property real at: held

        spacing: 2
        Accessible.role: Accessible.Indicator
        Accessible.name: isSwinging ? qsTr("%1: swinging").arg(title) : title

        Label {
            text: bar.title
            font.pixelSize: Theme.small
            dim: !bar.isSwinging
            Accessible.ignored: true
        }
        Rectangle {
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.scaled(14)
            radius: height / 2
            border { width: bar.isSwinging ? 2 : 1; color: bar.isSwinging ? Theme.moon : Theme.stoneEdge }
            gradient: Gradient {
                orientation: Gradient.Horizontal
                GradientStop { position: 0; color: Theme.stoneLow }
                GradientStop { position: 0.5; color: bar.moment === "aim" ? Theme.stoneHigh : Theme.stone }
                GradientStop { position: 1; color: bar.moment === "aim" ? Theme.stoneLow : Theme.stoneHigh }
            }

            Rectangle {
                visible: bar.moment === "aim"
                anchors.centerIn: parent
                width: 1.5
                height: parent.height
                color: Theme.textDim
            }
            Rectangle {
                width: Theme.scaled(7)
                height: parent.height + 4
                y: -2
                x: bar.at * (parent.width - width)
                radius: 3
                color: Theme.gold
                border { width: 1; color: Theme.goldEdge }
            }
        }
        FrameAnimation {
            // it has to move, also with reduced motion: to stop it in time is the test
            running: bar.isSwinging && bars.visible
            onTriggered: bar.at = bars.throwing.barNow()
        }
        onIsSwingingChanged: if (!isSwinging) at = Qt.binding(() => bar.held)
    }

    Bar {
        Layout.fillWidth: true
        Layout.preferredWidth: 100
        title: qsTr("Aim")
        moment: "aim"
        held: 0.5 + bars.throwing.aim / bars.throwing.barAngle / 2
    }
    Bar {
        Layout.fillWidth: true
        Layout.preferredWidth: 100
        title: qsTr("Power")
        moment: "power"
        held: 0
    }
}
