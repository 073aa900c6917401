pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// Own dice: the die is thrown at the table, and its result entered here.
ColumnLayout {
    id: own

    required property EndlessTable table

    spacing: 3 * Theme.unit

    Heading {
        Layout.fillWidth: true
        text: qsTr("Throw your own die")
    }
    Label {
        Layout.fillWidth: true
        text: qsTr("Enter the result of the %1.").arg(own.table.asksFor)
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: 2 * Theme.unit

        Repeater {
            id: faces
            model: 6
            ButtonBase {
                id: face
                required property int index
                Layout.fillWidth: true
                text: qsTr("A %1").arg(index + 1)
                padding: 4
                onClicked: own.table.enterDie(index + 1)
                contentItem: Item {
                    implicitWidth: Theme.scaled(46)
                    implicitHeight: Theme.scaled(46)
                    DieFace {
                        anchors.centerIn: parent
                        width: Theme.scaled(44)
                        height: width
                        eyes: face.index + 1
                    }
                }
                background: Rectangle {
                    radius: 10
                    color: face.hovered ? Theme.stoneHigh : "transparent"
                    FocusRing { shown: face.visualFocus }
                }
            }
        }
    }
    PlainButton {
        text: qsTr("Choose again")
        onClicked: own.table.cancelDie()
    }
}
