import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components
import yournightmare.views.files

// Boards of Endless Nightmare: whoever owns the printed one can enter its numbers here.
Page {
    id: page

    readonly property bool isWide: width > 900 * Theme.textScale
    // what is to be seen or written comes first
    readonly property bool isLow: !isWide && height < 440 * Theme.textScale
    readonly property bool isFaulty: boards.fault !== ""

    objectName: "boards"
    title: qsTr("Boards")
    subtitle: qsTr("Enter the numbers of a board you own, or make one up.")
    clause: "EN-2.8"

    // something is written that isn't saved
    readonly property bool isWritten: boards.isOwn && boards.draft.isChanged

    // Called by the window, too, before it leaves: asks if something written isn't saved.
    function leave(then: var) {
        if (isWritten)
            asking.ask(then)
        else
            then()
    }
    function save(): bool {
        if (!boards.save())
            return false
        page.house.say(qsTr("“%1” is saved.").arg(boards.title))
        return true
    }
    function startOwn(isStandard: bool) {
        if (isStandard ? boards.copyStandard() : boards.copy()) {
            area.contentY = 0
            sheet.enter()
        }
    }
    function remove() {
        const told = boards.remove()
        if (told === "")
            return
        toast.show(told, qsTr("Undo"))
        list.enter()
    }

    Boards {
        id: boards
        onTroubled: (title, text) => page.house.trouble(title, text)
    }
    ScrollArea {
        id: area
        anchors.fill: parent
        anchors.margins: -4 * Theme.unit
        anchors.bottomMargin: foot.visible ? foot.height + 4 * Theme.unit : -4 * Theme.unit

        GridLayout {
            x: 4 * Theme.unit
            y: 4 * Theme.unit
            width: area.contentWidth - 8 * Theme.unit
            columns: page.isWide ? 2 : 1
            columnSpacing: 7 * Theme.unit
            rowSpacing: 6 * Theme.unit

            KeptList {
                id: list
                Layout.fillWidth: !page.isWide
                Layout.preferredWidth: page.isWide ? Theme.scaled(260) : -1
                Layout.maximumWidth: page.isWide ? Theme.scaled(260) : -1
                Layout.alignment: Qt.AlignTop
                title: qsTr("Boards")
                label: qsTr("Board")
                files: boards
                isTight: !page.isWide
                isLow: page.isLow
                onWanted: key => page.leave(() => { boards.choose(key); list.enter() })

                beside: [
                    IconButton {
                        iconName: "copy"
                        text: qsTr("Copy the standard board")
                        onClicked: page.leave(() => page.startOwn(true))
                    }
                ]

                PlainButton {
                    objectName: "copyStandard"
                    width: list.width
                    iconName: "copy"
                    text: qsTr("Copy the standard board")
                    onClicked: page.leave(() => page.startOwn(true))
                }
            }
            BoardSheet {
                id: sheet
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                visible: !page.isFaulty
                boards: boards
                onRemoveWanted: page.remove()
            }
            KeptFaulty {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                visible: page.isFaulty
                title: qsTr("This board can't be used")
                files: boards
                onToldFolder: page.house.say(qsTr("The folder could not be opened here. Its path stands on the sheet."))
            }
        }
    }
    Rectangle {
        // the edge of the floor, under which the sheet goes on
        objectName: "floor"
        visible: foot.visible
        x: -Theme.margin
        y: parent.height - foot.height - 4 * Theme.unit
        width: parent.width + 2 * Theme.margin
        height: foot.height + 10 * Theme.unit
        color: Theme.withAlpha(Theme.nightLow, 0.6)

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.panelEdge
        }
    }
    GridLayout {
        id: foot
        visible: !page.isFaulty
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        columns: page.isWide ? 3 : 2
        columnSpacing: 4 * Theme.unit
        rowSpacing: 2 * Theme.unit

        Label {
            readonly property string fault: boards.isOwn ? boards.draft.fault : ""
            Layout.fillWidth: true
            Layout.columnSpan: page.isWide ? 1 : 2
            visible: page.isWide || fault !== ""
            horizontalAlignment: Text.AlignRight
            color: fault !== "" ? Theme.danger : Theme.textDim
            text: !boards.isOwn ? "" : fault !== "" ? fault
                                     : boards.draft.isChanged ? qsTr("Not saved yet") : qsTr("Saved")
        }
        PlainButton {
            visible: boards.isOwn
            enabled: boards.draft.isChanged
            Layout.alignment: page.isWide ? Qt.AlignRight : Qt.AlignLeft
            iconName: "undo"
            text: qsTr("Undo changes")
            onClicked: boards.draft.giveUp()
        }
        GoldButton {
            objectName: "save"
            Layout.alignment: Qt.AlignRight
            visible: boards.isOwn
            enabled: boards.draft.fault === "" && boards.draft.isChanged
            text: qsTr("Save")
            key: qsTr("Ctrl+S")
            onClicked: page.save()
        }
        GoldButton {
            objectName: "copy"
            Layout.alignment: Qt.AlignRight
            visible: !boards.isOwn && !page.isFaulty
            text: qsTr("Copy this board")
            onClicked: page.startOwn(false)
        }
    }
    Toast {
        id: toast
        onAction: {
            boards.bringBack()
            list.enter()
        }
    }
    SaveFirst {
        id: asking
        name: boards.title
        fault: boards.draft.fault
        save: () => page.save()
        giveUp: () => boards.draft.giveUp()
    }
    Shortcut {
        sequences: ["Ctrl+S"]
        enabled: page.visible && boards.isOwn && !asking.visible
        onActivated: page.save()
    }

    onVisibleChanged: if (visible) boards.refresh()
    Component.onCompleted: list.enter()
    Connections {
        target: page.house
        function onRetranslated() { boards.refresh() }
    }
    Connections {
        target: Application
        function onStateChanged() {
            if (Application.state === Qt.ApplicationActive)
                boards.refresh()
        }
    }
}
