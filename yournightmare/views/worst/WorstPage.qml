pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import yournightmare.models
import yournightmare.views.components

// Your Worst Nightmare: the page of a game being played. What is shown follows the phase; the open
// sheet is there only while the curtain is open for its seat.
FocusScope {
    id: page

    required property House house
    required property WorstTable table
    readonly property string clause: table.clauseNow
    // the game that is left with this page
    readonly property string playedSession: table.sessionId
    readonly property string phase: table.phase
    readonly property real edge: width > 1100 ? 7 * Theme.unit : 4 * Theme.unit
    // the round whose fears were seen being turned over
    property int turnedRound: 0
    // what could not be done just now
    property string notice: ""
    readonly property Item focused: Window.activeFocusItem
    // whether what had the focus was reached by keyboard
    property bool isByKeys: false
    readonly property bool isSheetOpen: (table.curtain as Curtain).openFor >= 0

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Your Worst Nightmare")

    FocusScope {
        id: room
        anchors.fill: parent
        focus: true
        // heard where nothing in it has the focus
        Accessible.role: Accessible.Pane
        Accessible.name: heading.text

        PaperSheet {
            // The paper of the sheet, bare: it is torn and shaded once and waits under the table top,
            // for that takes longer than a frame.
            x: desk.x + desk.place.x
            y: desk.y + desk.place.y
            width: desk.place.width
            height: desk.place.height
            z: page.isSheetOpen ? -1 : -3
            visible: foot.hasSeats
            seed: 41
        }
        WorstBackdrop {
            anchors.fill: parent
            z: -2
        }
        Loader {
            id: evaluation
            anchors.fill: parent
            active: page.phase === "reading"
            sourceComponent: Evaluation {
                table: page.table
                reading: page.table.reading as WorstReading
                headRoom: head.y + head.height + 2 * Theme.unit
            }
        }
        ColumnLayout {
            id: head
            anchors { top: parent.top; left: parent.left; right: parent.right }
            anchors { margins: page.edge; topMargin: 5 * Theme.unit }
            spacing: 0

            RowLayout {
                Layout.fillWidth: true
                spacing: 4 * Theme.unit

                IconButton {
                    Layout.alignment: Qt.AlignTop
                    iconName: "back"
                    text: page.house.isUnsaved ? qsTr("Leave the game; it is not saved") : qsTr("Leave the game; it is saved")
                    key: qsTr("Esc")
                    onClicked: page.house.back()
                }
                Item {
                    id: title
                    Layout.fillWidth: true
                    implicitHeight: heading.implicitHeight

                    Heading {
                        id: heading
                        width: parent.width - (small.active ? small.width + 4 * Theme.unit : 0)
                        level: 1
                        // beside everybody's points it stays in its line
                        fontSizeMode: small.active ? Text.HorizontalFit : Text.FixedSize
                        minimumPixelSize: Theme.body
                        wrapMode: small.active ? Text.NoWrap : Text.Wrap
                        text: page.phase === "ended" ? qsTr("Your Worst Nightmare")
                            : (page.table.isWhatIf ? qsTr("What if … Round %1") : qsTr("Round %1")).arg(page.table.round)
                    }
                }
                IconButton {
                    id: undo
                    Layout.alignment: Qt.AlignTop
                    iconName: "undo"
                    text: qsTr("Take back")
                    key: qsTr("Ctrl+Z")
                    enabled: page.table.canTakeBack
                    onClicked: page.table.takeBack()
                }
                IconButton {
                    Layout.alignment: Qt.AlignTop
                    iconName: "help"
                    text: qsTr("Rules")
                    key: "F1"
                    onClicked: page.house.help(page.clause)
                }
                IconButton {
                    Layout.alignment: Qt.AlignTop
                    iconName: page.house.isFullScreen ? "window" : "fullscreen"
                    text: page.house.isFullScreen ? qsTr("Leave full screen") : qsTr("Full screen")
                    key: "F11"
                    onClicked: page.house.toggleFullScreen()
                }
            }
            Label {
                // what can't be done is said here too, for a while: a message would lie on what can
                Layout.fillWidth: true
                Layout.leftMargin: title.x
                // at the reading-out people and the window are beside it
                Layout.maximumWidth: (evaluation.item as Evaluation)?.isRoomy ? page.width * 0.32 : -1
                color: page.notice === "" ? Theme.text : Theme.moon
                text: page.notice === "" ? page.table.prompt : page.notice
            }
        }
        Rectangle {
            // so that figures can be read before the moon in the window
            anchors { fill: small; leftMargin: -2 * Theme.unit; rightMargin: anchors.leftMargin }
            visible: small.active
            radius: 3 * Theme.unit
            color: Theme.withAlpha(Theme.night, 0.8)
        }
        Loader {
            // where nobody is seen sitting at the table; above the line that says who reads
            id: small
            x: head.x + undo.x - width - 4 * Theme.unit
            y: head.y - Theme.unit
            active: page.phase === "reading" && evaluation.item !== null && !(evaluation.item as Evaluation).isRoomy
            sourceComponent: tallies
        }
        SheetDesk {
            // made beforehand, so that it is there in the frame in which the curtain is open; it
            // knows nothing while nobody looks, for all it shows comes from the sheet
            id: desk
            anchors { top: head.bottom; bottom: parent.bottom; left: parent.left; right: parent.right }
            anchors { leftMargin: page.edge; rightMargin: page.edge; topMargin: 3 * Theme.unit; bottomMargin: page.edge }
            visible: page.isSheetOpen
            onVisibleChanged: {
                if (visible)
                    forceActiveFocus(Qt.OtherFocusReason)
                else
                    focus = false
            }
            // a game that goes on with the sheet open, where nobody else plays
            Component.onCompleted: focus = page.isSheetOpen
            table: page.table
            sheet: page.table.sheet as WorstSheet
        }
        Loader {
            id: content
            anchors { top: head.bottom; bottom: foot.top; left: parent.left; right: parent.right }
            anchors { leftMargin: page.edge; rightMargin: page.edge; topMargin: 3 * Theme.unit; bottomMargin: 3 * Theme.unit }
            visible: !page.isSheetOpen
            sourceComponent: page.phase === "turn" ? (page.table.ownCards ? titles : quiet)
                : page.phase === "pass" || page.phase === "sheet" ? fears
                : page.phase === "between" ? sides
                : page.phase === "ended" ? end : null
        }
        Item {
            id: foot
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            anchors { leftMargin: page.edge; rightMargin: page.edge; bottomMargin: page.edge }
            // while the curtain or an open sheet hides it, it stays as it is, and so does all above
            readonly property bool hasSeats: ["turn", "pass", "sheet"].includes(page.phase)
            // at the reading-out the button lies among the envelopes
            readonly property bool hasMain: page.table.verb !== "" && !["sheet", "reading"].includes(page.phase)
            readonly property bool isStacked: hasMain && hasSeats && main.implicitWidth > parent.width * 0.45
            height: isStacked ? seats.height + main.height + 2 * Theme.unit
                : Math.max(hasSeats ? seats.height : 0, hasMain ? main.height : 0)
            visible: !page.isSheetOpen

            SeatRow {
                id: seats
                anchors.bottom: foot.isStacked ? undefined : parent.bottom
                width: foot.isStacked || !foot.hasMain ? parent.width : parent.width - main.width - 4 * Theme.unit
                visible: foot.hasSeats
                table: page.table
            }
            GoldButton {
                id: main
                anchors { right: parent.right; bottom: parent.bottom }
                width: Math.min(implicitWidth, parent.width)
                visible: foot.hasMain
                enabled: foot.hasMain
                text: foot.hasMain ? page.table.verb : ""
                key: qsTr("Space")
                onClicked: page.act()
            }
        }
    }
    CurtainCover {
        id: cover
        curtain: page.table.curtain as Curtain
        covers: room
        title: qsTr("Your Worst Nightmare")
        // no message of what was seen lies on the cloth
        onIsCoveringChanged: {
            if (isCovering) {
                page.notice = ""
                page.house.hush()
            }
        }
    }

    Component {
        id: tallies
        Tallies {
            seats: page.table.seats
            target: page.table.target
            // the title keeps room for itself
            room: title.width * 0.72
            mood: (evaluation.item as Evaluation)?.mood ?? ""
        }
    }
    Component {
        id: quiet
        DeckTable {
            table: page.table
        }
    }
    Component {
        id: titles
        OwnTitles {
            table: page.table
        }
    }
    Component {
        id: fears
        FearTable {
            fears: page.table.fears
            turns: page.turnedRound !== page.table.round
            Component.onCompleted: page.turnedRound = page.table.round
        }
    }
    Component {
        id: sides
        SideBySide {
            table: page.table
        }
    }
    Component {
        id: end
        WorstEnd {
            table: page.table
            ending: page.table.ending as WorstEnding
            onWatch: page.house.watch(page.table.sessionId)
            onKnown: page.house.open("knowledge")
            onHome: page.house.home()
        }
    }

    // Whether the focus is on nothing that can be used.
    function isFocusLost(): bool {
        return focused === room || focused === evaluation || focused === content
    }

    // The focus was on what is done with: an envelope that is open now, a button that has gone.
    function goOn() {
        if (!isFocusLost() || cover.isCovering)
            return
        if (evaluation.item !== null)
            (evaluation.item as Evaluation).takeFocus()
        else if (main.visible)
            main.forceActiveFocus(Qt.TabFocusReason)
    }

    // Whoever goes back from an open sheet is done with it: the curtain falls before the page moves.
    function handlesBack(): bool {
        const curtain = page.table.curtain as Curtain
        if (!page.isSheetOpen || !curtain.needed)
            return false
        curtain.fall("done")
        return true
    }

    function act() {
        if (page.phase !== "ended")
            page.table.act()
        else if (!ending.holds())
            page.house.again(page.table.sessionId)
    }

    Shortcut {
        sequences: ["Space"]
        autoRepeat: false
        enabled: page.visible && page.enabled && !cover.isCovering
        onActivated: {
            // the key that has moved the curtain may still be down
            if ((page.table.curtain as Curtain).isCalm)
                page.act()
        }
    }
    Shortcut {
        sequences: [StandardKey.Undo]
        enabled: page.visible && page.enabled && !cover.isCovering
        onActivated: page.table.takeBack()
    }
    onPhaseChanged: notice = ""
    onFocusedChanged: {
        if (isFocusLost() && isByKeys)
            Qt.callLater(goOn)
        else if (!isFocusLost())
            isByKeys = (focused as ButtonBase)?.visualFocus ?? false
    }
    Timer {
        id: noticed
        interval: 6000 + 40 * page.notice.length
        onTriggered: page.notice = ""
    }
    EndPause {
        id: ending
    }
    Connections {
        target: page.table
        function onEnded() { ending.restart() }
        function onAnnounced(text: string) { page.house.announce(text) }
        function onRefused(reason: string, clause: string) {
            page.house.announce(reason)
            // the sheet and the own titles say it where it is missing
            page.notice = page.isSheetOpen || page.phase === "turn" && page.table.ownCards ? "" : reason
            noticed.restart()
        }
    }
    T.StackView.onDeactivating: {
        // as it begins to go, and not when another comes on top of it: nothing goes on unseen
        if (!T.StackView.view?.find(item => item === page, T.StackView.DontLoad))
            page.table?.leave()
    }
    Component.onDestruction: {
        page.table?.leave()
        page.house?.putAway(page.table)
    }
}
