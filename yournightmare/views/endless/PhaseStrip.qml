pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The five phases as moons; the full one is now.
RowLayout {
    id: strip

    required property EndlessTable table
    property bool isNamed: true

    spacing: 0
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Phases of the round")

    Repeater {
        model: strip.table.phases
        delegate: ColumnLayout {
            id: phase

            required property int number
            required property string name
            required property string state
            readonly property var numerals: ["", "I", "II", "III", "IV", "V"]

            Layout.fillWidth: true
            Layout.preferredWidth: 100
            spacing: 2
            Accessible.role: Accessible.ListItem
            Accessible.name: phase.state === "now" ? qsTr("Phase %1, %2: now").arg(number).arg(name)
                                                   : qsTr("Phase %1, %2").arg(number).arg(name)

            Item {
                Layout.fillWidth: true
                Layout.preferredHeight: Theme.scaled(36)

                Rectangle {
                    visible: phase.number > 1
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width / 2 - moon.width / 2 - 4
                    height: 1.5
                    color: Theme.withAlpha(Theme.text, 0.4)
                }
                Rectangle {
                    visible: phase.number < 5
                    anchors.verticalCenter: parent.verticalCenter
                    x: parent.width - width
                    width: parent.width / 2 - moon.width / 2 - 4
                    height: 1.5
                    color: Theme.withAlpha(Theme.text, 0.4)
                }
                Art {
                    id: moon
                    anchors.centerIn: parent
                    width: Theme.scaled(36)
                    height: width
                    name: "endless/phase-" + (phase.state === "now" ? "now" : phase.state === "past" ? "past" : "next")
                }
            }
            Label {
                Layout.fillWidth: true
                visible: strip.isNamed || phase.state === "now"
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: Theme.small
                font.family: phase.state === "now" ? Theme.serif : Theme.sans
                font.bold: phase.state === "now"
                color: phase.state === "now" ? Theme.moon : Theme.textDim
                text: qsTr("%1 %2").arg(phase.numerals[phase.number]).arg(phase.name)
            }
        }
    }
}
