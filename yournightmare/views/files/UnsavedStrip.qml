pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// Over every page, as long as something that was played is not on disk: that it is so and why, with
// a try to save it again and the way to export it. It also asks before that would be lost (S7).
Rectangle {
    id: strip

    required property House house
    readonly property Desk desk: house.desk as Desk
    // what is asked about (empty: all there is), and what goes on once nothing is lost any more
    property string session: ""
    property var then: null
    property string why: ""
    readonly property alias question: asking.item

    objectName: "unsaved"
    implicitHeight: row.implicitHeight + 2 * Theme.unit
    color: Theme.contrast ? Theme.shade : Theme.paper
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words.text
    Component.onCompleted: {
        why = desk.unsavedWhy()
        Accessible.announce(words.text)
    }

    Connections {
        target: strip.house
        function onRetranslated() { strip.why = strip.desk.unsavedWhy() }
    }

    // Goes on with `next` if nothing is lost by it, or if that is what is wanted.
    function ask(id: string, next: var) {
        session = id
        then = next
        asking.active = true
        const dialog = asking.item as Dialog
        dialog.open()
    }

    function tryAgain() {
        if (!desk.saveAgain())
            why = desk.unsavedWhy()
    }

    function sendOut(id: string) {
        files.sendOut(id, desk.fileName(id))
    }

    // The strip goes once nothing waits any more: what comes after it must not need it.
    function keepOut(id: string, file: url) {
        const next = then
        const isAll = session === ""
        const [desk, house] = [strip.desk, strip.house]
        then = null
        if (!desk.exportTo(id, file) || !next)
            return
        desk.giveUp(id)
        if (isAll && house.isUnsaved && desk.wouldLose())
            ask("", next)
        else
            next()
    }

    function take(value: string) {
        const next = then
        const [desk, id] = [strip.desk, session]
        if (value === "export")
            return sendOut(id === "" ? desk.unsavedSession() : id)
        then = null
        if (value === "leave") {
            desk.giveUp(id)
            next()
        } else if (value === "again" && desk.saveAgain()) {
            next()
        } else if (value === "again") {
            why = desk.unsavedWhy()
            Qt.callLater(() => strip.ask(id, next))
        }
    }

    Rectangle {
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: 2
        color: Theme.goldEdge
    }
    RowLayout {
        id: row
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter }
        anchors { leftMargin: 4 * Theme.unit; rightMargin: 4 * Theme.unit }
        spacing: 3 * Theme.unit

        Icon {
            name: "warning"
            color: words.color
            size: Theme.scaled(22)
        }
        Text {
            id: words
            Layout.fillWidth: true
            text: qsTr("Not saved. %1").arg(strip.why)
            textFormat: Text.PlainText
            color: Theme.contrast ? Theme.danger : Theme.dangerOnPaper
            font.family: Theme.sans
            font.bold: true
            font.pixelSize: Theme.body
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        PlainButton {
            objectName: "unsavedAgain"
            onPaper: !Theme.contrast
            iconName: "redo"
            text: qsTr("Try again")
            onClicked: strip.tryAgain()
        }
        PlainButton {
            objectName: "unsavedExport"
            onPaper: !Theme.contrast
            iconName: "save"
            text: qsTr("Export…")
            onClicked: strip.sendOut(strip.desk.unsavedSession())
        }
    }
    FileChoice {
        id: files
        onExporting: (id, file) => strip.keepOut(id, file)
    }
    Loader {
        id: asking
        active: false
        sourceComponent: Dialog {
            objectName: "unsavedQuestion"
            title: qsTr("This game is not saved")
            text: qsTr("%1 If you leave now, what you played since is lost.").arg(strip.why)
            iconName: "warning"
            sheetWidth: Theme.scaled(740)
            buttons: [
                { text: qsTr("Try to save again"), value: "again", gold: true },
                { text: qsTr("Stay here"), value: "" },
                { text: qsTr("Export…"), value: "export" },
                { text: qsTr("Leave without it"), value: "leave", danger: true }
            ]
            onAnswered: value => strip.take(value)
        }
    }
}
