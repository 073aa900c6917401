pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// What a hard player would do: each play with its chances, the best marked: the one that wins the
// whole game most often, whatever points it brings now. A click picks it.
Paper {
    id: slip

    required property TricksTable table
    readonly property TricksHints hints: table.hints as TricksHints
    readonly property bool isPlay: rows.count > 0 && ((rows.itemAt(0) as Hint)?.trick ?? -1) >= 0

    // the room there is; letters shrink before the slip leaves the window
    property real highest: 600
    readonly property int lines: Math.max(1, rows.count)
    readonly property int columns: isPlay ? 4 : 3
    readonly property real inside: width - leftPadding - rightPadding
    readonly property real free: highest - topPadding - bottomPadding - Theme.touch - (2 + lines) * Theme.unit
    readonly property real inOneLine: Math.min(inside / (isPlay ? 22 : 20), free / (2.1 * lines + 3.4))
    // in a narrow slip the figures stand below what is played, and the last hints stay away rather
    // than that all are too small to read
    readonly property real least: Math.min(16, 0.8 * Theme.body)
    readonly property int fitting: Math.min(lines, Math.max(3, Math.floor((free / least - 4.6) / 3.3)))
    readonly property real inTwoLines: Math.min(inside / (isPlay ? 14.5 : 10.5), free / (3.3 * fitting + 4.6))
    readonly property bool isNarrow: inOneLine < Theme.body && inTwoLines > 1.1 * inOneLine
    readonly property real size: Math.max(11, Math.min(Theme.body, isNarrow ? inTwoLines : inOneLine))
    readonly property real column: isNarrow ? (inside - Theme.unit) / columns : (isPlay ? 3.7 : 4) * size

    padding: 4 * Theme.unit
    seed: 65
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("What a hard player would do")

    contentItem: ColumnLayout {
        spacing: Theme.unit

        RowLayout {
            Layout.fillWidth: true

            Heading {
                Layout.fillWidth: true
                Layout.maximumHeight: slip.isNarrow ? Theme.touch + 1.4 * slip.size : -1
                level: 3
                onPaper: true
                font.pixelSize: 1.25 * slip.size
                fontSizeMode: slip.isNarrow ? Text.Fit : Text.FixedSize
                minimumPixelSize: 11
                text: qsTr("What a hard player would do")
            }
            IconButton {
                iconName: "close"
                onPaper: true
                text: qsTr("Put the hints away")
                onClicked: slip.table.closeHints()
            }
        }
        Label {
            Layout.fillWidth: true
            visible: slip.hints.isThinking
            onPaper: true
            text: qsTr("Thinking it over …")
        }
        Label {
            Layout.fillWidth: true
            visible: rows.count > 0
            onPaper: true
            dim: true
            font.pixelSize: 0.93 * slip.size
            text: qsTr("The best is what wins the game most often.")
        }
        RowLayout {
            Layout.fillWidth: true
            visible: rows.count > 0
            spacing: 0

            Item { Layout.fillWidth: true }
            Head { text: qsTr("game"); font.bold: true }
            Head { visible: slip.isPlay; text: qsTr("trick") }
            Head { text: qsTr("Scared") }
            Head { text: qsTr("points") }
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
        visible: !slip.isNarrow || index < slip.fitting
        padding: 0.27 * slip.size
        leftPadding: Theme.unit
        rightPadding: slip.isNarrow ? Theme.unit : 0
        hint: told
        Accessible.name: isBest ? qsTr("%1, the best. %2").arg(text).arg(told) : qsTr("%1. %2").arg(text).arg(told)
        onClicked: slip.table.followHint(index)

        contentItem: GridLayout {
            columns: slip.isNarrow ? slip.columns : slip.columns + 1
            columnSpacing: 0
            rowSpacing: 0

            RowLayout {
                Layout.columnSpan: slip.isNarrow ? slip.columns : 1
                spacing: 0

                Item {
                    implicitWidth: 1.5 * slip.size
                    implicitHeight: 1.2 * slip.size
                    Art {
                        anchors.fill: parent
                        visible: row.isBest
                        name: "icons/crown-ink"
                    }
                }
                Label {
                    Layout.fillWidth: true
                    onPaper: true
                    font.bold: row.isBest
                    font.pixelSize: slip.size
                    text: row.text
                    Accessible.ignored: true
                }
            }
            Share { text: row.gameText; font.bold: true }
            Share { visible: row.trick >= 0; value: row.trick }
            Share { value: row.scared; isBad: true }
            Text {
                Layout.preferredWidth: slip.column
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
    }
    component Head: Text {
        Layout.preferredWidth: slip.column
        leftPadding: 0.4 * slip.size
        textFormat: Text.PlainText
        color: Theme.inkDim
        font.family: Theme.sans
        font.pixelSize: 0.93 * slip.size
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
        horizontalAlignment: Text.AlignRight
    }
    component Share: Text {
        property real value: 0
        property bool isBad: false
        Layout.preferredWidth: slip.column
        text: qsTr("%1 %").arg(Math.round(100 * value))
        textFormat: Text.PlainText
        color: isBad && value > 0.15 ? Theme.dangerOnPaper : Theme.ink
        font.family: Theme.sans
        font.pixelSize: slip.size
        horizontalAlignment: Text.AlignRight
        Accessible.ignored: true
    }
}
