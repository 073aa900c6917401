import QtQuick
import yournightmare.models
import yournightmare.views.components

// Search, filters and order above the list.
Flow {
    id: tools

    required property LibraryModel library
    signal downwards()
    // Undo was pressed where there is no text to take back
    signal undone()

    spacing: 2 * Theme.unit

    // with games of one kind alone there is nothing to choose among
    readonly property bool hasKinds: library.games.length > 2
    // what is left for the search beside all the others, or beside the first of them
    readonly property real besideAll: besideKinds - Theme.scaled(190) * 2 - 2 * spacing
    readonly property real besideKinds: width - (hasKinds ? Theme.scaled(220) + spacing : 0)

    function focusSearch() {
        search.forceActiveFocus(Qt.ShortcutFocusReason)
        search.selectAll()
    }

    SearchField {
        id: search
        width: Math.min(Theme.scaled(300), tools.besideAll >= Theme.scaled(200) ? tools.besideAll
                        : tools.besideKinds >= Theme.scaled(200) ? tools.besideKinds : tools.width)
        label: qsTr("Search the library")
        text: tools.library.text
        onTextChanged: tools.library.text = text
        Keys.onDownPressed: tools.downwards()
        Keys.onReturnPressed: tools.downwards()
        Keys.onPressed: event => {
            event.accepted = !canUndo && event.matches(StandardKey.Undo)
            if (event.accepted)
                tools.undone()
        }
    }
    Chooser {
        width: Math.min(tools.width, Theme.scaled(220))
        visible: tools.hasKinds
        label: qsTr("Game")
        value: tools.library.game
        options: tools.library.games
        onChosen: value => tools.library.game = value
    }
    Chooser {
        width: Math.min(tools.width, Theme.scaled(190))
        label: qsTr("Which games")
        value: tools.library.state
        options: [
            { value: "all", text: qsTr("All games") },
            { value: "unfinished", text: qsTr("Unfinished") },
            { value: "finished", text: qsTr("Finished") }
        ]
        onChosen: value => tools.library.state = value
    }
    Chooser {
        width: Math.min(tools.width, Theme.scaled(190))
        label: qsTr("Order")
        value: tools.library.order
        options: [
            { value: "newest", text: qsTr("Newest first") },
            { value: "best", text: qsTr("Best score first") },
            { value: "name", text: qsTr("By name") }
        ]
        onChosen: value => tools.library.order = value
    }
}
