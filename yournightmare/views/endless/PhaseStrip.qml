pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The five phases as moons; the full one is now.
RowLayout {
    id: strip

    required property EndlessBoardView table
    // long names may take two lines, if the page has room for them
    property bool hasTwoLines: true
    readonly property bool isNamed: width > (hasTwoLines ? 500 : 610) * Theme.textScale

    spacing: 0
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Phases of the round")

    Repeater {
        model: strip.table.phases
        delegate: ColumnLayout {
            id: phase

            required property int number
            required property string name
            required property string moment
            readonly property var numerals: ["", "I", "II", "III", "IV", "V"]

            Layout.fillWidth: true
            Layout.preferredWidth: 100
            Layout.alignment: Qt.AlignTop
            spacing: 2
            Accessible.role: Accessible.ListItem
            Accessible.name: phase.moment === "now" ? qsTr("Phase %1, %2: now").arg(number).arg(name)
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
                    name: "endless/phase-" + (phase.moment === "now" ? "now" : phase.moment === "past" ? "past" : "next")
                }
            }
            Label {
                Layout.alignment: Qt.AlignHCenter
                Layout.preferredWidth: strip.isNamed ? phase.width : Math.min(implicitWidth, strip.width * 0.45)
                visible: strip.isNamed || phase.moment === "now"
                wrapMode: strip.isNamed ? Text.Wrap : Text.NoWrap
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: Theme.small
                font.family: phase.moment === "now" ? Theme.serif : Theme.sans
                font.bold: phase.moment === "now"
                color: phase.moment === "now" ? Theme.moon : Theme.textDim
                text: qsTr("%1 %2").arg(phase.numerals[phase.number]).arg(phase.name)
            }
        }
    }
}
