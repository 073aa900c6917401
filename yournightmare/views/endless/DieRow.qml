pragma ComponentBehavior: Bound

import QtQuick

// Faces side by side: those that lead somewhere.
Row {
    id: row

    required property var faces
    property bool bright: false
    property real size: 18

    spacing: 2

    Repeater {
        model: row.faces
        DieFace {
            required property int modelData
            eyes: modelData
            bright: row.bright
            width: row.size
            height: row.size
        }
    }
}
