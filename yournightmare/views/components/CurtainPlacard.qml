pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Shapes

// The placard: "Pass to", the name as large as it fits, and how to open.
Item {
    id: placard

    property string name: ""
    property color tone: Theme.moon
    property real held: 0
    property string why: ""
    property int seat: 0
    // the height there is for it
    property real most: 400
    readonly property real eyelet: width * 0.12
    readonly property real eyeletY: 14 * Math.min(1.4, Theme.textScale)
    readonly property bool isTight: most < 300 * Theme.textScale
    // What the hand holds stands inside the sentence; a translator sees it whole.
    readonly property string opening: qsTr("Hold %1 or the clasp to open")
    readonly property int hole: opening.indexOf("%1")
    readonly property list<string> asides: [
        qsTr("Everyone else studies the ceiling."),
        qsTr("Everyone else counts the floorboards."),
        qsTr("Everyone else has seen something outside the window."),
        qsTr("Everyone else dreams of something harmless.")
    ]
    readonly property var reasons: ({
        idle: qsTr("Nobody had touched anything for a minute, so it fell."),
        focus: qsTr("Another window came to the front, so it fell."),
        hidden: qsTr("The window was put away, so it fell."),
        left: qsTr("You went to another room, so it fell."),
        locked: qsTr("The screen was locked, so it fell."),
        asleep: qsTr("The computer slept, so it fell.")
    })

    height: Math.min(most, words.implicitHeight + words.anchors.topMargin + words.anchors.bottomMargin)

    Item {
        anchors.fill: parent
        rotation: Theme.contrast ? 0 : -0.6

        PaperSheet {
            anchors.fill: parent
            seed: 21
        }
        Repeater {
            model: Theme.contrast ? 0 : 2

            Rectangle {
                required property int index
                anchors { fill: parent; margins: 20 + 6 * index - (placard.isTight ? 10 : 0) }
                color: "transparent"
                border.color: Theme.withAlpha(Theme.inkDim, index === 0 ? 0.42 : 0.22)
                border.width: 1
            }
        }
        Repeater {
            model: 2

            Rectangle {
                required property int index
                x: (index === 0 ? placard.eyelet : placard.width - placard.eyelet) - width / 2
                y: placard.eyeletY - height / 2
                width: 14
                height: 14
                radius: 7
                color: "#1b1526"
                border.width: 3
                border.color: "#8f7a45"
            }
        }
    }
    ColumnLayout {
        id: words
        anchors { fill: parent; leftMargin: 9 * Theme.unit; rightMargin: 9 * Theme.unit }
        anchors.topMargin: placard.isTight ? 4 * Theme.unit : 8 * Theme.unit
        anchors.bottomMargin: placard.isTight ? 3 * Theme.unit : 8 * Theme.unit
        spacing: placard.isTight ? 0 : Theme.unit

        Text {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Pass to")
            textFormat: Text.PlainText
            color: Theme.inkDim
            font.family: Theme.serif
            font.italic: true
            font.pixelSize: placard.isTight ? Theme.large : Theme.size(1.9)
            Accessible.ignored: true
        }
        Text {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredHeight: placard.isTight ? placard.most * 0.4 : Theme.size(8.6)
            Layout.minimumHeight: Theme.size(1.6)
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: placard.name
            textFormat: Text.PlainText
            color: Theme.ink
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.size(6.8)
            fontSizeMode: Text.Fit
            minimumPixelSize: 14
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            maximumLineCount: 3
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Shape {
            Layout.alignment: Qt.AlignHCenter
            Layout.preferredWidth: 320
            Layout.preferredHeight: 10
            Layout.bottomMargin: placard.isTight ? 0 : 3 * Theme.unit
            preferredRendererType: Shape.CurveRenderer

            ShapePath {
                strokeColor: "transparent"
                fillColor: Theme.contrast ? Theme.ink : Qt.darker(placard.tone, 1.25)
                PathSvg { path: "M0 5C60 -1 110 8 160 4C210 0 260 7 320 4C260 9 210 5 160 8C110 11 60 4 0 5Z" }
            }
        }
        GridLayout {
            id: how
            readonly property real whole: before.implicitWidth + cap.implicitWidth + after.implicitWidth + 6 * Theme.unit

            Layout.alignment: Qt.AlignHCenter
            Layout.fillWidth: false
            columns: whole <= words.width ? 3 : 1
            columnSpacing: 3 * Theme.unit
            rowSpacing: 0

            Label {
                id: before
                Layout.alignment: Qt.AlignHCenter
                visible: text !== ""
                text: placard.opening.slice(0, placard.hole).trim()
                onPaper: true
                font.pixelSize: placard.isTight ? Theme.body : Theme.large
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            Rectangle {
                id: cap
                Layout.alignment: Qt.AlignHCenter
                implicitWidth: space.implicitWidth + 10 * Theme.unit
                implicitHeight: space.implicitHeight + 4 * Theme.unit
                radius: 8
                color: Theme.contrast ? Theme.ink : "#2a2438"

                Rectangle {
                    anchors { fill: parent; bottomMargin: 4 }
                    radius: 8
                    color: Theme.contrast ? Theme.ink : "#40374f"
                    border.width: 1.5
                    border.color: "#2a2438"

                    Rectangle {
                        anchors { left: parent.left; bottom: parent.bottom; margins: 4 }
                        width: (parent.width - 8) * placard.held
                        height: 4
                        radius: 2
                        color: "#f2d98a"
                    }
                    Text {
                        id: space
                        anchors.centerIn: parent
                        text: qsTr("Space")
                        textFormat: Text.PlainText
                        color: "#f6efdd"
                        font.family: Theme.sans
                        font.bold: true
                        font.pixelSize: placard.isTight ? Theme.small : Theme.size(1.15)
                        Accessible.ignored: true
                    }
                }
            }
            Label {
                id: after
                Layout.alignment: Qt.AlignHCenter
                visible: text !== ""
                text: placard.opening.slice(placard.hole + 2).trim()
                onPaper: true
                font.pixelSize: placard.isTight ? Theme.body : Theme.large
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
        Label {
            Layout.fillWidth: true
            visible: !placard.isTight || placard.why in placard.reasons
            horizontalAlignment: Text.AlignHCenter
            text: placard.reasons[placard.why] ?? placard.asides[Math.max(0, placard.seat) % placard.asides.length]
            onPaper: true
            dim: true
            font.italic: true
            font.pixelSize: placard.isTight ? Theme.small : Theme.body
        }
    }
}
