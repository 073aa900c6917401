pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// A slip of paper: how many of the value picked, and what each number would do; or whether the 0/10
// is a 0 or a 10, as two big cards. Where there is little room the numbers stand side by side, and
// what the one picked does is read on the ribbon over the hand.
Paper {
    id: slip

    required property TricksHand hand
    // the room there is
    property real highest: 400
    // letters for a large window
    property real large: 0
    // a low slip
    property bool isLow: false
    readonly property int count: rows.count
    readonly property int columns: !isLow ? 1 : Math.max(2, Math.min(4, count))
    readonly property int lines: Math.ceil(Math.max(1, count) / columns)
    readonly property real size: Math.min(Math.max(Theme.body, large),
        isLow ? Math.min((highest - 2 * padding) / (2.1 + 3.6 * lines), (width - 2 * padding) / columns / 4)
              : (highest - 2 * padding) / (count + 1) / 2.6)

    padding: (isLow ? 2 : 3) * Theme.unit
    seed: 61
    Accessible.role: Accessible.Pane
    Accessible.name: hand.countsTitle

    contentItem: ColumnLayout {
        spacing: Theme.unit / 2

        Text {
            Layout.leftMargin: 2 * Theme.unit
            Layout.fillWidth: true
            text: slip.hand.countsTitle
            textFormat: Text.PlainText
            color: Theme.ink
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: slip.size * 1.35
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        GridLayout {
            Layout.fillWidth: true
            columns: slip.hand.asksSaid ? 2 : slip.columns
            rowSpacing: 0
            columnSpacing: 2 * Theme.unit
            uniformCellWidths: true

            Repeater {
                id: rows
                model: slip.hand.counts

                delegate: ButtonBase {
                    id: row

                    required property int count
                    required property string title
                    required property string worthText
                    required property string verdict
                    required property bool leads
                    required property bool isPicked

                    Layout.fillWidth: true
                    padding: slip.size * 0.12
                    leftPadding: (slip.isLow ? 0.5 : 2) * Theme.unit
                    rightPadding: leftPadding
                    text: slip.hand.asksSaid ? title : qsTr("%1, worth %2").arg(title).arg(worthText)
                    hint: verdict
                    Accessible.role: Accessible.RadioButton
                    Accessible.checkable: true
                    Accessible.checked: isPicked
                    onClicked: slip.hand.setCount(count)

                    contentItem: Loader {
                        sourceComponent: slip.hand.asksSaid ? said : slip.isLow ? figure : number
                    }
                    background: Rectangle {
                        radius: 7
                        color: row.isPicked ? Theme.ink : Theme.withAlpha(Theme.ink, row.hovered ? 0.1 : 0)
                        border.width: row.isPicked && Theme.contrast ? 3 : 0
                        border.color: Theme.gold

                        FocusRing { shown: row.visualFocus; gap: 1 }
                    }

                    Component {
                        id: number

                        RowLayout {
                            spacing: slip.size * 0.6

                            Text {
                                Layout.preferredWidth: slip.size * 2.9
                                text: row.title
                                textFormat: Text.PlainText
                                color: row.isPicked ? Theme.paper : Theme.ink
                                font.family: Theme.sans
                                font.pixelSize: slip.size
                                fontSizeMode: Text.HorizontalFit
                                minimumPixelSize: 9
                                Accessible.ignored: true
                            }
                            Text {
                                Layout.preferredWidth: slip.size * 2
                                text: row.worthText
                                textFormat: Text.PlainText
                                color: row.isPicked ? "#f2d98a" : Theme.ink
                                font.family: Theme.serif
                                font.bold: true
                                font.pixelSize: slip.size * 1.4
                                fontSizeMode: Text.HorizontalFit
                                minimumPixelSize: 9
                                Accessible.ignored: true
                            }
                            Text {
                                Layout.fillWidth: true
                                Layout.preferredHeight: slip.size * 2.3
                                text: row.verdict
                                textFormat: Text.PlainText
                                color: row.isPicked ? Theme.paper : Theme.ink
                                font.family: Theme.sans
                                font.pixelSize: slip.size * 0.96
                                fontSizeMode: Text.Fit
                                minimumPixelSize: 10
                                wrapMode: Text.Wrap
                                verticalAlignment: Text.AlignVCenter
                                Accessible.ignored: true
                            }
                            Item {
                                visible: row.leads
                                implicitWidth: slip.size * 1.3
                                implicitHeight: slip.size * 1.3

                                Art {
                                    anchors.fill: parent
                                    name: row.isPicked ? "icons/crown-light" : "icons/crown-ink"
                                }
                            }
                        }
                    }
                    Component {
                        id: figure

                        Column {
                            Text {
                                width: parent.width
                                text: row.title
                                textFormat: Text.PlainText
                                color: row.isPicked ? Theme.paper : Theme.ink
                                font.family: Theme.sans
                                font.pixelSize: slip.size
                                fontSizeMode: Text.HorizontalFit
                                minimumPixelSize: 9
                                horizontalAlignment: Text.AlignHCenter
                                Accessible.ignored: true
                            }
                            Text {
                                width: parent.width
                                text: row.worthText
                                textFormat: Text.PlainText
                                color: row.isPicked ? "#f2d98a" : Theme.ink
                                font.family: Theme.serif
                                font.bold: true
                                font.pixelSize: slip.size * 1.35
                                horizontalAlignment: Text.AlignHCenter
                                Accessible.ignored: true

                                Art {
                                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                                    visible: row.leads
                                    width: Math.min(slip.size, parent.width * 0.24)
                                    height: width
                                    name: row.isPicked ? "icons/crown-light" : "icons/crown-ink"
                                }
                            }
                        }
                    }
                    Component {
                        // night for 0, moonlight for 10
                        id: said

                        ColumnLayout {
                            spacing: slip.size * 0.15

                            Rectangle {
                                Layout.fillWidth: true
                                Layout.preferredHeight: Math.min(slip.size * (slip.isLow ? 2.9 : 4.6), slip.highest * 0.42)
                                radius: 7
                                border.width: 2
                                border.color: row.isPicked ? "#f2d98a" : "#2a2438"
                                gradient: Gradient {
                                    GradientStop { position: 0; color: row.count === 0 ? "#2a2348" : "#f7e7ae" }
                                    GradientStop { position: 1; color: row.count === 0 ? "#100d1c" : "#d2aa60" }
                                }
                                Text {
                                    textFormat: Text.PlainText
                                    anchors.centerIn: parent
                                    text: row.count
                                    color: row.count === 0 ? "#f6ecd2" : "#2a2438"
                                    font.family: Theme.serif
                                    font.bold: true
                                    font.pixelSize: parent.height * 0.66
                                    Accessible.ignored: true
                                }
                                Art {
                                    anchors { right: parent.right; top: parent.top; margins: 4 }
                                    visible: row.leads
                                    width: slip.size * (slip.isLow ? 1.1 : 1.4)
                                    height: width
                                    name: row.count === 0 ? "icons/crown-light" : "icons/crown-ink"
                                }
                            }
                            Text {
                                Layout.fillWidth: true
                                visible: !slip.isLow
                                text: row.verdict
                                textFormat: Text.PlainText
                                color: row.isPicked ? Theme.paper : Theme.ink
                                font.family: Theme.sans
                                font.pixelSize: slip.size * 0.94
                                horizontalAlignment: Text.AlignHCenter
                                wrapMode: Text.Wrap
                                maximumLineCount: 2
                                elide: Text.ElideRight
                                Accessible.ignored: true
                            }
                        }
                    }
                }
            }
        }
    }
}
