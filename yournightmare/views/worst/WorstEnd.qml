pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The end: places, who knew whom, the longest-kept secrets.
FocusScope {
    id: end

    required property WorstTable table
    required property WorstEnding ending
    signal again()
    signal watch()
    signal home()

    ColumnLayout {
        anchors.fill: parent
        Heading { level: 1; text: end.ending.title }
        Label { text: end.ending.reason }
        Repeater {
            model: end.ending.places
            Label { required property int place; required property string name; required property int points; text: qsTr("%1. %2: %3").arg(place).arg(name).arg(points) }
        }
        Repeater {
            model: end.ending.knew
            Label { required property string evaluatorName; required property string targetName; text: qsTr("%1 about %2").arg(evaluatorName).arg(targetName) }
        }
        RowLayout {
            PlainButton { text: qsTr("Watch it again"); onClicked: end.watch() }
            PlainButton { text: qsTr("To the bedroom"); onClicked: end.home() }
        }
        Item { Layout.fillHeight: true }
    }
}
