import QtQuick
import yournightmare.models

// The picture of a Fear card, cut to the space it has; ink until it is there. `card` is the card's
// id, empty or unknown for a fear of one's own; then the words of `title` decide what is drawn. Only
// the ground has round corners (`radius`): the picture lies under a frame that covers its own.
Item {
    id: picture

    required property string card
    property string title: ""
    property real radius: 0
    readonly property alias isThere: image.isThere

    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        radius: picture.radius
        gradient: Gradient {
            GradientStop { position: 0; color: "#211b3c" }
            GradientStop { position: 1; color: "#12101c" }
        }
    }
    Art {
        id: image
        anchors.fill: parent
        name: ""
        address: painting ? painting.source : ""  // the last page of the program loses it first
        fillMode: Image.PreserveAspectCrop
    }
    FearPainting {
        id: painting
        card: picture.card
        title: picture.title
    }
}
