pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import yournightmare.models
import yournightmare.views.components
import yournightmare.views.files

// The library: every game ever begun, as slips of paper; the chosen one hangs on the wall.
Page {
    id: page

    readonly property Desk desk: house.desk as Desk

    readonly property bool isWide: width >= 400 + 560 * Theme.textScale
    readonly property SavedSlip current: list.currentItem as SavedSlip
    property string renamingId: ""
    property string nameFault: ""

    objectName: "library"
    title: qsTr("Library")
    // the first clause of the game chosen
    clause: current?.rules ?? ""
    subtitle: library.total === 0 ? qsTr("Whatever you play is kept here.")
              : library.count === library.total ? qsTr("%n saved game(s)", "", library.total)
              : qsTr("%1 of %2 saved games").arg(library.count).arg(library.total)

    header.more: PlainButton {
        // on an empty shelf it stands in the middle
        visible: library.total > 0
        iconName: "open"
        text: qsTr("Bring in a game")
        hint: qsTr("Ctrl+O")
        onClicked: page.bringIn()
    }

    LibraryModel {
        id: library
        desk: page.desk
        active: page.visible
    }

    function open() {
        if (!current || current.fault !== "")
            return
        if (current.canContinue)
            page.desk.play(current.sessionId)
        else
            page.desk.replay(current.sessionId)
    }

    function rename() {
        if (!current || current.fault !== "")
            return
        nameFault = ""
        renamingId = current.sessionId
    }

    function keepName(session: string, name: string) {
        nameFault = library.rename(session, name)
        if (nameFault === "")
            stopRenaming()
    }

    function stopRenaming() {
        renamingId = ""
        nameFault = ""
        list.forceActiveFocus(Qt.TabFocusReason)
    }

    function remove() {
        if (!current)
            return
        const session = current.sessionId
        stopRenaming()
        library.remove(session)
        list.forceActiveFocus(Qt.TabFocusReason)
    }

    function bringBack() {
        const session = library.undo()
        if (session === "")
            return
        stopRenaming()
        show(session)
    }

    function show(session: string) {
        let row = library.rowOf(session)
        if (row < 0) {
            library.clearFilters()
            row = library.rowOf(session)
        }
        list.currentIndex = row
        list.forceActiveFocus(Qt.TabFocusReason)
    }

    function bringIn() {
        files.bringIn()
    }

    function sendOut() {
        if (!current || current.fault !== "")
            return
        files.sendOut(current.sessionId, library.fileName(current.sessionId))
    }

    // Esc first leaves what is being written.
    function handlesBack(): bool {
        if (renamingId === "")
            return false
        stopRenaming()
        return true
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 4 * Theme.unit
        visible: library.total > 0

        LibraryTools {
            id: tools
            Layout.fillWidth: true
            library: library
            onDownwards: list.forceActiveFocus(Qt.TabFocusReason)
            onUndone: page.bringBack()
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: 10 * Theme.unit
            visible: library.count > 0

            ListView {
                id: list
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.margins: -2 * Theme.unit
                objectName: "slips"
                focus: true
                clip: true
                leftMargin: 2 * Theme.unit
                topMargin: 2 * Theme.unit
                bottomMargin: 2 * Theme.unit
                model: library
                reuseItems: true
                activeFocusOnTab: true
                keyNavigationEnabled: true
                boundsBehavior: Flickable.StopAtBounds
                highlightMoveDuration: 0
                preferredHighlightBegin: 3 * Theme.unit
                preferredHighlightEnd: height - 3 * Theme.unit
                highlightRangeMode: ListView.ApplyRange
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Saved games")
                T.ScrollBar.vertical: ScrollBar { }

                delegate: SavedSlip {
                    width: list.width - 4 * Theme.unit - Theme.scaled(8)
                    isCurrent: ListView.isCurrentItem
                    isFocused: isCurrent && list.activeFocus && page.renamingId === ""
                    isRenaming: page.renamingId === sessionId
                    isOpen: !page.isWide
                    nameFault: page.nameFault
                    onChosen: {
                        list.currentIndex = index
                        list.forceActiveFocus(Qt.MouseFocusReason)
                    }
                    onOpened: page.open()
                    onPlayed: page.desk.play(sessionId)
                    onWatched: page.desk.replay(sessionId)
                    onRenaming: page.rename()
                    onRenamed: name => page.keepName(sessionId, name)
                    onRenameCancelled: page.stopRenaming()
                    onUndone: page.bringBack()
                    onExported: page.sendOut()
                    onDeleted: page.remove()
                }

                Keys.onReturnPressed: page.open()
                Keys.onEnterPressed: page.open()
                Keys.onDeletePressed: page.remove()
                Keys.onPressed: event => {
                    const rows = Math.max(1, Math.floor(height / Theme.scaled(96)))
                    const targets = ({
                        [Qt.Key_Home]: 0,
                        [Qt.Key_End]: count - 1,
                        [Qt.Key_PageDown]: Math.min(count - 1, currentIndex + rows),
                        [Qt.Key_PageUp]: Math.max(0, currentIndex - rows)
                    })
                    const target = targets[event.key]
                    if (event.key === Qt.Key_F2)
                        page.rename()
                    else if (target !== undefined)
                        currentIndex = target
                    event.accepted = event.key === Qt.Key_F2 || target !== undefined
                }
            }
            SavedDetails {
                Layout.preferredWidth: Math.max(300, Math.min(page.width * 0.36, 520))
                Layout.maximumWidth: Layout.preferredWidth
                Layout.fillHeight: true
                visible: page.isWide && page.current !== null
                session: page.current
                onOpened: page.open()
                onPlayed: page.desk.play(page.current.sessionId)
                onWatched: page.desk.replay(page.current.sessionId)
                onRenamed: page.rename()
                onExported: page.sendOut()
                onDeleted: page.remove()
            }
        }
        Item {
            Layout.fillHeight: true
            visible: library.count === 0
        }
    }
    ScrollArea {
        id: empty
        anchors.fill: parent
        anchors.topMargin: library.total > 0 ? tools.height + 2 * Theme.unit : 0
        visible: library.count === 0

        // the shelf in the middle of the room there is; how long the area is follows from this
        Item {
            width: empty.contentWidth
            height: Math.max(empty.height, shelf.height + 4 * Theme.unit)

            EmptyShelf {
                id: shelf
                anchors.centerIn: parent
                width: Math.min(parent.width, Theme.scaled(520))
                isFiltered: library.total > 0
                isLow: empty.height < Theme.scaled(280)
                onCleared: library.clearFilters()
                onBegan: page.house.newGame("endless")
                onImported: page.bringIn()
            }
        }
    }
    FileChoice {
        id: files
        onImporting: file => {
            const session = page.desk.importFrom(file)
            library.refresh()
            if (session !== "")
                page.show(session)
        }
        onExporting: (session, file) => page.desk.exportTo(session, file)
    }
    Shortcut {
        sequences: [StandardKey.Find]
        enabled: page.visible
        onActivated: tools.focusSearch()
    }
    Shortcut {
        sequences: [StandardKey.Undo]
        enabled: page.visible
        onActivated: page.bringBack()
    }
    Shortcut {
        sequences: [StandardKey.Open]
        enabled: page.visible
        onActivated: page.bringIn()
    }
}
