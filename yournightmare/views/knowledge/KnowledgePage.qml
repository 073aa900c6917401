pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components
import yournightmare.views.files

// What we know of each other: a person's fears in order, and who guesses whom how well.
Page {
    id: page

    readonly property bool isWide: width > 860 * Theme.textScale
    // so that the head leaves room for the rest
    readonly property bool isLow: height < 640 * Theme.textScale

    objectName: "knowledge"
    title: width > 640 * Theme.textScale ? qsTr("What we know of each other") : qsTr("What we know")
    subtitle: isLow ? "" : qsTr("From what was read out at Your Worst Nightmare. It stays on this computer.")
    clause: "HO-4.1"

    component Export: PlainButton {
        iconName: "save"
        text: qsTr("Export")
        hint: qsTr("All of it, as a table or for other programs")
        onClicked: files.sendOut("", known.fileName("csv"))
    }

    header.more: Export {
        visible: page.isWide && (known.hasFears || known.hasMeetings)
    }

    WhoKnowsWhom {
        id: known
        desk: page.house.desk
        active: page.visible
        isOn: Settings.knowEachOther
        onSourcesChanged: page.openSources()
    }

    // One evening is shown at once, of several one is chosen.
    function openSources() {
        if (known.onlySource !== "")
            page.house.watch(known.onlySource)
        else if (known.sourceCount > 1)
            evenings.open()
    }

    // Pages below may still show the name, so nothing of them stays.
    function erase(name: string) {
        if (!known.erase(name))
            return
        page.house.home()
        page.house.open("knowledge")
    }

    Nobody {
        anchors.fill: parent
        visible: known.isEmpty
        onBegan: page.house.newGame("worst")
    }
    GridLayout {
        anchors.fill: parent
        visible: !known.isEmpty
        columns: page.isWide ? 2 : 1
        columnSpacing: 7 * Theme.unit
        rowSpacing: 4 * Theme.unit

        PersonList {
            id: list
            Layout.fillWidth: !page.isWide
            Layout.fillHeight: page.isWide
            Layout.preferredWidth: page.isWide ? Theme.scaled(240) : -1
            Layout.maximumWidth: page.isWide ? Theme.scaled(240) : -1
            known: known
            isTight: !page.isWide
        }
        ScrollArea {
            id: area
            Layout.fillWidth: true
            Layout.fillHeight: true
            // room for the papers' shadows
            Layout.margins: -3 * Theme.unit

            ColumnLayout {
                x: 3 * Theme.unit
                y: 3 * Theme.unit
                width: area.contentWidth - 6 * Theme.unit
                spacing: 6 * Theme.unit

                FearSheet {
                    Layout.fillWidth: true
                    known: known
                    isNamed: page.isWide
                    onEraseWanted: erasing.open()
                }
                MatrixSheet {
                    Layout.fillWidth: true
                    visible: known.hasMeetings
                    known: known
                }
                Label {
                    Layout.fillWidth: true
                    visible: Settings.knowEachOther
                    dim: true
                    text: qsTr("Only what was read out to the whole table counts, also in games that are not finished. Sheets that stayed sealed never count, nor do games in the bin, a “what if”, what was taken back, and computer players.")
                }
                Label {
                    Layout.fillWidth: true
                    visible: text !== ""
                    text: known.unreadable
                }
                Export {
                    Layout.bottomMargin: 2 * Theme.unit
                    visible: !page.isWide && (known.hasFears || known.hasMeetings)
                }
            }
        }
    }
    EraseDialog {
        id: erasing
        name: known.person
        onAnswered: value => {
            if (value === "erase")
                page.erase(name)
        }
    }
    EveningsDialog {
        id: evenings
        known: known
        onWanted: session => page.house.watch(session)
    }
    FileChoice {
        id: files
        exportTitle: qsTr("Export what we know of each other")
        exportText: qsTr("Pick a folder below, or write where it is to be saved. A name that ends in .csv makes a table, one that ends in .json a file for other programs.")
        exportFilters: [qsTr("Table (*.csv)"), qsTr("For other programs (*.json)")]
        exportEndings: [".csv", ".json"]
        onExporting: (session, file) => known.exportTo(file)
    }

    Component.onCompleted: list.enter()
}
