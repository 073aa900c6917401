import QtQuick
import yournightmare.views.components

// A small face of the die, for tables and ghosts.
Rectangle {
    id: face

    required property int eyes
    property bool bright: false

    implicitWidth: Theme.scaled(22)
    implicitHeight: implicitWidth
    radius: width * 0.22
    color: bright ? Theme.gold : Theme.paperHigh
    border.width: 1
    border.color: Theme.withAlpha(Theme.ink, 0.75)
    Accessible.ignored: true

    Image {
        anchors.fill: parent
        source: face.eyes > 0 ? Theme.art("endless/pips-" + face.eyes) : ""
        sourceSize: Qt.size(Math.ceil(width), Math.ceil(height))
    }
}
