import QtQuick
import yournightmare.views.components

// What can be done with a saved game, in verbs.
Flow {
    id: actions

    required property bool canContinue
    required property bool finished
    required property bool readable
    property bool onPaper: false
    signal played()
    signal watched()
    signal renamed()
    signal exported()
    signal deleted()

    spacing: 2 * Theme.unit

    PlainButton {
        visible: actions.canContinue
        iconName: "eye"
        text: qsTr("Watch")
        onPaper: actions.onPaper
        onClicked: actions.watched()
    }
    PlainButton {
        visible: actions.finished && actions.readable
        iconName: "moon"
        text: qsTr("See the end")
        onPaper: actions.onPaper
        onClicked: actions.played()
    }
    PlainButton {
        visible: actions.readable
        iconName: "pencil"
        text: qsTr("Rename")
        hint: qsTr("F2")
        onPaper: actions.onPaper
        onClicked: actions.renamed()
    }
    PlainButton {
        visible: actions.readable
        iconName: "save"
        text: qsTr("Export")
        onPaper: actions.onPaper
        onClicked: actions.exported()
    }
    PlainButton {
        iconName: "trash"
        text: qsTr("Delete")
        danger: true
        onPaper: actions.onPaper
        onClicked: actions.deleted()
    }
}
