import QtQuick
import QtQuick.Layouts
import yournightmare.views.components

// The note on a doorstep: the game's title, one line, the number of players. Its sheet is a picture:
// the torn sheet that is drawn at any size needs shaders, which cost the first page time and memory.
Item {
    id: note

    required property string title
    required property string line
    required property string players
    required property int least
    required property int most
    property real grow: 1
    // with nothing but the title, where there is no room for more
    property bool isPlate: false
    property bool isFocused: false
    property bool isHovered: false
    required property int number
    // of the title's letters, so that it fits into a line
    property int titleSize: fullTitle
    readonly property int fullTitle: Math.round(Theme.size(isPlate ? 1.25 : 1.6) * grow)
    // smaller would be too small for a title
    readonly property int leastTitle: Math.round(Theme.size(isPlate ? 1 : 1.15) * grow)

    // how wide its words can be
    readonly property real room: width - words.anchors.leftMargin - words.anchors.rightMargin

    implicitHeight: words.implicitHeight + words.anchors.topMargin + words.anchors.bottomMargin

    Rectangle {
        // all there is in the very first frame; later hidden by the torn sheet
        anchors { fill: parent; margins: 1.5 }
        color: Theme.paper
        border.width: Theme.contrast ? 2 : 0
        border.color: Theme.paperEdge
    }
    Art {
        // the drawing, 358 by 188, has a margin of 24 round the sheet for its shadow
        anchors { fill: parent; leftMargin: -note.width * 24 / 310; rightMargin: anchors.leftMargin }
        anchors { topMargin: -note.height * 24 / 140; bottomMargin: anchors.topMargin }
        visible: !Theme.contrast
        fillMode: Image.Stretch
        name: visible ? "bedroom/note-" + note.number + (Theme.dark ? "" : "-light") : ""
    }
    ColumnLayout {
        id: words
        anchors { fill: parent; topMargin: Math.round((note.isPlate ? 9 : 13) * note.grow); bottomMargin: anchors.topMargin }
        anchors { leftMargin: 22 * note.grow; rightMargin: 20 * note.grow }
        spacing: 3 * note.grow

        Text {
            Layout.fillWidth: true
            Layout.fillHeight: note.isPlate
            text: note.title
            textFormat: Text.PlainText
            horizontalAlignment: note.isPlate ? Text.AlignHCenter : Text.AlignLeft
            verticalAlignment: Text.AlignVCenter
            color: Theme.ink
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: note.titleSize
            wrapMode: Text.Wrap
            lineHeight: 0.95
        }
        Text {
            visible: !note.isPlate
            Layout.fillWidth: true
            text: note.line
            textFormat: Text.PlainText
            color: Theme.ink
            font.family: Theme.sans
            font.pixelSize: Math.round(Theme.body * note.grow)
            wrapMode: Text.Wrap
        }
        Item {
            // how many can play stands at the foot of the sheet
            visible: !note.isPlate
            Layout.fillHeight: true
        }
        Flow {
            visible: !note.isPlate
            Layout.fillWidth: true
            Layout.topMargin: 2 * note.grow
            spacing: 8

            PlayerCount {
                id: pawns
                least: note.least
                most: note.most
                size: Math.round(Theme.scaled(18) * note.grow)
            }
            Text {
                // at the right edge if it fits beside the pawns
                readonly property real room: parent.width - pawns.width - 8
                width: implicitWidth <= room ? room : parent.width
                horizontalAlignment: implicitWidth <= room ? Text.AlignRight : Text.AlignLeft
                text: note.players
                textFormat: Text.PlainText
                color: Theme.ink
                font.family: Theme.sans
                font.bold: true
                font.pixelSize: Math.round(Theme.body * note.grow)
                wrapMode: Text.Wrap
            }
        }
    }
    FocusRing {
        shown: note.isFocused
        radius: 3
        gap: 6
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -5
        visible: note.isHovered && !note.isFocused
        color: "transparent"
        border.width: 2
        border.color: Theme.withAlpha(Theme.focus, 0.6)
        radius: 3
    }
}
