pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// A new game on one sheet; the defaults are right, so that Return alone begins to play.
Page {
    id: page

    property string game: "endless"
    readonly property bool isWide: width > 980 * Theme.textScale

    objectName: "newgame"
    title: setup?.title ?? ""
    subtitle: setup?.subtitle ?? ""

    NewGame {
        id: setup
        gameId: page.game
        onTroubled: (title, text) => page.house.trouble(title, text)
    }
    ScrollArea {
        id: area
        anchors.fill: parent
        anchors.margins: -4 * Theme.unit
        anchors.bottomMargin: start.height + 4 * Theme.unit
        contentWidth: width

        GridLayout {
            id: sheets
            x: 4 * Theme.unit
            y: 4 * Theme.unit
            width: parent.width - 8 * Theme.unit
            columns: page.isWide ? 2 : 1
            columnSpacing: 8 * Theme.unit
            rowSpacing: 6 * Theme.unit

            ColumnLayout {
                id: left
                Layout.fillWidth: true
                Layout.preferredWidth: 400
                Layout.alignment: Qt.AlignTop
                spacing: sheets.rowSpacing

                WhoPlays {
                    id: who
                    Layout.fillWidth: true
                    game: setup
                }
                Loader {
                    Layout.fillWidth: true
                    visible: active
                    active: page.isWide && setup.hasBoards
                    sourceComponent: NightPreview {
                        game: setup
                        room: area.height - who.height - left.spacing - 12 * Theme.unit
                    }
                }
            }
            ColumnLayout {
                id: right
                Layout.fillWidth: true
                Layout.preferredWidth: 520
                Layout.alignment: Qt.AlignTop
                spacing: sheets.rowSpacing

                GameOptions {
                    id: kind
                    Layout.fillWidth: true
                    game: setup
                    onEditBoards: page.house.open("boards")
                    onEditDecks: page.house.open("decks")
                }
                Loader {
                    Layout.fillWidth: true
                    visible: active
                    active: page.isWide && !setup.hasBoards && setup.told.length > 0
                    sourceComponent: NightPreview {
                        game: setup
                        room: area.height - kind.height - right.spacing - 12 * Theme.unit
                    }
                }
            }
        }
    }
    GoldButton {
        id: start
        anchors { right: parent.right; bottom: parent.bottom }
        focus: true
        text: qsTr("Start")
        // a button of the sheet that has the focus takes Return for itself
        readonly property Item focused: Window.activeFocusItem
        readonly property bool isReturnTaken: focused !== start && ((focused as ButtonBase)?.pressesOnReturn === true || (focused as Chooser) !== null)
        key: isReturnTaken ? "" : qsTr("Return")
        enabled: setup.fault === ""
        onClicked: page.begin()
    }
    Label {
        anchors { right: start.left; rightMargin: 5 * Theme.unit; left: parent.left; verticalCenter: start.verticalCenter }
        horizontalAlignment: Text.AlignRight
        color: Theme.danger
        text: setup.fault
    }

    // Whatever is only chosen or written leaves Return to the page.
    Keys.onReturnPressed: event => accept(event)
    Keys.onEnterPressed: event => accept(event)

    function accept(event: KeyEvent) {
        if (!event.isAutoRepeat)
            begin()
    }

    function begin() {
        if (setup.isReady())
            house.begin(game, setup.options(), setup.seats(), setup.seed)
    }

    onVisibleChanged: if (visible) setup.refresh()
    Component.onCompleted: start.forceActiveFocus()
    Connections {
        target: page.house
        function onRetranslated() { setup.refresh() }
    }
}
