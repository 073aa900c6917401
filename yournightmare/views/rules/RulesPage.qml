import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The rule books: contents, search, and the clauses on paper. `clause` opens at one and marks it.
Page {
    id: page

    readonly property bool isWide: width > 880 * Theme.textScale
    readonly property bool isNothing: books.search.trim() !== "" && books.found === 0
    // a code is one word: its hyphen ends no line
    readonly property string codes: qsTr("EN-4.2 is the number of a clause. R-E7 is a ruling: it settles what the printed rules leave open.").replace(/-/g, "\u2011")

    objectName: "rules"
    title: qsTr("Rules")

    RuleBooks {
        id: books
        language: Settings.language
    }
    GridLayout {
        anchors.fill: parent
        columns: page.isWide ? 2 : 1
        columnSpacing: 7 * Theme.unit
        rowSpacing: 3 * Theme.unit

        GridLayout {
            columns: page.isWide ? 1 : 2
            Layout.fillHeight: page.isWide
            Layout.fillWidth: !page.isWide
            Layout.preferredWidth: page.isWide ? Theme.scaled(270) : -1
            Layout.maximumWidth: page.isWide ? Theme.scaled(270) : -1
            rowSpacing: 3 * Theme.unit
            columnSpacing: 3 * Theme.unit

            SearchField {
                id: search
                objectName: "search"
                Layout.fillWidth: true
                Layout.preferredWidth: 100
                label: qsTr("Search the rules")
                maximumLength: 200
                onTextChanged: books.search = text
                onAccepted: page.read()
                Keys.onDownPressed: page.read()
            }
            Chooser {
                Layout.fillWidth: true
                Layout.preferredWidth: 100
                visible: !page.isWide && !page.isNothing && paper.section !== ""
                label: qsTr("Contents")
                options: books.sections
                value: paper.section
                onChosen: key => paper.goTo(books.rowOf(key), false)
            }
            RowLayout {
                Layout.fillWidth: true
                Layout.columnSpan: page.isWide ? 1 : 2
                visible: books.summary !== "" && !page.isNothing
                spacing: 2 * Theme.unit

                Label {
                    Layout.fillWidth: true
                    text: books.summary
                    color: Theme.moon
                    onTextChanged: () => {
                        if (text !== "" && page.visible)
                            page.Accessible.announce(text)
                    }
                }
                IconButton {
                    visible: books.marked > 1
                    iconName: "up"
                    text: qsTr("Previous marked clause")
                    key: qsTr("Shift+F3")
                    onClicked: paper.goTo(books.nextMarked(paper.row, -1), true)
                }
                IconButton {
                    visible: books.marked > 1
                    iconName: "down"
                    text: qsTr("Next marked clause")
                    key: "F3"
                    onClicked: paper.goTo(books.nextMarked(paper.row, 1), true)
                }
            }
            RulesContents {
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: page.isWide
                books: books
                reading: paper.section
                onChosen: key => paper.goTo(books.rowOf(key), false)
            }
            Label {
                Layout.fillWidth: true
                Layout.bottomMargin: Theme.unit
                visible: page.isWide
                dim: true
                font.pixelSize: Theme.small
                text: page.codes
            }
        }
        RulesPaper {
            id: paper
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: !page.isNothing
            focus: true
            books: books
            codes: page.isWide ? "" : page.codes
        }
        NothingFound {
            id: nothing
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: page.isNothing
            isLow: !page.hasRoomToExplain
            onAllWanted: {
                books.search = ""
                page.read()
            }
        }
    }
    Binding {
        target: search
        property: "text"
        value: books.search
    }
    Shortcut {
        sequences: ["Ctrl+F"]
        enabled: page.visible
        onActivated: search.forceActiveFocus(Qt.ShortcutFocusReason)
    }
    Shortcut {
        sequences: ["F3"]
        enabled: page.visible && books.marked > 1
        onActivated: paper.goTo(books.nextMarked(paper.row, 1), true)
    }
    Shortcut {
        sequences: ["Shift+F3"]
        enabled: page.visible && books.marked > 1
        onActivated: paper.goTo(books.nextMarked(paper.row, -1), true)
    }

    onClauseChanged: seek()
    Component.onCompleted: seek()

    function read() {
        if (isNothing)
            nothing.enter()
        else
            paper.forceActiveFocus(Qt.TabFocusReason)
    }
    function seek() {
        paper.goTo(Math.max(0, books.open(clause)), true)
    }

    Connections {
        target: page.house
        function onRetranslated() { books.refresh() }
    }
}
