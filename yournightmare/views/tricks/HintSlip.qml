pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// What the best player would play: each play with its chances, the best marked: the one that wins the
// whole game most often, whatever points it brings now. A click picks it. It takes the room there is
// below the trick: its words go first, then a column, then the last hints, before letters are too
// small to read. The button that has asked for it puts it away too.
Paper {
    id: slip

    required property TricksTable table
    readonly property TricksHints hints: table.hints as TricksHints

    // the room there is
    property real highest: 600
    // letters for a large window
    property real large: 0
    readonly property int lines: Math.max(1, rows.count)
    readonly property real inside: width - leftPadding - rightPadding
    readonly property real free: highest - topPadding - bottomPadding
    readonly property real usual: Math.max(Theme.body, large)
    readonly property real least: Math.min(20, 0.8 * usual)
    // in letters: a hint, the columns' heads and the edge below, a line of all columns
    readonly property real line: 1.7
    readonly property real frame: 2.5
    readonly property real across: hasTrick ? 20 : 17
    // in letters: what a play is called stands in what these leave
    readonly property real gameWide: 4
    readonly property real trickWide: 3.1
    readonly property real scaredWide: 3.3
    readonly property real pointsWide: 3
    readonly property bool hasTrick: inside / 20 >= Math.min(15, least)
    readonly property real widest: Math.min(usual, inside / across)
    readonly property real fitAll: (free / least - frame) / line
    // one fewer rather than no heading to say what they are
    readonly property real fitBelow: (free / Math.max(least, widest) - frame - 1.8) / line
    readonly property int fitting: Math.min(lines, Math.max(3, Math.floor(fitBelow >= 4 ? fitBelow : fitAll)))
    readonly property real size: Math.max(11, Math.min(widest, free / (frame + line * fitting)))
    // what is left over for the heading with its button, and for the sentence
    readonly property real rest: free - (frame + line * fitting) * size
    readonly property bool hasButton: rest >= Theme.touch + 2
    readonly property bool hasHeading: rest >= 1.8 * size
    readonly property bool hasSentence: rest >= Theme.touch + 2 + 1.5 * size && words.implicitWidth <= inside

    readonly property string heading: fitting < hints.total ? qsTr("The best %1 of %2 plays").arg(fitting).arg(hints.total)
                                                            : qsTr("What the best player would do")

    padding: 3 * Theme.unit
    leftPadding: 2 * Theme.unit
    rightPadding: 2.5 * Theme.unit
    seed: 65
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("What the best player would do")

    contentItem: ColumnLayout {
        spacing: 0

        RowLayout {
            Layout.fillWidth: true
            visible: slip.hasHeading || !rows.count

            Heading {
                Layout.fillWidth: true
                Layout.maximumHeight: slip.hasButton ? Theme.touch : 1.8 * slip.size
                level: 3
                onPaper: true
                font.pixelSize: 1.2 * slip.size
                fontSizeMode: Text.Fit
                minimumPixelSize: 11
                verticalAlignment: Text.AlignVCenter
                text: slip.hints.isThinking && !slip.hasHeading ? qsTr("Thinking it over …") : slip.heading
            }
            IconButton {
                visible: slip.hasButton
                iconName: "close"
                onPaper: true
                text: qsTr("Put the hints away")
                onClicked: slip.table.closeHints()
            }
        }
        Label {
            Layout.fillWidth: true
            visible: slip.hints.isThinking && slip.hasHeading
            onPaper: true
            font.pixelSize: slip.size
            text: qsTr("Thinking it over …")
        }
        Label {
            id: words
            Layout.fillWidth: true
            Layout.minimumWidth: 0
            visible: rows.count > 0 && slip.hasSentence
            onPaper: true
            dim: true
            font.pixelSize: 0.9 * slip.size
            text: qsTr("The best is what wins the game most often.")
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.bottomMargin: 0.15 * slip.size
            visible: rows.count > 0
            spacing: 0

            Item { Layout.fillWidth: true }
            Head {
                Layout.preferredWidth: slip.gameWide * slip.size
                text: qsTr("wins\ngame")
                font.bold: true
                told: qsTr("How often you win the whole game with it.")
            }
            Head {
                Layout.preferredWidth: slip.trickWide * slip.size
                visible: slip.hasTrick
                text: qsTr("wins\ntrick")
                told: qsTr("How often it wins the trick on the table.")
            }
            Head {
                Layout.preferredWidth: slip.scaredWide * slip.size
                text: qsTr("finds\nScared")
                told: qsTr("How often you turn over your own Scared before the round is over.")
            }
            Head {
                Layout.preferredWidth: slip.pointsWide * slip.size
                text: qsTr("points")
                told: qsTr("How many points the round brings you, on average.")
            }
        }
        Repeater {
            id: rows
            model: slip.hints.rows

            delegate: Hint {}
        }
    }
    component Hint: ButtonBase {
        id: row

        required property int index
        required property string told
        required property real trick
        required property real scared
        required property string pointsText
        required property string gameText
        required property bool isBest
        required text

        Layout.fillWidth: true
        Layout.preferredHeight: slip.line * slip.size
        visible: index < slip.fitting
        padding: 0
        hint: told
        Accessible.name: isBest ? qsTr("%1, the best. %2").arg(text).arg(told) : qsTr("%1. %2").arg(text).arg(told)
        onClicked: slip.table.followHint(index)

        contentItem: RowLayout {
            spacing: 0

            Item {
                Layout.preferredWidth: 1.25 * slip.size
                Layout.preferredHeight: 1.2 * slip.size
                Art {
                    anchors.fill: parent
                    anchors.rightMargin: 0.15 * slip.size
                    visible: row.isBest
                    name: "icons/crown-ink"
                }
            }
            Label {
                Layout.fillWidth: true
                Layout.minimumWidth: 0
                // it never touches the number beside it
                Layout.rightMargin: 0.3 * slip.size
                onPaper: true
                font.bold: row.isBest
                font.pixelSize: slip.size
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 9
                wrapMode: Text.NoWrap
                text: row.text
                Accessible.ignored: true
            }
            Share { Layout.preferredWidth: slip.gameWide * slip.size; text: row.gameText; font.bold: true }
            Share { Layout.preferredWidth: slip.trickWide * slip.size; visible: slip.hasTrick; value: row.trick }
            Share { Layout.preferredWidth: slip.scaredWide * slip.size; value: row.scared; isBad: true }
            Text {
                Layout.preferredWidth: slip.pointsWide * slip.size
                text: row.pointsText
                textFormat: Text.PlainText
                color: Theme.ink
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: 1.15 * slip.size
                lineHeightMode: Text.FixedHeight
                lineHeight: 1.3 * slip.size
                horizontalAlignment: Text.AlignRight
                Accessible.ignored: true
            }
        }
        background: Rectangle {
            radius: 7
            color: Theme.withAlpha(Theme.ink, row.hovered ? 0.12 : row.isBest ? 0.07 : 0)
            FocusRing { shown: row.visualFocus; gap: 1 }
        }
        Tip {
            shown: row.hovered || row.visualFocus
            text: row.told
            isAbove: true
        }
    }
    component Head: Text {
        id: head

        // the whole of it, for the one who points at it
        property string told: ""

        Layout.alignment: Qt.AlignBottom
        leftPadding: 0.15 * slip.size
        textFormat: Text.PlainText
        color: Theme.inkDim
        font.family: Theme.sans
        font.pixelSize: 0.88 * slip.size
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 7
        lineHeight: 0.95
        horizontalAlignment: Text.AlignRight
        Accessible.role: Accessible.StaticText
        Accessible.name: text.replace("\n", " ")
        Accessible.description: told

        HoverHandler {
            id: hover
        }
        Tip {
            shown: hover.hovered
            text: head.told
            isAbove: true
        }
    }
    component Share: Text {
        property real value: 0
        property bool isBad: false
        text: qsTr("%1 %").arg(Math.round(100 * value))
        textFormat: Text.PlainText
        color: isBad && value > 0.15 ? Theme.dangerOnPaper : Theme.ink
        font.family: Theme.sans
        font.pixelSize: slip.size
        horizontalAlignment: Text.AlignRight
        Accessible.ignored: true
    }
}
