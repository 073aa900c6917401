import QtQuick
import QtQuick.Layouts
import yournightmare.views.components

// The head of a track: enamel sign, name, and what is to be said about it.
RowLayout {
    id: head

    required property string medal
    required property string sign
    required property string name
    required property string note
    property color tint: Theme.text

    spacing: 2 * Theme.unit

    Art {
        name: "endless/medal-" + head.medal
        Layout.preferredWidth: Theme.scaled(32)
        Layout.preferredHeight: Theme.scaled(32)

        Art {
            anchors.centerIn: parent
            width: parent.width * 0.66
            height: width
            name: "endless/" + head.sign + "-ink"
        }
    }
    Heading {
        level: 3
        text: head.name
    }
    Label {
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignRight
        color: head.tint
        wrapMode: Text.NoWrap
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.round(Theme.small * 0.75)
        text: head.note
    }
}
