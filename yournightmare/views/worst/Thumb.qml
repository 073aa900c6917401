import QtQuick
import yournightmare.views.components

// A fear's picture, small, with an inked edge.
Item {
    id: thumb

    required property string picture
    property int corner: 0

    implicitWidth: Theme.scaled(54)
    implicitHeight: Theme.scaled(60)
    Accessible.ignored: true

    FearImage {
        anchors { fill: parent; margins: 2 }
        picture: thumb.picture
        corner: thumb.corner
    }
    Art {
        anchors.fill: parent
        fillMode: Image.Stretch
        name: "worst/thumb-frame"
    }
}
