import QtQuick

// A drawing from resources/art, sharp at every scale factor, loaded in the background.
// Give it a width and a height; `name` is the file's path without ".svg".
Image {
    id: art

    required property string name

    source: name === "" ? "" : Theme.art(name)
    asynchronous: true
    cache: true
    fillMode: Image.PreserveAspectFit
    // Qt draws it at this size times the screen's scale. It grows in steps, so that a resized window
    // doesn't draw the file anew for every pixel.
    sourceSize: Qt.size(up(width), up(height))
    opacity: status === Image.Ready ? 1 : 0
    Accessible.ignored: true

    function up(length: real): int {
        return Math.max(16, Math.ceil(length / 16) * 16)
    }

    Behavior on opacity {
        NumberAnimation { duration: Theme.motion(220) }
    }
}
