import QtQuick

// A drawing from resources/art, sharp at every scale factor, loaded in the background.
// Give it a width and a height; `name` is the file's path without ".svg". A picture made while the
// program runs has an `address` of its own, and no name.
Image {
    id: art

    required property string name
    // a drawing is to be seen; it stays so while it is drawn anew in another size
    property bool isThere: false
    property string address: name === "" ? "" : Theme.art(name)

    // Another drawing never lets the one before it be seen: it could be what nobody may know.
    source: {
        retainWhileLoading = false
        return address
    }
    asynchronous: true
    cache: true
    fillMode: Image.PreserveAspectFit
    // Qt draws it at this size times the screen's scale. It grows in steps, so that a resized window
    // doesn't draw the file anew for every pixel; until then the drawing of the size before is shown.
    sourceSize: {
        retainWhileLoading = true
        return Qt.size(up(width), up(height))
    }
    opacity: isThere ? 1 : 0
    Accessible.ignored: true

    function up(length: real): int {
        return Math.max(16, Math.ceil(length / 16) * 16)
    }

    onSourceChanged: if (status === Image.Loading) isThere = false
    onStatusChanged: {
        if (status === Image.Ready)
            isThere = true
        else if (status !== Image.Loading || !retainWhileLoading)
            isThere = false
    }

    Behavior on opacity {
        NumberAnimation { duration: Theme.motion(220) }
    }
}
