pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// Where Scared is hidden: the stack of seven before the moon, Scared half out of it; beside each
// place what it can win and how often it would have been found. Drag it, click a place, press 1 to 7
// or the arrows. It is made a part a turn, at once if it has to be, and stays: closed it shows what the
// rules say of each place, and nobody's card.
FocusScope {
    id: desk

    required property bool isOpen
    // its parts, and how many of them are made
    readonly property int parts: 4
    property int made: isOpen ? parts : 0

    required property TricksTable table
    required property TricksPlacing placing
    // where the page's head ends
    property real headRoom: 100
    readonly property real edge: width > 1100 ? 7 * Theme.unit : 4 * Theme.unit
    // a large window has larger letters
    readonly property real grown: Math.max(1, Math.min(width / 1440, height / 900) / Theme.textScale)
    readonly property bool hasPast: placing.pastText !== ""
    // the places' rows: as high as there is room for, at least as high as their words
    readonly property real least: isLow ? Math.min(Theme.size(1.5), 36) + 2 * Theme.unit : Theme.size(1.5) + Theme.small * 1.4 + 4 * Theme.unit
    readonly property bool isLow: (height - headRoom) / 10 < 62 * Theme.textScale
    readonly property bool hasMoons: width > 1180 * Theme.textScale || !isLow && width > 1020 * Theme.textScale
    readonly property real footHeight: Math.max(main.height + edge + 2 * Theme.unit, 0.16 * height)
    readonly property real rowsTop: headRoom + heads.height + Theme.unit
    readonly property real dy: (height - rowsTop - footHeight) / 7
    readonly property bool isScrolled: dy < least
    readonly property real rowHeight: Math.max(dy, least)
    readonly property real rightX: 0.43 * width
    signal verb()

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("The stack of %1").arg(placing.name)
    onIsOpenChanged: if (isOpen) made = parts

    Timer {
        interval: 1
        repeat: true
        running: desk.made < desk.parts
        onTriggered: desk.made++
    }

    PlacingStack {
        id: stack
        width: desk.width
        height: desk.height
        placing: desk.placing
        isMade: desk.made > 0
        isOpen: desk.isOpen
        isScrolled: desk.isScrolled
        rowsTop: desk.rowsTop
        rightX: desk.rightX
        dy: desk.dy
        edge: desk.edge
        tagSize: Theme.size(1.15) * desk.grown
    }
    RowLayout {
        id: heads
        x: desk.rightX + 3 * Theme.unit
        y: desk.headRoom
        width: rows.contentWidth - 6 * Theme.unit
        spacing: 3 * Theme.unit

        Column {
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignBottom
            Text {
                width: parent.width
                text: qsTr("What it can win")
                textFormat: Text.PlainText
                color: Theme.text
                font.family: Theme.serif
                font.italic: true
                font.pixelSize: desk.isLow ? Math.min(Theme.size(1.15), Math.max(15, 0.026 * desk.width)) : Theme.size(1.5) * desk.grown
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Text {
                width: parent.width
                visible: !desk.isLow
                text: qsTr("a full moon for each point, a crescent for each that may come")
                textFormat: Text.PlainText
                color: Theme.textDim
                font.family: Theme.sans
                font.pixelSize: Theme.small * desk.grown
                wrapMode: Text.Wrap
            }
        }
        Column {
            Layout.preferredWidth: desk.riskWidth
            Layout.alignment: Qt.AlignBottom
            visible: desk.hasPast
            Text {
                width: parent.width
                text: qsTr("How often it would be found")
                textFormat: Text.PlainText
                color: Theme.text
                font.family: Theme.serif
                font.italic: true
                font.pixelSize: desk.isLow ? Math.min(Theme.body, Math.max(13, 0.021 * desk.width)) : Theme.size(1.3) * desk.grown
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Text {
                width: parent.width
                visible: !desk.isLow
                text: desk.placing.pastText
                textFormat: Text.PlainText
                color: Theme.textDim
                font.family: Theme.sans
                font.pixelSize: Theme.small * desk.grown
                wrapMode: Text.Wrap
            }
        }
    }
    // where it is low only the figure stands there
    readonly property real riskWidth: isLow && width < 1180 * Theme.textScale ? Math.min(Theme.size(7), 0.14 * width) : Math.min(Theme.scaled(250) * grown, 0.19 * width)

    Rectangle {
        id: dusk
        // the roofs and the cloud over them end where the words begin
        readonly property color ground: Theme.dark ? "#12101f" : "#f4ead6"
        x: rows.x
        y: rows.y + 4 * desk.rowHeight
        width: Theme.scaled(340)
        height: desk.height - y
        visible: !Theme.contrast
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop { position: 0; color: Theme.withAlpha(dusk.ground, 0) }
            GradientStop { position: 0.12; color: Theme.withAlpha(dusk.ground, 0.85) }
            GradientStop { position: 0.7; color: Theme.withAlpha(dusk.ground, 0.7) }
            GradientStop { position: 1; color: Theme.withAlpha(dusk.ground, 0) }
        }
    }
    ScrollArea {
        id: rows
        x: desk.rightX
        y: desk.rowsTop
        width: desk.width - x - desk.edge + 4 * Theme.unit
        height: desk.height - desk.rowsTop - desk.footHeight
        contentHeight: 7 * desk.rowHeight
        clip: desk.isScrolled

        PaperSheet {
            // under the row that is chosen
            x: -2
            y: (desk.placing.position - 1) * desk.rowHeight - 1
            width: rows.contentWidth + 4
            height: desk.rowHeight + 2
            visible: desk.placing.position > 0
            seed: 62
        }
        Column {
            width: rows.contentWidth

            Repeater {
                model: desk.made > 1 ? desk.placing.rows : null
                delegate: Row7 {}
            }
        }
    }
    component Row7: ButtonBase {
        id: row

        required property int position
        required property string wins
        required property string explained
        required property int least
        required property int most
        required property string risk
        required property int found
        required property int rounds
        required property bool isChosen
        required property bool isPut

        width: parent?.width ?? 0
        height: desk.rowHeight
        padding: 0
        leftPadding: 3 * Theme.unit
        rightPadding: 3 * Theme.unit
        focusPolicy: Qt.NoFocus
        text: qsTr("Place %1: %2. %3").arg(position).arg(wins).arg(explained)
        hint: risk === "" ? "" : qsTr("Found in %1 past rounds").arg(risk)
        Accessible.role: Accessible.RadioButton
        Accessible.checkable: true
        Accessible.checked: isChosen
        onClicked: desk.placing.place(position)
        onIsChosenChanged: if (isChosen && desk.isScrolled) rows.show(row)

        background: Item {
            Rectangle {
                anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
                height: 1
                visible: !row.isChosen && row.position < 7
                color: Theme.withAlpha(Theme.shadow, 0.5)
            }
            Rectangle {
                anchors.fill: parent
                visible: row.hovered && !row.isChosen
                radius: 6
                color: Theme.withAlpha(Theme.stoneHigh, 0.4)
            }
        }
        // places instead of layouts: all of these would be laid out anew whenever the desk comes into
        // sight
        contentItem: Item {
            id: line
            readonly property real gap: 3 * Theme.unit
            // the words, between the number and how often it was found
            readonly property real start: number.width + gap
            readonly property real stop: !desk.hasPast ? width
                : desk.isLow && row.found === 0 ? figure.x - gap
                : width - desk.riskWidth - (desk.isLow ? Theme.unit : gap)
            readonly property real moonsEnd: desk.hasMoons ? moons.x + moons.width : brings.x + brings.width

            Text {
                id: number
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.size(1.8) * desk.grown
                text: row.position
                textFormat: Text.PlainText
                color: row.isChosen ? "#8d2f2c" : Theme.shadow
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Math.min(Theme.size(2.4) * desk.grown, desk.rowHeight * 0.55)
                horizontalAlignment: Text.AlignHCenter
                Accessible.ignored: true
            }
            Text {
                id: brings
                x: line.start
                y: desk.isLow ? (parent.height - height) / 2 : (parent.height - height - told.height) / 2
                width: Theme.size(desk.isLow ? 4.4 : 6.4) * desk.grown
                text: row.wins
                textFormat: Text.PlainText
                color: row.isChosen ? Theme.ink : Theme.moon
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Math.min(Theme.size(1.9) * desk.grown, desk.rowHeight * 0.4)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 12
                Accessible.ignored: true
            }
            Row {
                id: moons
                readonly property real each: Math.min(19 * desk.grown, desk.rowHeight * 0.25)
                x: brings.x + brings.width + line.gap
                y: brings.y + (brings.height - height) / 2
                visible: desk.hasMoons
                spacing: 1

                Repeater {
                    model: desk.hasMoons ? row.most : 0
                    Art {
                        required property int index
                        width: moons.each
                        height: width
                        name: index < row.least ? "tricks/moon-full" : row.isChosen || !Theme.dark ? "tricks/moon-half-ink" : "tricks/moon-half"
                    }
                }
            }
            Text {
                id: told
                x: desk.isLow ? line.moonsEnd + line.gap : line.start
                y: desk.isLow ? (parent.height - height) / 2 : brings.y + brings.height
                width: line.stop - x
                height: Math.min(implicitHeight, desk.isLow ? desk.rowHeight - 4 : desk.rowHeight * 0.52)
                text: row.explained
                textFormat: Text.PlainText
                color: row.isChosen ? Theme.inkDim : Theme.textDim
                font.family: Theme.sans
                font.pixelSize: desk.isLow ? Math.max(12, Math.min(Theme.small, desk.rowHeight * 0.36)) : Theme.small * desk.grown
                fontSizeMode: Text.Fit
                minimumPixelSize: 11
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            Art {
                readonly property int long: Math.max(1, Math.min(8, Math.ceil(8 * row.found / Math.max(1, row.rounds))))
                readonly property real most: desk.riskWidth - figure.width - 2 * Theme.unit
                anchors.verticalCenter: parent.verticalCenter
                x: parent.width - desk.riskWidth
                width: Math.min(most, 7.25 * Math.min(36 * desk.grown, desk.rowHeight * 0.5))
                height: width * 40 / 290
                visible: desk.hasPast && most > 70
                name: row.found > 0 ? "tricks/stain-" + long : ""
            }
            Text {
                id: figure
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                visible: desk.hasPast
                text: desk.isLow ? row.found : row.risk
                textFormat: Text.PlainText
                color: row.isChosen ? Theme.ink : Theme.shadow
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Math.min(Theme.size(1.4) * desk.grown, desk.rowHeight * 0.4)
                Accessible.ignored: true
            }
        }
    }
    Loader {
        id: fan
        x: desk.edge
        y: desk.height - height - 2
        z: 30
        width: desk.rightX - 2 * desk.edge
        active: desk.made > 3
        sourceComponent: HandFan {
            card: Math.min(0.092 * desk.height, 0.06 * desk.width)
            height: card * 350 / 240
            isShown: true
            hand: desk.table.hand as TricksHand
        }
    }
    Item {
        id: foot
        x: desk.rightX + 4 * Theme.unit
        y: desk.height - desk.footHeight
        width: desk.width - x - desk.edge
        height: desk.footHeight - desk.edge
        // all the others in one line beside the button
        readonly property real cell: Math.max(22, (width - main.width - 4 * Theme.unit) / Math.max(1, desk.table.seatCount - 1) - others.spacing)

        Row {
            id: others
            anchors.bottom: parent.bottom
            spacing: 2 * Theme.unit

            Repeater {
                // who has placed
                model: desk.made > 2 ? desk.table.seats : null
                delegate: Column {
                    id: other

                    required property int seat
                    required property string name
                    required property string sign
                    required property bool hasPlaced
                    required property string status
                    visible: seat !== desk.placing.seat
                    Accessible.role: Accessible.StaticText
                    Accessible.name: qsTr("%1, %2").arg(name).arg(status)

                    Item {
                        anchors.horizontalCenter: parent.horizontalCenter
                        width: Math.min(Theme.scaled(40), 54, foot.cell)
                        height: width

                        Art {
                            anchors.fill: parent
                            opacity: isThere ? (other.hasPlaced ? 1 : 0.5) : 0
                            name: "seats/" + other.sign
                        }
                        Rectangle {
                            anchors { right: parent.right; bottom: parent.bottom; margins: -3 }
                            visible: other.hasPlaced
                            width: parent.width * 0.5
                            height: width
                            radius: width / 2
                            color: Theme.paperHigh
                            border.width: 1.5
                            border.color: "#2a2438"
                            Icon {
                                anchors.centerIn: parent
                                name: "check"
                                size: parent.width * 0.7
                                weight: 3.6
                                color: Theme.greenOnPaper
                            }
                        }
                    }
                    Text {
                        visible: desk.width > 1180 * Theme.textScale
                        anchors.horizontalCenter: parent.horizontalCenter
                        width: Math.min(implicitWidth, foot.cell)
                        text: other.status
                        textFormat: Text.PlainText
                        color: Theme.textDim
                        font.family: Theme.sans
                        font.pixelSize: Theme.small
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 9
                        wrapMode: Text.WordWrap
                        horizontalAlignment: Text.AlignHCenter
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
    Loader {
        anchors.fill: parent
        z: 40
        active: desk.isOpen && (desk.table.hints as TricksHints).isOpen
        sourceComponent: PlacingHints {
            ceiling: desk.headRoom - 2 * Theme.unit
            grown: desk.grown
            table: desk.table
            stack: stack
        }
    }
    GoldButton {
        id: main
        anchors { right: parent.right; bottom: parent.bottom; margins: desk.edge }
        width: Math.min(implicitWidth, desk.width * 0.4)
        height: Math.max(Math.min(52, Theme.scaled(52)), implicitContentHeight + topPadding + bottomPadding)
        font.pixelSize: Math.max(24 * Math.min(desk.width / 1440, desk.height / 900), Math.min(Theme.head, Math.max(20, 0.03 * desk.width)))
        visible: desk.table.verb !== ""
        text: desk.table.verb
        key: Theme.textScale > 1.3 && desk.width < 900 * Theme.textScale ? "" : qsTr("Space")
        onClicked: desk.verb()
    }
}
