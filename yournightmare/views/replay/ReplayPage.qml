pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// A game watched again: the board in a frame, the log on paper, the time line, and "what if".
FocusScope {
    id: page

    required property House house
    required property ReplayTable table
    readonly property var board: table.board
    readonly property string clause: board.clause
    readonly property real edge: width > 1100 ? Theme.margin : 5 * Theme.unit
    readonly property bool isWide: width > 420 + 560 * Theme.textScale
    readonly property bool isRoomy: width > 1260 * Theme.textScale
    // beside the number there is room to say whose it is, and what is to be expected
    readonly property bool isScoreTold: width > 760 * Theme.textScale
    readonly property real lineHeight: Theme.scaled(isDocked ? 138 : 196)
    // in a low window the time line stands above the buttons, where it is always in sight
    readonly property bool isDocked: !isWide && height > 540 * Theme.textScale
    readonly property bool messagesAtTop: true
    readonly property bool isRemarked: table.takenBack || table.fault !== "" || table.options.length > 0

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Replay")

    Backdrop {
        anchors.fill: parent
    }
    PageHeader {
        id: head
        anchors { top: parent.top; left: parent.left; right: parent.right }
        anchors { topMargin: 5 * Theme.unit; leftMargin: page.edge; rightMargin: page.edge }
        house: page.house
        title: qsTr("Replay")
        subtitle: page.isScoreTold ? qsTr("%1. %2").arg(page.table.title).arg(page.table.summary)
                                   : page.table.summary
        clause: page.clause

        ColumnLayout {
            visible: page.isScoreTold
            spacing: 0

            Label {
                Layout.alignment: Qt.AlignRight
                text: qsTr("points so far")
                font.pixelSize: Theme.small
            }
            Label {
                Layout.alignment: Qt.AlignRight
                text: page.table.expectedText
                dim: true
                font.pixelSize: Theme.small
            }
        }
        ColumnLayout {
            spacing: 0

            Text {
                Layout.alignment: Qt.AlignRight
                text: page.board.score
                textFormat: Text.PlainText
                color: Theme.moon
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.size(page.isScoreTold ? 2.2 : 1.8)
                Accessible.name: qsTr("Score %1").arg(page.board.score)
            }
            Label {
                Layout.alignment: Qt.AlignRight
                visible: !page.isScoreTold
                dim: true
                text: qsTr("point(s)", "", page.board.score)
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
        }
    }
    ScrollArea {
        id: scroll
        anchors { top: head.bottom; bottom: dock.active ? dock.top : foot.top; left: parent.left; right: parent.right }
        anchors { topMargin: 3 * Theme.unit; bottomMargin: 2 * Theme.unit }
        contentWidth: width

        ColumnLayout {
            x: page.edge
            y: 2 * Theme.unit
            width: parent.width - 2 * page.edge
            spacing: 4 * Theme.unit

            Flow {
                id: remarks
                Layout.fillWidth: true
                visible: page.isRemarked
                spacing: 5 * Theme.unit

                Remark {
                    visible: page.table.fault !== ""
                    width: Math.min(implicitWidth, parent.width)
                    iconName: "warning"
                    tint: Theme.danger
                    text: page.table.fault
                }
                Remark {
                    visible: page.table.takenBack
                    iconName: "undo"
                    text: qsTr("Decisions were taken back")
                }
                Repeater {
                    model: page.table.options
                    delegate: Remark {
                        required property string modelData
                        iconName: "settings"
                        text: modelData
                    }
                }
            }
            GridLayout {
                Layout.fillWidth: true
                columns: page.isWide ? 2 : 1
                columnSpacing: 8 * Theme.unit
                rowSpacing: 4 * Theme.unit

                ReplayBoard {
                    id: picture
                    Layout.row: 0
                    Layout.fillWidth: true
                    Layout.preferredWidth: 800
                    Layout.preferredHeight: page.isWide
                        ? Math.max(290, scroll.height - page.lineHeight - 10 * Theme.unit
                                   - (slow.visible ? slow.implicitHeight + 4 * Theme.unit : 0)
                                   - (page.isRemarked ? Theme.scaled(40) : 0))
                        : page.isDocked ? Math.max(Theme.scaled(230), scroll.height - 4 * Theme.unit - (page.isRemarked ? Theme.scaled(40) : 0))
                        : Math.max(picture.least, Math.min(width * 0.8, scroll.height * 0.92))
                    sight: Math.max(Theme.scaled(120), scroll.height - (remarks.visible ? remarks.height + 4 * Theme.unit : 0))
                    table: page.table
                }
                ReplayLog {
                    Layout.row: page.isWide ? 0 : 2
                    Layout.column: page.isWide ? 1 : 0
                    Layout.fillWidth: true
                    Layout.fillHeight: page.isWide
                    Layout.preferredWidth: 560
                    Layout.preferredHeight: page.isWide ? 100 : Theme.scaled(250)
                    table: page.table
                }
                TimeLine {
                    Layout.row: 1
                    visible: !page.isDocked
                    Layout.columnSpan: page.isWide ? 2 : 1
                    Layout.fillWidth: true
                    Layout.preferredHeight: page.lineHeight
                    table: page.table
                }
            }
            ReplayPace {
                id: slow
                Layout.fillWidth: true
                visible: !page.isRoomy
                table: page.table
            }
        }
    }
    ShapeGuard {
        area: scroll
    }
    Rectangle {
        // the hill on which the buttons stand, and the time line where it is docked
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; top: dock.active ? dock.top : foot.top }
        anchors.topMargin: -2 * Theme.unit
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.night }
            GradientStop { position: 1; color: Theme.nightLow }
        }

        Rectangle {
            width: parent.width
            height: 1.5
            color: Theme.stoneEdge
        }
    }
    Loader {
        id: dock
        anchors { left: parent.left; right: parent.right; bottom: foot.top }
        anchors { leftMargin: page.edge; rightMargin: page.edge; bottomMargin: 3 * Theme.unit }
        height: page.lineHeight
        active: page.isDocked
        sourceComponent: TimeLine { table: page.table }
    }
    Item {
        id: foot
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        anchors { leftMargin: page.edge; rightMargin: page.edge; bottomMargin: 3 * Theme.unit }
        // as high as the highest in it: in some languages the pace takes two lines
        readonly property real row: Math.max(controls.height, pace.visible ? pace.height : 0, gold.isBelow || !gold.visible ? 0 : gold.height)
        height: gold.isBelow ? row + gold.height + 2 * Theme.unit : row

        ReplayPace {
            id: pace
            y: (foot.row - height) / 2
            width: controls.x - 4 * Theme.unit
            visible: page.isRoomy
            table: page.table
        }
        ReplayControls {
            id: controls
            focus: true
            x: page.isRoomy ? (parent.width - width) / 2 + Theme.scaled(60) : 0
            y: (foot.row - height) / 2
            table: page.table
        }
        GoldButton {
            id: gold
            readonly property bool isBelow: visible && controls.width + implicitWidth + 4 * Theme.unit > foot.width
            x: isBelow ? 0 : foot.width - width
            y: isBelow ? foot.row + 2 * Theme.unit : (foot.row - height) / 2
            width: isBelow ? foot.width : implicitWidth
            visible: page.table.hasBranches
            enabled: page.table.canBranch
            text: qsTr("Decide otherwise")
            hint: qsTr("What if? Begin a game of your own just before this step. This one stays as it is.")
            onClicked: page.table.branch()
        }
    }

    Keys.onPressed: event => {
        const deeds = ({
            [Qt.Key_Left]: () => page.table.back(),
            [Qt.Key_Right]: () => page.table.forward(),
            [Qt.Key_Up]: () => page.table.back(),
            [Qt.Key_Down]: () => page.table.forward()
        })
        const deed = deeds[event.key]
        if (!deed)
            return
        page.table.pause()
        deed()
        event.accepted = true
    }
    Shortcut {
        sequences: ["Space"]
        enabled: page.visible
        onActivated: page.table.togglePlaying()
    }
    Shortcut {
        sequences: ["Home"]
        enabled: page.visible
        onActivated: page.table.first()
    }
    Shortcut {
        sequences: ["End"]
        enabled: page.visible
        onActivated: page.table.last()
    }
    Shortcut {
        sequences: ["PgUp"]
        enabled: page.visible
        onActivated: page.table.backRound()
    }
    Shortcut {
        sequences: ["PgDown"]
        enabled: page.visible
        onActivated: page.table.forwardRound()
    }
    Connections {
        target: page.table
        function onAnnounced(text: string) { page.house.announce(text) }
    }
    Connections {
        target: page
        function onVisibleChanged() {
            if (!page.visible)
                page.table.pause()
        }
    }
    QtObject {
        id: tempo
        readonly property real value: Theme.motion(1000) / 1000
        onValueChanged: page.table.setTempo(value)
    }
    Component.onCompleted: page.table.setTempo(tempo.value)
    Component.onDestruction: page.table?.release()
}
