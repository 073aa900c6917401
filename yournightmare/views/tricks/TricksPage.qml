pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import yournightmare.models
import yournightmare.views.components
import "Seating.js" as Seating

// The trick game: the page of a game being played. What is shown follows the phase; hand and stack
// are there only while the curtain is open for their seat.
FocusScope {
    id: page

    required property House house
    required property TricksTable table
    readonly property TricksHand hand: table.hand as TricksHand
    readonly property TricksPlacing placing: table.placing as TricksPlacing
    readonly property string clause: table.clauseNow
    // the game that is left with this page
    readonly property string playedSession: table.sessionId
    readonly property string phase: table.phase
    readonly property real edge: width > 1100 ? 7 * Theme.unit : 4 * Theme.unit
    readonly property bool isPlacing: phase === "placing" && placing.seat >= 0
    readonly property bool isAtTable: phase === "deal" || phase === "play" || phase === "turning"
                                      || (phase === "placing" && !isPlacing)

    // what is left of the topmost plates, without the button for going back
    readonly property real headWidth: Math.max(70, Seating.besides(width, height, stretched) - edge - Theme.touch - 6 * Theme.unit
                                                   + Seating.push(width, height, headNeed, stretched))
    readonly property real stretched: Seating.stretch(width, height, Theme.textScale)
    // three buttons beside the topmost plate; the fourth stands below them
    readonly property real headNeed: edge + 3 * Theme.touch + 6 * Theme.unit + 180 * (stretched - 1)
    // where a hand lies along the lower edge
    readonly property bool messagesAtTop: isAtTable || isPlacing
    // what could not be entered just now
    property string notice: ""
    // who plays at which seat can be changed: not on a score sheet, nor when all is over
    readonly property bool canReseat: !table.keepsScore && phase !== "ended"
    readonly property bool canAsk: page.hand.mayPlay || page.isPlacing
    readonly property bool hasHints: (page.table.hints as TricksHints).isOpen
    readonly property string hintName: hasHints ? qsTr("Put the hints away") : qsTr("What would the best player do?")
    // the score sheet's font, fetched before anybody plays: when one comes, Qt lays out all texts anew
    readonly property string written: Hand.family

    Accessible.role: Accessible.Pane
    Accessible.name: page.house.tricksTitle

    FocusScope {
        id: room
        anchors.fill: parent
        focus: true
        Keys.onPressed: event => page.useKey(event)

        TricksBackdrop {
            anchors.fill: parent
            isOutside: page.isPlacing
        }
        Rectangle {
            // sheets and rows lie before a darker room
            anchors.fill: parent
            visible: !page.isAtTable && !page.isPlacing && !Theme.contrast
            color: Theme.night
            opacity: 0.66
        }
        Loader {
            id: scene
            anchors.fill: parent
            // once made it stays: to make it anew would hold up the page between two rounds
            active: page.isAtTable || item !== null
            visible: page.isAtTable
            sourceComponent: TableScene {
                table: page.table
                headNeed: page.headNeed
                headEnd: head.y + head.height
                onVerb: page.act()
            }
            onLoaded: (item as Item)?.forceActiveFocus(Qt.OtherFocusReason)
            onVisibleChanged: if (visible) (item as Item)?.forceActiveFocus(Qt.OtherFocusReason)
        }
        RowLayout {
            id: head
            anchors { top: parent.top; left: parent.left; right: parent.right }
            anchors { margins: page.edge; topMargin: 5 * Theme.unit }
            spacing: (page.isAtTable ? 2 : 4) * Theme.unit

            IconButton {
                Layout.alignment: Qt.AlignTop
                iconName: "back"
                text: page.house.isUnsaved ? qsTr("Leave the game; it is not saved") : qsTr("Leave the game; it is saved")
                key: qsTr("Esc")
                onClicked: page.house.back()
            }
            ColumnLayout {
                Layout.fillWidth: true
                // at the table there are plates beside it
                Layout.maximumWidth: page.isAtTable ? page.headWidth : -1
                spacing: 0

                Heading {
                    Layout.fillWidth: true
                    level: 1
                    font.pixelSize: page.isAtTable ? Math.min(Theme.title, page.headWidth / 7.7)
                        // large letters leave a small window's page its room
                        : Math.min(Theme.title, Math.max(24, page.width * (page.isPlacing ? 0.036 : 0.042)))
                    text: page.phase === "ended" || page.isAtTable ? page.house.tricksTitle : page.table.prompt
                }
                Label {
                    Layout.fillWidth: true
                    font.pixelSize: page.isAtTable ? Math.min(Theme.body, Math.max(12, page.headWidth / 9)) : Theme.body
                    color: page.notice === "" ? Theme.text : Theme.moon
                    // a number never stands alone in its line
                    text: page.notice === "" ? page.whereWeAre().replace(/ (\d+)$/, "\u00a0$1") : page.notice
                }
            }
            Item {
                Layout.fillWidth: true
                visible: page.isAtTable
            }
            IconButton {
                Layout.alignment: Qt.AlignTop
                visible: page.isPlacing
                iconName: "star"
                text: page.hintName
                key: "H"
                onClicked: page.askOrPutAway()
            }
            IconButton {
                Layout.alignment: Qt.AlignTop
                visible: !page.table.keepsScore
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
        Row {
            anchors { top: parent.top; right: parent.right }
            anchors { topMargin: 7 * Theme.unit + Theme.touch; rightMargin: page.edge }
            visible: page.isAtTable
            spacing: 2 * Theme.unit

            IconButton {
                visible: page.hand.mayPlay
                iconName: "star"
                text: page.hintName
                key: "H"
                onClicked: page.askOrPutAway()
            }
            IconButton {
                visible: page.canReseat
                iconName: "seat"
                text: qsTr("Who plays from here on")
                key: "P"
                onClicked: page.askWhoPlays()
            }
        }
        Loader {
            id: content
            anchors { top: head.bottom; bottom: foot.top; left: parent.left; right: parent.right }
            anchors { leftMargin: page.edge; rightMargin: page.edge; topMargin: 3 * Theme.unit; bottomMargin: 3 * Theme.unit }
            asynchronous: true
            // it comes whole, though it is made bit by bit; later than that nobody waits for it
            readonly property bool isWhole: (item as RoundOpen)?.isWhole ?? (item as TricksEnd)?.isWhole ?? item !== null
            opacity: isWhole || late.isOver ? 1 : 0
            onItemChanged: late.begin()
            Behavior on opacity {
                enabled: content.opacity < 1
                NumberAnimation { duration: Theme.motion(220); easing.type: Easing.OutQuad }
            }
            sourceComponent: page.phase === "round" ? laidOpen
                : page.phase === "entry" ? entry
                : page.phase === "ended" ? end : null
        }
        CurtainSecret {
            // the placing takes the whole room
            id: desk
            anchors.fill: parent
            curtain: page.table.curtain as Curtain
            seat: page.isPlacing ? page.placing.seat : -1
            isKept: !page.table.keepsScore
            sourceComponent: PlacingDesk {
                focus: true
                isOpen: desk.isOpen
                table: page.table
                placing: page.placing
                headRoom: head.y + head.height + 2 * Theme.unit
                onVerb: page.act()
            }
        }
        Item {
            id: foot
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            anchors { leftMargin: page.edge; rightMargin: page.edge; bottomMargin: page.edge }
            visible: !page.isAtTable && !page.isPlacing
            height: main.visible ? main.height : 0

            GoldButton {
                id: main
                anchors { right: parent.right; bottom: parent.bottom }
                width: Math.min(implicitWidth, parent.width)
                height: Math.max(Math.min(52, Theme.scaled(52)), implicitContentHeight + topPadding + bottomPadding)
                font.pixelSize: Math.max(24 * Math.min(page.width / 1440, page.height / 900), Math.min(Theme.head, Math.max(20, 0.03 * page.width)))
                visible: page.table.verb !== ""
                text: page.table.verb
                key: qsTr("Space")
                onClicked: page.act()
            }
        }
    }
    CurtainCover {
        id: cover
        curtain: page.table.curtain as Curtain
        covers: room
        title: page.house.tricksTitle
        // no message of what was seen lies on the cloth
        onIsCoveringChanged: if (isCovering) page.house.hush()
    }

    Component {
        id: laidOpen
        RoundOpen {
            table: page.table
        }
    }
    Component {
        id: entry
        EntrySheet {
            table: page.table
            entry: page.table.entry as TricksEntry
            onVerb: page.act()
            onLastEntered: main.forceActiveFocus(Qt.TabFocusReason)
        }
    }
    Component {
        id: end
        TricksEnd {
            table: page.table
            ending: page.table.ending as TricksEnding
            onWatch: page.house.watch(page.table.sessionId)
            onHome: page.house.home()
        }
    }

    function whereWeAre(): string {
        const table = page.table
        if (phase === "ended")
            return ""
        const round = table.isWhatIf ? qsTr("What if … Round %1").arg(table.round)
            : table.rounds > 0 ? qsTr("Round %1 of %2").arg(table.round).arg(table.rounds)
            : qsTr("Round %1, up to %2 points").arg(table.round).arg(table.total)
        return table.trickNumber > 0 && (phase === "play" || phase === "turning")
            ? qsTr("%1, trick %2").arg(round).arg(table.trickNumber) : round
    }

    function act() {
        if (page.phase !== "ended" && page.hand.mayPlay && page.hand.pickedValue < 0) {
            page.notice = qsTr("Pick a card with the arrows, a digit or the mouse.")
            noticed.restart()
        } else if (page.phase !== "ended")
            page.table.act()
        else if (!ending.holds())
            page.house.again(page.table.sessionId)
    }

    // Keys that nothing with the focus has taken.
    function useKey(event: KeyEvent) {
        const number = event.key - Qt.Key_0
        event.accepted = true
        if (page.table.isPlaying && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter))
            page.table.skip()
        else if (event.key === Qt.Key_H && page.canAsk && !event.isAutoRepeat)
            askOrPutAway()
        else if (event.key === Qt.Key_P && page.canReseat && !event.isAutoRepeat)
            askWhoPlays()
        else if (page.isPlacing)
            event.accepted = useKeyForPlacing(event.key, number)
        else if (page.hand.mayPlay)
            event.accepted = useKeyForHand(event.key, number)
        else
            event.accepted = false
    }

    function useKeyForPlacing(key: int, number: int): bool {
        if (number >= 1 && number <= 7)
            page.placing.place(number)
        else if (key === Qt.Key_Down || key === Qt.Key_Up)
            page.placing.move(key === Qt.Key_Down ? 1 : -1)
        else if (key !== Qt.Key_Return && key !== Qt.Key_Enter)
            return false
        // the key that has opened the curtain may still be down
        else if ((page.table.curtain as Curtain).isCalm)
            page.placing.confirm()
        return true
    }

    function useKeyForHand(key: int, number: int): bool {
        if (number >= 0 && number <= 9)
            page.hand.pickValue(number)
        else if (key === Qt.Key_Right || key === Qt.Key_Left)
            page.hand.step(key === Qt.Key_Right ? 1 : -1)
        else if (key === Qt.Key_Up || key === Qt.Key_Down)
            page.hand.more(key === Qt.Key_Up ? 1 : -1)
        else if (key === Qt.Key_Return || key === Qt.Key_Enter)
            page.hand.play()
        else
            return false
        return true
    }

    function askOrPutAway() {
        if (page.hasHints)
            page.table.closeHints()
        else
            page.table.hint()
    }

    function askWhoPlays() {
        seats.active = true
        const dialog = seats.item as Dialog
        dialog.open()
    }

    // Esc first lays down what is picked.
    function handlesBack(): bool {
        if (page.hasHints) {
            page.table.closeHints()
            return true
        }
        if (page.hand.pickedValue < 0)
            return false
        page.hand.unpick()
        return true
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
    Loader {
        id: seats
        active: false
        sourceComponent: SeatsDialog { table: page.table }
    }
    EndPause {
        id: ending
    }
    Timer {
        id: late
        property bool isOver: false
        interval: 1500
        onTriggered: isOver = true
        function begin() {
            isOver = false
            restart()
        }
    }
    QtObject {
        id: tempo
        readonly property real value: Theme.motion(1000) / 1000
        onValueChanged: page.table.setTempo(value)
    }
    Component.onCompleted: page.table.setTempo(tempo.value)
    Connections {
        target: page.table
        function onEnded() { ending.restart() }
        function onAnnounced(text: string) { page.house.announce(text) }
        function onNoted(text: string) { page.house.say(text) }
        function onRefused(reason: string, clause: string) {
            if (page.phase !== "entry") {
                page.house.refuse(reason)
                return
            }
            // a message would lie on the title or on what is missing
            page.house.announce(reason)
            page.notice = reason
            noticed.restart()
        }
    }
    Connections {
        // "Say who turned over Scared" goes as soon as it is said
        target: page.table.entry
        function onChanged() { page.notice = "" }
    }
    readonly property int pickedValue: hand.pickedValue
    onPickedValueChanged: notice = ""
    onPhaseChanged: notice = ""
    Timer {
        id: noticed
        interval: 6000 + 40 * page.notice.length
        onTriggered: page.notice = ""
    }
    T.StackView.onDeactivating: {
        // as it begins to go, and not when another comes on top of it: nothing goes on unseen
        if (!T.StackView.view?.find(item => item === page, T.StackView.DontLoad))
            page.table?.leave()
    }
    Component.onDestruction: {
        page.table?.leave()
        page.house?.putAway(page.table)
        page.house?.settle()
    }
}
