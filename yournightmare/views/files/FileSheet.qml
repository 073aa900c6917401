import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// Where the system has no file dialog: a path written by hand, or found among the folders below,
// which follow what is written. An older file is replaced only when that is said a second time.
Dialog {
    id: sheet

    property FilePlaces places: null
    property bool isImport: true
    // what an exported file is named where only a folder is written
    property string name: ""
    property string importTitle: ""
    property string importText: ""
    property string exportTitle: ""
    property string exportText: ""
    property list<string> exportEndings: []
    // as the system's dialog has them; the first is what is shown
    property list<string> importFilters: []
    // what was asked to be replaced and not yet answered
    property string replaced: ""
    // what was brought in last: who mistyped it need not write it all again
    property string lastImport: ""
    signal chosen(url file)

    title: isImport ? importTitle : exportTitle
    text: isImport ? importText : exportText
    iconName: isImport ? "open" : "save"
    sheetWidth: Theme.scaled(680)
    buttons: [
        { text: qsTr("Cancel"), value: "" },
        { text: isImport ? qsTr("Bring in") : replaced !== "" ? qsTr("Replace it") : qsTr("Export"),
          value: "done", gold: true }
    ]

    function ask() {
        replaced = ""
        field.text = isImport && lastImport !== "" ? lastImport : places.proposedPath(name)
        folders.source = ""
        open()
    }

    function focusField() {
        field.forceActiveFocus(Qt.TabFocusReason)
        // the name without its ending is what one wants to change
        const ending = exportEndings.find(ending => field.text.endsWith(ending)) ?? ""
        const end = field.text.length - ending.length
        const start = Math.max(field.text.lastIndexOf("/"), field.text.lastIndexOf("\\")) + 1
        if (start < end)
            field.select(start, end)
        else
            field.cursorPosition = field.text.length
        // nothing of it is loaded before it is asked for, and the field stays in sight above it
        if (folders.source.toString() === "")
            folders.setSource("FolderList.qml", {
                places: places,
                start: places.folder,
                patterns: places.patternsOf(importFilters),
                hasFiles: isImport
            })
    }

    onOpened: Qt.callLater(sheet.focusField)
    onAnswered: value => {
        if (value === "")
            return
        const file = places.written(field.text, name, exportEndings)
        if (field.text.trim() === "") {
            open()
        } else if (!isImport && replaced !== file.toString() && places.isTaken(file)) {
            notice.name = places.nameOf(file)
            replaced = file.toString()
            open()
        } else {
            lastImport = isImport ? field.text : lastImport
            chosen(file)
        }
    }

    TextField {
        id: field
        objectName: "path"
        Layout.fillWidth: true
        Layout.margins: Theme.unit
        label: qsTr("Folders and name of the file")
        placeholderText: label
        onPaper: true
        error: notice.text
        onTextEdited: {
            sheet.replaced = ""
            following.restart()
        }
        Keys.onReturnPressed: sheet.answer("done")
        Keys.onEnterPressed: sheet.answer("done")
    }
    Label {
        id: notice

        property string name: ""

        Layout.fillWidth: true
        visible: text !== ""
        onPaper: true
        color: Theme.dangerOnPaper
        text: sheet.replaced === "" ? ""
              : qsTr("There is a file “%1” already. Replacing it can't be undone.")
                .arg(name)
    }
    Timer {
        // who writes is let finish
        id: following
        interval: 300
        onTriggered: {
            const folder = sheet.places.folderOf(field.text)
            if (folder.toString() !== "")
                (folders.item as FolderList)?.show(folder)
        }
    }
    Loader {
        id: folders
        Layout.fillWidth: true
        Layout.margins: Theme.unit
    }
    Connections {
        target: folders.item
        ignoreUnknownSignals: true
        function onFolderOpened(folder: url) {
            sheet.replaced = ""
            field.text = sheet.places.pathIn(folder, sheet.isImport ? "" : sheet.places.nameIn(field.text))
        }
        function onFileTaken(file: url) { field.text = sheet.places.pathOf(file) }
    }
}
