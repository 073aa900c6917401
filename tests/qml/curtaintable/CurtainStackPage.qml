import QtQuick
import QtQuick.Templates as T
import yournightmare.models
import yournightmare.views.components

// The page with a secret half on a stack of rooms, as in the program's window.
FocusScope {
    id: page

    required property House house
    required property QtObject table

    T.StackView {
        id: stack
        objectName: "stack"
        anchors.fill: parent
        focus: true
        initialItem: bottom
        pushEnter: Fade { }
        pushExit: Fade { fades: false }
        popEnter: Fade { fades: false }
        popExit: Fade { out: true }
        onCurrentItemChanged: currentItem?.forceActiveFocus()
    }
    Component {
        id: bottom
        FocusScope { Backdrop { anchors.fill: parent } }
    }
    Component {
        id: secret
        CurtainTablePage {
            house: page.house
            table: page.table
        }
    }
    Component {
        id: other
        FocusScope {
            objectName: "other"
            Label { text: "Another room" }
        }
    }

    function enter() { stack.pushItem(secret, {}) }
    function cover() { stack.pushItem(other, {}) }
    function leave() { stack.popCurrentItem() }
}
