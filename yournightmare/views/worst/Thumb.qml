import QtQuick
import yournightmare.views.components

// A fear's picture, small, with an inked edge.
Item {
    id: thumb

    required property string picture
    required property string title

    implicitWidth: Theme.scaled(54)
    implicitHeight: Theme.scaled(60)
    Accessible.ignored: true

    FearPicture {
        anchors { fill: parent; margins: 2 }
        card: thumb.picture
        title: thumb.title
        radius: 0
    }
    Art {
        anchors.fill: parent
        fillMode: Image.Stretch
        name: "worst/thumb-frame"
    }
}
