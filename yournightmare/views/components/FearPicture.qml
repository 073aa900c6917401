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
    readonly property bool isThere: image.status === Image.Ready

    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        radius: picture.radius
        gradient: Gradient {
            GradientStop { position: 0; color: "#211b3c" }
            GradientStop { position: 1; color: "#12101c" }
        }
    }
    Image {
        id: image

        anchors.fill: parent
        source: painting ? painting.source : ""  // the last page of the program loses it first
        asynchronous: true
        cache: true
        retainWhileLoading: true
        fillMode: Image.PreserveAspectCrop
        // in steps, so that a resized window doesn't draw it anew for every pixel; Qt itself multiplies
        // by the screen's ratio
        sourceSize.width: Math.max(16, Math.ceil(Math.max(width, height * 220 / 250) / 8) * 8)
        opacity: status === Image.Ready ? 1 : 0

        Behavior on opacity {
            NumberAnimation { duration: Theme.motion(160) }
        }
    }
    FearPainting {
        id: painting
        card: picture.card
        title: picture.title
    }
}
