import QtQuick
import yournightmare.views.components

// A Fear card of the box: its picture, its title, what it has to do with.
Item {
    id: card

    required property string card
    required property string title
    required property string themes
    required property bool isForFamily
    required property bool isCurrent
    // The words stand beside the picture instead of under it.
    property bool isFlat: false

    Accessible.role: Accessible.ListItem
    Accessible.name: title
    Accessible.description: isForFamily ? themes : qsTr("%1. Not for children").arg(themes)

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.unit * 1.5
        radius: 6
        color: Theme.paper
        border.width: 1
        border.color: Theme.paperEdge

        FearPicture {
            id: picture
            x: 2 * Theme.unit
            y: 2 * Theme.unit
            width: card.isFlat ? (parent.height - 4 * Theme.unit) * 0.88 : parent.width - 4 * Theme.unit
            height: card.isFlat ? parent.height - 4 * Theme.unit : (parent.width - 4 * Theme.unit) * 0.86
            card: card.card
        }
        Column {
            x: card.isFlat ? picture.x + picture.width + 2 * Theme.unit : 2 * Theme.unit
            y: card.isFlat ? (parent.height - height) / 2 : picture.y + picture.height + 2 * Theme.unit
            width: parent.width - x - 2 * Theme.unit
            spacing: 2

            Text {
                width: parent.width
                text: card.title
                textFormat: Text.PlainText
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.body
                color: Theme.ink
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignHCenter
                Accessible.ignored: true
            }
            Text {
                width: parent.width
                text: card.isForFamily ? card.themes : qsTr("%1 · not for children").arg(card.themes)
                textFormat: Text.PlainText
                font.family: Theme.sans
                font.italic: true
                font.pixelSize: Theme.small
                color: Theme.inkDim
                wrapMode: Text.Wrap
                maximumLineCount: 3
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignHCenter
                Accessible.ignored: true
            }
        }
        FocusRing {
            shown: card.isCurrent
            radius: 8
        }
    }
}
