pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The four fears face up, for all to see.
GridLayout {
    id: board

    required property var fears

    columns: width > 520 * Theme.textScale ? 4 : 2
    columnSpacing: 4 * Theme.unit
    rowSpacing: 4 * Theme.unit

    Repeater {
        model: board.fears
        delegate: Paper {
            id: card
            required property int index
            required property string title
            required property string themes
            Layout.fillWidth: true
            seed: 3 + index
            Accessible.role: Accessible.StaticText
            Accessible.name: title
            Accessible.description: themes
            contentItem: ColumnLayout {
                Heading {
                    Layout.fillWidth: true
                    level: 3
                    onPaper: true
                    text: card.title
                }
                Label {
                    Layout.fillWidth: true
                    onPaper: true
                    dim: true
                    text: card.themes
                }
            }
        }
    }
}
