pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import yournightmare.models
import yournightmare.views.components
import yournightmare.views.endless.active

// Endless Nightmare: the page of a game being played.
FocusScope {
    id: page

    required property House house
    required property EndlessTable table
    readonly property string clause: table.clauseNow
    // the game that is left with this page
    readonly property string playedSession: table.sessionId
    readonly property EndlessSkills skills: table.skills
    // a test of skill is done here and now, and not at a real table
    readonly property bool isTested: skills.test !== "" && !skills.isEntered
    readonly property real edge: width > 1100 ? 7 * Theme.unit : 4 * Theme.unit

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Endless Nightmare")

    Rectangle {
        anchors.fill: parent
        color: Theme.night
    }
    Art {
        anchors.fill: parent
        fillMode: Image.PreserveAspectCrop
        name: Theme.dark ? "endless/backdrop-night" : "endless/backdrop-paper"
        visible: !Theme.contrast
    }
    MouseArea {
        // a click anywhere shows the rest of what happened at once
        anchors.fill: parent
        enabled: page.table.isPlaying
        z: 10
        onClicked: page.table.skip()
    }
    ColumnLayout {
        anchors.fill: parent
        anchors.margins: page.edge
        anchors.topMargin: 5 * Theme.unit
        spacing: 3 * Theme.unit

        RowLayout {
            Layout.fillWidth: true
            spacing: 4 * Theme.unit

            IconButton {
                iconName: "back"
                text: page.house.isUnsaved ? qsTr("Leave the game; it is not saved") : qsTr("Leave the game; it is saved")
                key: qsTr("Esc")
                onClicked: page.house.back()
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 200
                spacing: 0

                Heading {
                    Layout.fillWidth: true
                    // the phases take most of the room where both must fit
                    level: phases.visible && page.width < 1180 * Theme.textScale || page.height < 400 * Theme.textScale ? 3 : 1
                    text: qsTr("Endless Nightmare")
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 16
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                }
                Label {
                    Layout.fillWidth: true
                    dim: true
                    elide: Text.ElideRight
                    wrapMode: Text.NoWrap
                    text: (page.table.isWhatIf ? qsTr("What if … Round %1") : qsTr("Round %1")).arg(page.table.round)
                }
            }
            PhaseStrip {
                id: phases
                Layout.fillWidth: true
                Layout.preferredWidth: 520
                Layout.maximumWidth: 720
                visible: page.width > 900 * Math.sqrt(Theme.textScale)
                hasTwoLines: page.height > 760 * Theme.textScale
                table: page.table
            }
            RowLayout {
                Layout.alignment: Qt.AlignRight
                spacing: 2 * Theme.unit

                ColumnLayout {
                    visible: page.width > 1000 * Theme.textScale
                    spacing: 0
                    Label {
                        Layout.alignment: Qt.AlignRight
                        text: qsTr("points so far")
                        font.pixelSize: Theme.small
                    }
                    Label {
                        Layout.alignment: Qt.AlignRight
                        visible: page.table.best > 0 && !page.table.isWhatIf
                        dim: true
                        font.pixelSize: Theme.small
                        text: qsTr("your best is %1").arg(page.table.best)
                    }
                }
                Text {
                    text: page.table.score
                    textFormat: Text.PlainText
                    color: Theme.moon
                    font.family: Theme.serif
                    font.bold: true
                    font.pixelSize: Theme.size(2.4)
                    Accessible.name: qsTr("Score %1").arg(page.table.score)
                }
            }
            IconButton {
                iconName: "undo"
                text: qsTr("Take back")
                key: qsTr("Ctrl+Z")
                enabled: page.table.canTakeBack
                onClicked: page.table.takeBack()
            }
            IconButton {
                iconName: "help"
                text: qsTr("Rules")
                key: "F1"
                onClicked: page.house.help(page.clause)
            }
            IconButton {
                iconName: page.house.isFullScreen ? "window" : "fullscreen"
                text: page.house.isFullScreen ? qsTr("Leave full screen") : qsTr("Full screen")
                key: "F11"
                onClicked: page.house.toggleFullScreen()
            }
        }
        Item {
            // The lantern's glow reaches up beside the head, as long as nothing is scrolled.
            id: sight
            readonly property real band: board.contentY > 0 ? 0 : Math.min(y, 30 * Theme.unit)
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.rightMargin: -4 * Theme.unit
            Layout.bottomMargin: Math.max(board.columns < 3 ? main.height + 3 * Theme.unit : 0,
                                          board.needsStatus ? status.height + 2 * Theme.unit : 0)
            z: -1

            Item {
                y: -sight.band
                width: parent.width
                height: parent.height + sight.band
                clip: true

                EndlessBoard {
                    id: board
                    y: sight.band
                    width: sight.width
                    height: sight.height
                    clip: false
                    table: page.table
                    // The main button and the status line stand below what is chosen, not on it. There is room
                    // for the button while it is hidden, too: the ring must not grow and shrink with the phase.
                    readonly property bool isCrowded: sight.y + choicesHeight + main.height + 2 * page.edge > page.height
                    readonly property bool needsStatus: columns < 3 || sight.y + tracksHeight + page.edge > page.height
                    choicesMargin: columns === 3 && isCrowded ? main.height + 5 * Theme.unit : 0
                    foot: main.height + 3 * Theme.unit
                    onReplay: page.house.watch(page.table.sessionId)
                }
            }
        }
    }
    Rectangle {
        // with three columns only the choices pass under the button, and are hidden there
        id: ground
        anchors { left: main.left; right: main.right; top: main.top; bottom: parent.bottom }
        anchors { leftMargin: -4 * Theme.unit; rightMargin: -2 * Theme.unit; topMargin: -6 * Theme.unit }
        visible: main.visible && board.columns === 3 && board.isCrowded
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.withAlpha(Theme.night, 0) }
            GradientStop { position: 0.2; color: Theme.night }
        }
    }
    GoldButton {
        id: main
        readonly property bool isOver: page.table.awaiting === "nothing"
        anchors { right: parent.right; bottom: parent.bottom; margins: page.edge }
        // in a low window it leaves the room to what is chosen
        readonly property bool isLow: page.height < Theme.scaled(page.isTested && board.columns === 3 ? 840 : 660)
        readonly property bool isLowest: page.height < Theme.scaled(400)
        width: Math.min(board.columns === 1 ? implicitWidth : board.rightWidth, parent.width * 0.66)
        font.pixelSize: isLowest ? Theme.body : isLow ? Theme.large : Theme.head
        topPadding: (isLow ? 1.5 : 3) * Theme.unit
        bottomPadding: topPadding
        leftPadding: (isLowest ? 5 : 7) * Theme.unit
        height: isLow ? Math.max(Theme.scaled(isLowest ? 38 : 46), contentItem.implicitHeight + 2 * topPadding) : implicitHeight
        visible: text !== "" && page.table.asksFor === "" && (page.table.verb !== "" || isOver || page.isTested)
            && page.skills.blind.moment === ""
        opacity: page.table.isPlaying ? 0.6 : 1
        text: isOver ? qsTr("Dream again") : page.isTested ? page.skills.verb : page.table.verb
        key: qsTr("Space")
        onClicked: page.act()
    }

    Loader {
        id: status
        anchors { left: parent.left; bottom: parent.bottom; margins: page.edge }
        anchors.bottomMargin: page.edge + Math.max(0, (main.visible ? main.height - height : 0) / 2)
        width: board.columns === 3 ? board.leftWidth
            : (main.visible ? main.x - 4 * Theme.unit : page.width - page.edge) - page.edge
        active: board.needsStatus
        sourceComponent: StatusLine { table: page.table }
    }

    function act() {
        if (page.table.isPlaying)
            page.table.skip()
        else if (page.isTested)
            page.skills.actNow()
        else if (page.table.awaiting === "mind")
            page.table.useMind(0)
        else if (page.table.awaiting !== "nothing")
            page.table.throwDie()
        else if (!ending.holds())
            page.house.again(page.table.sessionId)
    }

    function choose(number: int) {
        // with own dice the thrown number says all where there is nothing to choose before
        if (page.table.ownDice && page.table.asksFor === "" && page.table.awaiting.endsWith("die"))
            page.table.throwDie()
        if (page.table.asksKind === "throw")
            page.table.enterThrow(number, false, true)
        else if (page.table.asksFor !== "")
            page.table.enterDie(number)
        else if (number <= 5)
            page.table.choosePoints(number)
    }

    Shortcut {
        sequences: ["Space"]
        autoRepeat: false
        enabled: page.visible && page.enabled
        onActivated: page.act()
    }
    Shortcut {
        sequences: [StandardKey.Undo]
        enabled: page.visible && page.enabled
        onActivated: page.table.takeBack()
    }
    Keys.onPressed: event => {
        if (event.key >= Qt.Key_1 && event.key <= Qt.Key_6) {
            page.choose(event.key - Qt.Key_0)
        } else if (event.key === Qt.Key_Plus && page.table.awaiting === "mind") {
            page.table.useMind(2)
        } else if (event.key === Qt.Key_Minus && page.table.awaiting === "mind") {
            page.table.useMind(-2)
        } else if (event.key === Qt.Key_R && page.isTested && !page.table.isPlaying) {
            if (page.skills.isRehearsal)
                page.skills.inEarnest()
            else
                page.skills.rehearse()
        } else if (event.key === Qt.Key_B && page.skills.running.kind === "breath") {
            if (!event.isAutoRepeat)
                page.skills.running.breathe()
        } else {
            return
        }
        event.accepted = true
    }

    TimedInput {
        // the keys of a test: with the time at which they were pressed
        listening: page.enabled && page.activeFocus && page.isTested && !page.table.isPlaying && page.skills.blind.moment !== "dark"
        keys: page.skills.test === "board" || page.skills.test === "lid" ? [Qt.Key_Space, Qt.Key_Left, Qt.Key_Right] : [Qt.Key_Space]
        onKeyDown: (key, stamp, at) => {
            if (key === Qt.Key_Space)
                page.skills.act(stamp, at)
            else
                page.skills.dice.step(key === Qt.Key_Left ? -1 : 1)
        }
    }
    Loader {
        anchors.fill: parent
        z: 20
        active: page.table.isActiveGame
        sourceComponent: BlindTable {
            skills: page.skills
            isInteractive: !page.table.isPlaying
            onLeaving: page.house.back()
        }
    }
    Binding {
        // breath, belt and stopwatch run only while nothing covers the board; a dialog has the focus
        target: page.skills
        property: "isSeen"
        value: page.visible && page.enabled && page.activeFocus && Application.state === Qt.ApplicationActive
            && page.Window.visibility !== Window.Hidden && page.Window.visibility !== Window.Minimized
    }
    EndPause {
        id: ending
    }
    Connections {
        target: page.table
        function onEnded() { ending.restart() }
        function onAnnounced(text: string) { page.house.announce(text) }
        function onRefused(reason: string, clause: string) { page.house.refuse(reason) }
        // what was missing is there, or something else is asked for
        function onChoiceChanged() { page.house.settle() }
    }
    Binding {
        target: tempo
        property: "value"
        value: Theme.motion(1000) / 1000
    }
    QtObject {
        id: tempo
        property real value: 1
        onValueChanged: page.table.setTempo(value)
    }
    Component.onCompleted: page.table.setTempo(Theme.motion(1000) / 1000)

    // Leaving in the middle of a test that counts leaves a mark: when the page begins to go, and
    // not when another comes on top of it.
    function leave() {
        const cost = page.table?.leave() ?? ""
        if (cost !== "")
            page.house.say(cost)
    }

    T.StackView.onDeactivating: {
        if (!T.StackView.view?.find(item => item === page, T.StackView.DontLoad))
            page.leave()
    }
    Component.onDestruction: {
        page.table?.leave()
        page.house?.putAway(page.table)
    }
}
