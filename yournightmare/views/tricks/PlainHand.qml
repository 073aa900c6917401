pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The hand of the one who looks, and what the cards picked are worth.
ColumnLayout {
    id: fan

    required property TricksHand hand

    spacing: 2 * Theme.unit

    Label {
        Layout.fillWidth: true
        visible: fan.hand.scaredText !== ""
        text: fan.hand.scaredText + " " + fan.hand.dangerText
        color: fan.hand.isDangerous ? Theme.danger : Theme.text
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.unit

        Repeater {
            model: fan.hand.counts
            delegate: PlainButton {
                required property int count
                required property string title
                required property string worthText
                required property string verdict
                required property bool isPicked
                text: qsTr("%1 = %2: %3").arg(title).arg(worthText).arg(verdict)
                opacity: isPicked ? 1 : 0.7
                onClicked: fan.hand.setCount(count)
            }
        }
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.unit

        Repeater {
            model: fan.hand.rows
            delegate: ButtonBase {
                id: button

                required property string card
                required property int value
                required property string name
                required property bool isPicked
                required property bool isPlayable

                padding: 0
                text: qsTr("%1, %2").arg(value > 0 ? value : "0/10").arg(name)
                focusPolicy: Qt.NoFocus
                onClicked: fan.hand.pick(card)
                contentItem: PlainCard {
                    value: button.value
                    name: button.name
                    isPicked: button.isPicked
                }
            }
        }
    }
}
