import QtQuick
import QtQuick.Layouts
import yournightmare.views.components

// A paper plate on the table: sign, name, points of so many.
Item {
    id: plate

    required property string sign
    required property string name
    required property int points
    required property int target
    property bool isActive: false
    // the last round may bring more than it takes to win
    readonly property bool isThere: points >= target

    implicitWidth: Math.min(Theme.scaled(204), 330)
    implicitHeight: Theme.scaled(70)
    Accessible.role: Accessible.StaticText
    Accessible.name: isThere ? qsTr("%1: %n point(s), the goal is %2", "", points).arg(name).arg(target)
                             : qsTr("%1: %2 of %3 points").arg(name).arg(points).arg(target)

    Art {
        x: -8
        y: -6
        width: parent.width + 16
        height: parent.height + 16
        fillMode: Image.Stretch
        name: "worst/plate"
    }
    RowLayout {
        anchors { fill: parent; leftMargin: 3 * Theme.unit; rightMargin: 4 * Theme.unit }
        spacing: 2.5 * Theme.unit

        Art {
            Layout.preferredWidth: Theme.scaled(40)
            Layout.preferredHeight: Theme.scaled(40)
            name: plate.sign === "" ? "" : "seats/" + plate.sign
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Text {
                Layout.fillWidth: true
                text: plate.name
                textFormat: Text.PlainText
                color: Theme.ink
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.size(1.2)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.size(0.8)
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Text {
                Layout.fillWidth: true
                text: (plate.isThere ? qsTr("goal: %1") : qsTr("of %1")).arg(plate.target)
                textFormat: Text.PlainText
                color: Hand.sepia
                font.family: Theme.sans
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
        }
        Text {
            text: plate.points
            textFormat: Text.PlainText
            color: plate.isActive ? Theme.greenOnPaper : Theme.ink
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.size(2.1)
            Accessible.ignored: true
        }
    }
}
