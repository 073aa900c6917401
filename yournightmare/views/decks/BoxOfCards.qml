pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import yournightmare.models
import yournightmare.views.components

// The three hundred cards that come with the program, to look through.
ColumnLayout {
    id: box

    required property Decks decks
    // In a low window the cards lie flat, words beside the picture.
    required property bool isLow

    spacing: 3 * Theme.unit

    RowLayout {
        Layout.fillWidth: true
        spacing: 4 * Theme.unit

        SearchField {
            id: search
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.scaled(420)
            label: qsTr("Find a fear")
            placeholderText: qsTr("Find a fear")
            onTextChanged: box.decks.seek(text)
        }
        Label {
            Layout.fillWidth: true
            dim: true
            text: qsTr("%n card(s)", "", grid.count)
        }
    }
    GridView {
        id: grid

        readonly property int columns: box.isLow ? Math.max(1, Math.floor(width / Theme.scaled(210)))
                                                 : Math.max(2, Math.floor(width / Theme.scaled(176)))

        Layout.fillWidth: true
        Layout.fillHeight: true
        model: box.decks.cards
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        cellWidth: Math.floor((width - 4 * Theme.unit) / columns)
        cellHeight: box.isLow ? Theme.scaled(104) : cellWidth * 0.86 + Theme.scaled(104)
        // Made as they come into sight and used again: what the view makes ahead of it in the
        // background it would lose with a warning when other cards are looked for.
        cacheBuffer: 0
        reuseItems: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("The cards of the box")
        T.ScrollBar.vertical: ScrollBar { }
        delegate: BoxCard {
            width: grid.cellWidth
            height: grid.cellHeight
            isFlat: box.isLow
            isCurrent: grid.activeFocus && GridView.isCurrentItem
        }
    }
    Label {
        Layout.fillWidth: true
        visible: grid.count === 0
        text: qsTr("Nobody in this box is afraid of that.")
    }
}
