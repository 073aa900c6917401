pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Dialogs
import yournightmare.models

// Asks for the file to export a game to or to bring something in from: in the system's own dialog,
// or on a sheet of ours where it has none. A page that brings in other things than saved games says
// so in `importTitle`, `importText` and `importFilters`; so does one that exports other things.
Item {
    id: choice

    property bool isImport: true
    property string session: ""
    property string name: ""
    property string importTitle: qsTr("Bring in a saved game")
    property string importText: qsTr("Pick the saved game below, or write its folders and its name.")
    property list<string> importFilters: [qsTr("Saved games (*.nightmare)"), qsTr("All files (*)")]
    property string exportTitle: qsTr("Export this game")
    property string exportText: qsTr("Pick a folder below, or write folders and name.")
    property list<string> exportFilters: [qsTr("Saved games (*.nightmare)"), qsTr("All files (*)")]
    // what an exported file's name may end in; the first is put behind any other
    property list<string> exportEndings: [".nightmare"]
    signal importing(url file)
    signal exporting(string session, url file)

    function bringIn() {
        isImport = true
        ask()
    }

    function sendOut(id: string, proposed: string) {
        isImport = false
        session = id
        name = proposed
        ask()
    }

    function ask() {
        if (where.hasDialog) {
            system.active = true
        } else {
            own.active = true
            const sheet = own.item as FileSheet
            sheet?.ask()
        }
    }

    function take(file: url) {
        if (isImport)
            importing(file)
        else
            exporting(session, file)
    }

    FilePlaces {
        id: where
    }
    Loader {
        id: system
        active: false
        sourceComponent: FileDialog {
            fileMode: choice.isImport ? FileDialog.OpenFile : FileDialog.SaveFile
            title: choice.isImport ? choice.importTitle : choice.exportTitle
            acceptLabel: choice.isImport ? qsTr("Bring in") : qsTr("Export")
            nameFilters: choice.isImport ? choice.importFilters : choice.exportFilters
            defaultSuffix: choice.exportEndings[0].slice(1)
            currentFolder: where.folder
            Component.onCompleted: {
                if (!choice.isImport)
                    selectedFile = where.proposed(choice.name)
                open()
            }
            onAccepted: {
                choice.take(selectedFile)
                system.active = false
            }
            onRejected: system.active = false
        }
    }
    Loader {
        id: own
        active: false
        sourceComponent: FileSheet {
            places: where
            isImport: choice.isImport
            name: choice.isImport ? "" : choice.name
            importTitle: choice.importTitle
            importText: choice.importText
            exportTitle: choice.exportTitle
            exportText: choice.exportText
            exportEndings: choice.exportEndings
            importFilters: choice.importFilters
            onChosen: file => choice.take(file)
        }
    }
}
