import QtQuick
import yournightmare.views.components

// The picture of a fear; a fear of one's own (without a picture) is something with eyes in the dark.
Item {
    id: image

    required property string picture
    // which of the dark corners an own fear gets
    property int corner: 0

    Rectangle {
        anchors.fill: parent
        color: "#1b1630"
    }
    Art {
        anchors.fill: parent
        visible: image.picture === ""
        fillMode: Image.PreserveAspectCrop
        name: image.picture === "" ? "worst/own-" + image.corner % 4 : ""
    }
}
