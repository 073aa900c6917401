pragma ComponentBehavior: Bound

import QtQuick

// The row of answers under a dialog; it breaks into several rows where there is no room.
Flow {
    id: flow

    property list<var> buttons: []
    // laid out from the right, so the gold one comes first, for the eye and for Tab
    readonly property list<var> ordered: buttons.filter(button => button.gold === true)
                                                .concat(buttons.filter(button => button.gold !== true))
    signal answered(string value)

    spacing: 3 * Theme.unit
    layoutDirection: Qt.RightToLeft

    // The gold answer, or the first, takes the focus.
    function focusMain() {
        const loader = repeater.itemAt(0) as Loader
        const button = loader?.item as ButtonBase
        button?.forceActiveFocus(Qt.TabFocusReason)
    }

    Repeater {
        id: repeater
        model: flow.ordered
        delegate: Loader {
            id: slot
            required property var modelData
            sourceComponent: modelData.gold === true ? gold : plain

            Component {
                id: gold
                GoldButton {
                    text: slot.modelData.text
                    font.pixelSize: Theme.large
                    width: Math.min(implicitWidth, flow.width)
                    onClicked: flow.answered(slot.modelData.value)
                }
            }
            Component {
                id: plain
                PlainButton {
                    text: slot.modelData.text
                    onPaper: true
                    danger: slot.modelData.danger === true
                    height: Theme.scaled(48)
                    width: Math.min(implicitWidth, flow.width)
                    onClicked: flow.answered(slot.modelData.value)
                }
            }
        }
    }
}
