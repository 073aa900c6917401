import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components
import yournightmare.views.endless.active

// The whole table in one, two or three columns, as the window and the text size allow.
// Three: tracks, ring with story, choices. Two: ring and choices, tracks below. One: all below
// each other.
ScrollArea {
    id: board

    required property EndlessTable table
    property bool isInteractive: true
    // what the tallest of the usual choices takes: the same in every phase
    // room kept below the choices
    property real choicesMargin: 0
    property real foot: 0
    readonly property real choicesHeight: choices.tallest
    // what the tracks take at least
    readonly property real tracksHeight: tracks.implicitHeight - 2 * (tracks.gap - 3 * Theme.unit)
    signal replay()

    readonly property int columns: width >= 1076 + 420 * (Theme.textScale - 1) ? 3 : width >= 780 + 300 * (Theme.textScale - 1) ? 2 : 1
    // in a low window the names of the actions have a line each: more of what is chosen is in sight
    readonly property bool isLow: height < 660 * Theme.textScale
    readonly property real rightWidth: columns === 1 ? contentWidth : columns === 2 ? Math.max(330 * Theme.textScale, contentWidth * (isLow ? 0.45 : 0.42)) : Math.min(contentWidth * (isLow ? 0.385 : 0.36), Math.max(isLow ? 424 : 372, width * 0.2) * (0.4 + 0.6 * Theme.textScale))
    readonly property real leftWidth: columns === 3 ? Math.min(width * 0.25, Math.max(330, width * 0.19) * (0.4 + 0.6 * Theme.textScale)) : 0

    // a choice that takes the focus as it comes has no place yet
    isFollowing: !turning.running
    // the scroll bar stands beside the content, never on it
    contentWidth: width - 4 * Theme.unit

    // With one column either the ring is in sight or the choice is: the ring while something happens,
    // the choice as long as it is the test itself that happens there, such as the die on its way.
    // With more, a new choice begins at its top, wherever the last one was scrolled to.
    function showWhatMatters() {
        if (columns > 1)
            contentY = 0
        else
            contentY = Math.max(0, Math.min(table.isPlaying && !isTesting ? 0 : choices.y - Theme.unit, contentHeight - height))
    }

    Connections {
        target: board.table
        function onPlayingChanged() { board.isTesting = board.table.isPlaying && choices.shown === "skill" }
        function onHappened(kind: string) {
            if (board.isTesting && !board.tests.includes(kind)) {
                board.isTesting = false
                turning.restart()
            }
        }
        function onAnnounced(text: string) { board.lastTold = text }
        function onBegun() { board.lastTold = " " }
        function onChoiceChanged() {
            if (board.columns === 1 && board.wasPlaying !== board.table.isPlaying || board.lastChoice !== choices.now)
                turning.restart()
        }
    }
    Connections {
        target: choices
        function onShownChanged() { turning.restart() }
    }
    onColumnsChanged: turning.restart()
    Component.onCompleted: turning.restart()

    Timer {
        id: turning
        interval: 20
        onTriggered: {
            board.wasPlaying = board.table.isPlaying
            board.lastChoice = choices.now
            board.showWhatMatters()
        }
    }
    // what is told of a test of skill, while its board or clock is still to be seen
    readonly property list<string> tests: ["BoardThrown", "MarkerPlaced", "LidTried", "ClockStopped"]
    property bool isTesting: false
    property string lastTold: " "
    property bool wasPlaying: false
    property string lastChoice: ""

    GridLayout {
        id: grid
        width: parent.width
        columns: board.columns
        columnSpacing: 6 * Theme.unit
        rowSpacing: 4 * Theme.unit

        Tracks {
            id: tracks
            Layout.row: board.columns === 3 ? 0 : board.columns === 2 ? 2 : 3
            Layout.column: 0
            Layout.columnSpan: board.columns === 2 ? 2 : 1
            Layout.alignment: Qt.AlignTop
            Layout.fillWidth: true
            Layout.preferredWidth: board.columns === 3 ? board.leftWidth : board.width
            Layout.maximumWidth: board.columns === 3 ? board.leftWidth : Math.min(board.width, 560 * Theme.textScale)
            gap: board.columns === 3 ? Math.max(3 * Theme.unit, Math.min(board.height * 0.12, (board.height - 620 * Theme.textScale) / 2)) : 3 * Theme.unit
            squeeze: board.columns === 3 ? Math.max(0.72, Math.min(1, board.height / (670 * Theme.textScale))) : 1
            table: board.table
        }
        ColumnLayout {
            Layout.row: 0
            Layout.column: board.columns === 3 ? 1 : 0
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            spacing: 2 * Theme.unit

            Ring {
                id: ring
                Layout.fillWidth: true
                Layout.preferredHeight: {
                    const runs = strip.visible ? strip.implicitHeight + 2 * Theme.unit : 0
                    const ruled = runs + (rule.visible ? rule.implicitHeight + 2 * Theme.unit : 0)
                    const wide = board.columns === 1 ? board.width : board.contentWidth - board.rightWidth - board.leftWidth - 12 * Theme.unit
                    if (board.columns === 3) {
                        // where something runs, the story and it come before the last bit of the ring
                        const least = strip.visible ? 310 : 360
                        return Math.max(Math.min(wide, least), Math.min(wide, board.height - story.implicitHeight - ruled - 4 * Theme.unit, 1100))
                    }
                    // the ring is seen whole, with the Nightmare's rule under it
                    return Math.max(Math.min(wide, 260), Math.min(wide, board.height - (board.columns === 2 ? ruled : 0), 1100))
                }
                table: board.table
                hasBelt: board.table.skills.running.kind === "belt"
                // once a second: calm, and cheap to draw
                creep: hasBelt && !Theme.reducedMotion ? Math.min(1, Math.floor(board.table.skills.running.seconds) / board.table.skills.running.period) : 0
            }
            NerveStrip {
                id: strip
                Layout.fillWidth: true
                nerve: board.table.skills.running
                onImplicitHeightChanged: turning.restart()
            }
            Paper {
                id: rule
                Layout.fillWidth: true
                // in a low window what runs says the rule itself, and the ring stays in sight
                visible: !ring.isRuleShown && board.table.nightmare !== "" && !(strip.visible && board.columns === 2 && board.height < Theme.scaled(480))
                seed: 8
                padding: 3 * Theme.unit
                contentItem: ColumnLayout {
                    spacing: Theme.unit

                    Label {
                        Layout.fillWidth: true
                        onPaper: true
                        font.family: Theme.serif
                        text: qsTr("%1: %2").arg(board.table.nightmareName).arg(board.table.nightmareRule)
                    }
                    Label {
                        // what happened last: the story itself may be out of sight
                        Layout.fillWidth: true
                        visible: board.columns < 3
                        onPaper: true
                        dim: true
                        font.family: Theme.serif
                        font.italic: true
                        font.pixelSize: Theme.small
                        text: board.lastTold
                    }
                    Footsteps {
                        Layout.fillWidth: true
                        walked: board.table.walked
                        duration: board.table.duration
                    }
                }
            }
            StoryLog {
                id: story
                Layout.fillWidth: true
                Layout.leftMargin: board.columns === 3 ? 2 * Theme.unit : 0
                Layout.rightMargin: board.columns === 3 ? 2 * Theme.unit : 0
                table: board.table
            }
        }
        Choices {
            id: choices
            Layout.row: board.columns === 1 ? 1 : 0
            Layout.column: board.columns === 3 ? 2 : board.columns === 2 ? 1 : 0
            Layout.alignment: Qt.AlignTop
            Layout.bottomMargin: board.choicesMargin
            // exactly this wide: what is shown must not push the ring about
            Layout.preferredWidth: board.rightWidth
            Layout.minimumWidth: board.rightWidth
            Layout.maximumWidth: board.rightWidth
            visible: board.isInteractive
            room: board.height
            foot: board.columns === 3 ? board.foot : 0
            table: board.table
            onReplay: board.replay()
        }
    }
}
