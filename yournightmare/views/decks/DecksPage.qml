import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components
import yournightmare.views.files

// The Fear cards of Your Worst Nightmare: the box to look through, and decks of one's own.
Page {
    id: page

    readonly property bool isWide: width > 900 * Theme.textScale
    // what is to be seen or written comes first
    readonly property bool isLow: !isWide && height < 440 * Theme.textScale

    objectName: "decks"
    title: qsTr("Fear cards")
    subtitle: qsTr("Look through the box, or write down what frightens your friends.")
    clause: "WN-1.3"

    // something is written that isn't saved
    readonly property bool isWritten: decks.isOwn && decks.draft.isChanged

    // Called by the window, too, before it leaves: asks if something written isn't saved.
    function leave(then: var) {
        if (isWritten)
            asking.ask(then)
        else
            then()
    }
    function begin() {
        leave(() => { if (decks.create()) sheet.enter() })
    }
    function bringIn() {
        leave(() => files.bringIn())
    }
    function save(): bool {
        if (!decks.save())
            return false
        page.house.say(qsTr("“%1” is saved.").arg(decks.title))
        return true
    }
    function remove() {
        const told = decks.remove()
        if (told === "")
            return
        toast.show(told, qsTr("Undo"))
        list.enter()
    }

    Decks {
        id: decks
        onTroubled: (title, text) => page.house.trouble(title, text)
        onSaid: text => page.house.say(text)
    }
    ScrollArea {
        id: area
        anchors.fill: parent
        anchors.margins: -4 * Theme.unit
        anchors.bottomMargin: foot.visible ? foot.height + 4 * Theme.unit : -4 * Theme.unit

        GridLayout {
            // What lies below the list is as high as the window leaves room, and so high at least that
            // something can be done with it.
            readonly property real least: decks.isOwn ? sheet.implicitHeight
                                          : decks.isFile ? faulty.implicitHeight
                                                         : Theme.scaled(page.isLow ? 160 : 240)

            x: 4 * Theme.unit
            y: 4 * Theme.unit
            width: area.contentWidth - 4 * Theme.unit
            height: Math.max(area.height - 8 * Theme.unit,
                             page.isWide ? least : list.implicitHeight + rowSpacing + least)
            columns: page.isWide ? 2 : 1
            columnSpacing: 7 * Theme.unit
            rowSpacing: 4 * Theme.unit

            KeptList {
                id: list
                Layout.fillWidth: !page.isWide
                Layout.preferredWidth: page.isWide ? Theme.scaled(270) : -1
                Layout.maximumWidth: page.isWide ? Theme.scaled(270) : -1
                Layout.alignment: Qt.AlignTop
                title: qsTr("Decks")
                label: qsTr("Deck")
                files: decks
                seed: 71
                isTight: !page.isWide
                isLow: page.isLow
                onWanted: key => page.leave(() => { decks.choose(key); list.enter() })

                beside: [
                    IconButton {
                        iconName: "plus"
                        text: qsTr("New deck")
                        onClicked: page.begin()
                    },
                    IconButton {
                        iconName: "open"
                        text: qsTr("Bring in a file")
                        hint: qsTr("A text file with one fear a line, or a CSV file")
                        onClicked: page.bringIn()
                    }
                ]

                PlainButton {
                    objectName: "newDeck"
                    width: list.isTight ? implicitWidth : list.width
                    iconName: "plus"
                    text: qsTr("New deck")
                    onClicked: page.begin()
                }
                PlainButton {
                    objectName: "bringIn"
                    width: list.isTight ? implicitWidth : list.width
                    iconName: "open"
                    text: qsTr("Bring in a file")
                    hint: qsTr("A text file with one fear a line, or a CSV file")
                    onClicked: page.bringIn()
                }
            }
            BoxOfCards {
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: !decks.isFile
                isLow: page.isLow
                decks: decks
            }
            DeckSheet {
                id: sheet
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: decks.isOwn
                isLow: page.isLow
                decks: decks
                onRemoveWanted: page.remove()
            }
            KeptFaulty {
                id: faulty
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                visible: decks.fault !== ""
                title: qsTr("This deck can't be used")
                files: decks
                onToldFolder: page.house.say(qsTr("The folder could not be opened here. Its path stands on the sheet."))
            }
        }
    }
    GridLayout {
        id: foot
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        visible: decks.isOwn
        columns: page.isWide ? 3 : 2
        columnSpacing: 4 * Theme.unit
        rowSpacing: 2 * Theme.unit

        Label {
            Layout.fillWidth: true
            Layout.columnSpan: page.isWide ? 1 : 2
            visible: page.isWide || decks.draft.fault !== ""
            horizontalAlignment: Text.AlignRight
            color: decks.draft.fault !== "" ? Theme.danger : Theme.textDim
            text: decks.draft.fault !== "" ? decks.draft.fault
                : decks.draft.isChanged ? qsTr("Not saved yet") : qsTr("Saved")
        }
        PlainButton {
            enabled: decks.draft.isChanged
            Layout.alignment: page.isWide ? Qt.AlignRight : Qt.AlignLeft
            iconName: "undo"
            text: qsTr("Undo changes")
            onClicked: decks.draft.giveUp()
        }
        GoldButton {
            objectName: "save"
            Layout.alignment: Qt.AlignRight
            enabled: decks.draft.fault === "" && decks.draft.isChanged
            text: qsTr("Save")
            key: qsTr("Ctrl+S")
            onClicked: page.save()
        }
    }
    FileChoice {
        id: files
        importTitle: qsTr("Bring in a list of fears")
        importText: qsTr("Pick a text or CSV file below, or write where it lies: one fear a line.")
        importFilters: [qsTr("Lists of fears (*.txt *.csv *.tsv)"), qsTr("All files (*)")]
        onImporting: file => {
            if (decks.takeIn(file))
                sheet.enter()
        }
    }
    Toast {
        id: toast
        onAction: {
            decks.bringBack()
            list.enter()
        }
    }
    SaveFirst {
        id: asking
        name: decks.title
        fault: decks.draft.fault
        save: () => page.save()
        giveUp: () => decks.draft.giveUp()
    }
    Shortcut {
        sequences: ["Ctrl+S"]
        enabled: page.visible && decks.isOwn && !asking.visible
        onActivated: page.save()
    }
    Shortcut {
        sequences: [StandardKey.Open]
        enabled: page.visible
        onActivated: page.bringIn()
    }

    onVisibleChanged: if (visible) decks.refresh()
    Component.onCompleted: list.enter()
    Connections {
        target: page.house
        function onRetranslated() { decks.refresh() }
    }
    Connections {
        target: Application
        function onStateChanged() {
            if (Application.state === Qt.ApplicationActive)
                decks.refresh()
        }
    }
}
