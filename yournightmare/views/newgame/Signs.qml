pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.views.components

// The six signs, one of them chosen. Each has its colour, so nobody is known by colour alone.
Flow {
    id: flow

    required property string title
    required property list<string> signs
    required property string chosen
    signal picked(string sign)

    spacing: 2 * Theme.unit
    Accessible.role: Accessible.Grouping
    Accessible.name: title

    Repeater {
        model: flow.signs
        ButtonBase {
            id: sign
            required property string modelData
            readonly property var names: ({
                moth: qsTr("Moth"), key: qsTr("Key"), owl: qsTr("Owl"),
                lantern: qsTr("Lantern"), leaf: qsTr("Leaf"), star: qsTr("Star")
            })
            text: names[modelData] ?? modelData
            padding: 4
            pressesOnReturn: false
            Accessible.role: Accessible.RadioButton
            Accessible.checkable: true
            Accessible.checked: flow.chosen === modelData
            onClicked: flow.picked(modelData)
            contentItem: Item {
                implicitWidth: Theme.scaled(42)
                implicitHeight: Theme.scaled(42)
                Art {
                    anchors.fill: parent
                    name: "seats/" + sign.modelData
                }
            }
            background: Rectangle {
                radius: width / 2
                color: sign.hovered ? Theme.withAlpha(Theme.gold, 0.4) : "transparent"
                border.width: flow.chosen === sign.modelData ? 3 : 0
                border.color: Theme.ink
                FocusRing { shown: sign.visualFocus; radius: width / 2 }
            }
            Tip { shown: sign.hovered || sign.visualFocus; text: sign.text }
        }
    }
}
