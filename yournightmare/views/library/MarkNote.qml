import QtQuick
import yournightmare.views.components

// A small remark on paper: a sign and a few words.
Row {
    id: note

    required property string iconName
    required property string text

    spacing: Theme.unit

    Icon {
        name: note.iconName
        color: Theme.inkDim
        size: Theme.scaled(16)
    }
    Label {
        onPaper: true
        dim: true
        font.pixelSize: Theme.small
        text: note.text
        Accessible.ignored: true
    }
}
