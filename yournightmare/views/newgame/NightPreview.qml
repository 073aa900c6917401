pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// How the night will begin, as a picture on the wall, with what awaits whoever plays. It follows what
// is chosen on the sheets; `room` is the height there is for it.
ColumnLayout {
    id: preview

    required property NewGame game
    required property real room

    spacing: 3 * Theme.unit

    WallFrame {
        Layout.fillWidth: true
        Layout.preferredHeight: Math.max(width * 0.24, Math.min(width * 0.86, preview.room - words.implicitHeight
                                                                              - preview.spacing))

        GamePicture {
            anchors.fill: parent
            thumbnail: preview.game.picture
            // the ring is seen from where it fills the frame
            flat: Math.max(0.42, Math.min(1, (height * 700 / Math.max(1, width) - 160) / 540))
        }
    }
    ColumnLayout {
        id: words
        Layout.fillWidth: true
        spacing: Theme.unit

        Repeater {
            model: preview.game.told
            Label {
                required property string modelData
                Layout.fillWidth: true
                text: modelData
            }
        }
    }
}
