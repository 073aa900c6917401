import QtQuick
import yournightmare.views.components

// A slip of paper with a fear written on it, in ink or in the blue of a guess.
Item {
    id: slip

    required property string picture
    required property string title
    property int kind: 0
    property bool isGuess: false

    Art {
        x: -8
        y: -6
        width: parent.width + 16
        height: parent.height + 16
        fillMode: Image.Stretch
        name: "worst/slip-" + Math.max(0, slip.kind) % 4
    }
    Thumb {
        id: thumb
        anchors { left: parent.left; leftMargin: parent.height * 0.12; verticalCenter: parent.verticalCenter }
        height: parent.height * 0.84
        width: height * 0.92
        picture: slip.picture
        title: slip.title
    }
    Handwriting {
        anchors { left: thumb.right; right: parent.right; top: parent.top; bottom: parent.bottom }
        anchors { leftMargin: parent.height * 0.18; rightMargin: 3 * Theme.unit; topMargin: 3; bottomMargin: 3 }
        color: slip.isGuess ? Hand.blue : Theme.ink
        size: 2.2
        least: 0.7
        text: slip.title
        Accessible.ignored: true
    }
}
