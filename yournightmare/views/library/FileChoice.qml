pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Dialogs
import yournightmare.models

// Asks for the file to export a game to or to bring one in from: in the system's own dialog, or on
// a sheet of ours where it has none.
Item {
    id: choice

    property bool isImport: true
    property string session: ""
    property string name: ""
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

    LibraryPlaces {
        id: where
    }
    Loader {
        id: system
        active: false
        sourceComponent: FileDialog {
            fileMode: choice.isImport ? FileDialog.OpenFile : FileDialog.SaveFile
            title: choice.isImport ? qsTr("Bring in a saved game") : qsTr("Export this game")
            acceptLabel: choice.isImport ? qsTr("Bring in") : qsTr("Export")
            nameFilters: [qsTr("Saved games (*.nightmare)"), qsTr("All files (*)")]
            defaultSuffix: "nightmare"
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
            onChosen: file => choice.take(file)
        }
    }
}
