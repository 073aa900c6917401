import QtQuick
import QtQuick.Layouts
import yournightmare.views.components

// Something to know of this game: a sign and a sentence.
RowLayout {
    id: remark

    required property string iconName
    required property string text
    property color tint: Theme.textDim

    spacing: 2 * Theme.unit

    Icon {
        Layout.alignment: Qt.AlignTop
        name: remark.iconName
        color: remark.tint
        size: Theme.scaled(20)
    }
    Label {
        Layout.fillWidth: true
        text: remark.text
        color: remark.tint
    }
}
