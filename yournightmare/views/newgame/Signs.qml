pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.views.components

// The six signs, one of them chosen. Each has its colour, so nobody is known by colour alone. One
// stop for Tab; arrows choose.
Flow {
    id: flow

    required property string title
    required property list<string> signs
    required property string chosen
    signal picked(string sign)

    spacing: 2 * Theme.unit
    Accessible.role: Accessible.Grouping
    Accessible.name: title

    function go(index: int, by: int) {
        const next = (index + by + signs.length) % signs.length
        flow.picked(signs[next])
        repeater.itemAt(next).forceActiveFocus(Qt.TabFocusReason)
    }

    Repeater {
        id: repeater
        model: flow.signs
        ButtonBase {
            id: sign
            required property string modelData
            required property int index
            readonly property var names: ({
                moth: qsTr("Moth"), key: qsTr("Key"), owl: qsTr("Owl"),
                lantern: qsTr("Lantern"), leaf: qsTr("Leaf"), star: qsTr("Star")
            })
            text: names[modelData] ?? modelData
            padding: 4
            pressesOnReturn: false
            focusPolicy: flow.chosen === modelData || (index === 0 && !flow.signs.includes(flow.chosen)) ? Qt.StrongFocus : Qt.ClickFocus
            Keys.onRightPressed: flow.go(index, 1)
            Keys.onDownPressed: flow.go(index, 1)
            Keys.onLeftPressed: flow.go(index, -1)
            Keys.onUpPressed: flow.go(index, -1)
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
