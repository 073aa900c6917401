pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// A person's fears, the worst first: a list to read and, beside or below it, a plot that shows how
// sure the order is. A click on either opens the evenings behind it.
ColumnLayout {
    id: order

    required property WhoKnowsWhom known
    readonly property bool isWide: width > Theme.scaled(620)
    readonly property int count: lines.count
    // all rows are as high as the highest, so that the plot's rows stand beside them
    readonly property real rowHeight: {
        let high = Theme.scaled(44)
        for (let i = 0; i < lines.count; i++)
            high = Math.max(high, lines.itemAt(i)?.implicitHeight ?? 0)
        return high
    }
    readonly property real plotRow: isWide ? rowHeight : Theme.scaled(30)

    spacing: 3 * Theme.unit

    Choice {
        Layout.fillWidth: true
        label: qsTr("What is put in order")
        onPaper: true
        options: [
            { value: "theme", text: qsTr("Themes") },
            { value: "card", text: qsTr("Fear cards") }
        ]
        value: order.known.of
        onChosen: value => order.known.show(value)
    }
    Label {
        Layout.fillWidth: true
        onPaper: true
        dim: true
        text: order.known.counted
    }
    GridLayout {
        Layout.fillWidth: true
        columns: order.isWide ? 2 : 1
        columnSpacing: 4 * Theme.unit
        rowSpacing: 2 * Theme.unit

        ColumnLayout {
            Layout.fillWidth: true
            Layout.preferredWidth: 52
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: order.isWide ? axis.height + 2 * Theme.unit : 0
            spacing: 0
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Fears of %1, the worst first").arg(order.known.person)

            Repeater {
                id: lines
                model: order.known.fears
                FearLine {
                    Layout.fillWidth: true
                    Layout.preferredHeight: order.rowHeight
                    isMarked: plot.hovered === index
                    onClicked: order.known.openFear(index)
                    onStepped: by => lines.itemAt(index + by)?.forceActiveFocus(Qt.TabFocusReason)
                }
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.preferredWidth: 48
            Layout.alignment: Qt.AlignTop
            spacing: 2 * Theme.unit

            RowLayout {
                id: axis
                Layout.fillWidth: true
                Layout.leftMargin: numbers.width
                spacing: 2 * Theme.unit

                Label {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    onPaper: true
                    dim: true
                    font.pixelSize: Theme.small
                    text: qsTr("← frightens less")
                    Accessible.ignored: true
                }
                Label {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    horizontalAlignment: Text.AlignRight
                    onPaper: true
                    dim: true
                    font.pixelSize: Theme.small
                    text: qsTr("frightens more →")
                    Accessible.ignored: true
                }
            }
            Item {
                Layout.fillWidth: true
                implicitHeight: order.plotRow * order.count

                Column {
                    id: numbers
                    width: order.isWide ? 0 : Theme.scaled(34)
                    visible: !order.isWide

                    Repeater {
                        model: order.isWide ? null : order.known.fears
                        Text {
                            required property int place
                            textFormat: Text.PlainText
                            height: order.plotRow
                            verticalAlignment: Text.AlignVCenter
                            text: place > 0 ? place : "–"
                            color: Theme.inkDim
                            font.family: Theme.serif
                            font.bold: true
                            font.pixelSize: Theme.body
                            Accessible.ignored: true
                        }
                    }
                }
                Repeater {
                    // a ground for every second row leads the eye across
                    model: order.count
                    Rectangle {
                        required property int index
                        visible: index % 2 === 0
                        x: numbers.width
                        y: index * order.plotRow
                        width: parent.width - x
                        height: order.plotRow
                        color: Theme.withAlpha(Theme.ink, plot.hovered === index ? 0.12 : 0.05)
                    }
                }
                Plot {
                    id: plot
                    objectName: "spans"
                    anchors { fill: parent; leftMargin: numbers.width }
                    figure: order.known.spans
                    ink: Theme.ink
                    dim: Theme.inkDim
                    accent: Theme.redOnPaper
                    ground: Theme.paper
                    unit: Theme.scaled(4)
                    ratio: Screen.devicePixelRatio
                    onPicked: mark => order.known.openFear(mark)
                    Accessible.role: Accessible.Graphic
                    Accessible.name: qsTr("The order as a plot; the list beside it says the same.")
                    Accessible.description: figure?.told ?? ""
                }
                HoverTip {
                    anchors.fill: plot
                    plot: plot
                }
            }
        }
    }
    Label {
        Layout.fillWidth: true
        onPaper: true
        dim: true
        font.pixelSize: Theme.small
        text: qsTr("The dot is the best estimate; the line is where it truly lies, two times out of three. The dashed line is the middle of all fears.")
    }
    Flow {
        Layout.fillWidth: true
        visible: order.known.page.total > order.count
        spacing: 3 * Theme.unit

        PlainButton {
            objectName: "earlier"
            enabled: order.known.page.first > 1
            onPaper: true
            iconName: "left"
            text: qsTr("Worse ones")
            onClicked: order.known.turn(-1)
        }
        Label {
            height: Theme.touch
            verticalAlignment: Text.AlignVCenter
            onPaper: true
            text: qsTr("%1 to %2 of %3").arg(order.known.page.first).arg(order.known.page.last).arg(order.known.page.total)
        }
        PlainButton {
            objectName: "later"
            enabled: order.known.page.last < order.known.page.total
            onPaper: true
            iconName: "right"
            text: qsTr("Milder ones")
            onClicked: order.known.turn(1)
        }
    }
}
