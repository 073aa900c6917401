import QtQuick
import yournightmare.views.components

// A fear as it is written on a line of the sheet: a small picture and its title. It is written
// beforehand and only laid on its line, so that an opened sheet is there at once.
Item {
    id: written

    required property string picture
    required property string title
    required property color ink

    Thumb {
        id: thumb
        anchors { left: parent.left; leftMargin: 2 * Theme.unit; verticalCenter: parent.verticalCenter }
        height: Math.min(Theme.scaled(60), written.height - 6)
        width: height * 0.9
        picture: written.picture
        title: written.title
    }
    Handwriting {
        anchors { left: thumb.right; right: parent.right; top: parent.top; bottom: parent.bottom }
        anchors { leftMargin: 3 * Theme.unit; rightMargin: Theme.unit; bottomMargin: 1 }
        color: written.ink
        size: 1.8
        least: 0.95
        text: written.title
        Accessible.ignored: true
    }
}
