import QtQuick
import yournightmare.views.components

// Asks what becomes of changes that aren't saved, before something else is shown.
Dialog {
    id: asking

    required property string name
    // what keeps it from being saved; empty if nothing does
    required property string fault
    readonly property bool canSave: fault === ""
    property var then: null
    // Both answer whether it worked.
    required property var save
    required property var giveUp

    title: qsTr("Save what you changed?")
    text: canSave ? qsTr("“%1” has changes that are not saved yet.").arg(name)
                  : qsTr("“%1” can't be saved as it is. %2").arg(name).arg(fault)
    iconName: "pencil"
    buttons: [
        { text: qsTr("Stay here"), value: "stay", gold: !canSave },
        { text: qsTr("Throw changes away"), value: "away", danger: true }
    ].concat(canSave ? [{ text: qsTr("Save"), value: "save", gold: true }] : [])
    onAnswered: value => {
        const next = then
        then = null
        if (value === "away")
            giveUp()
        if (next && (value === "away" || value === "save" && save()))
            next()
    }

    function ask(next: var) {
        then = next
        open()
    }
}
