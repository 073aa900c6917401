pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.views.components

// One sheet in a replay: name and points, the own ranking, the guess with its ticks.
Paper {
    id: sheet

    required property int index
    required property string name
    required property string sign
    required property int points
    required property int boxes
    required property list<string> noted
    required property string guessedName
    required property var own
    required property var guess
    required property bool ownIsHidden
    required property int matched
    required property int scored

    seed: 20 + index
    padding: 3 * Theme.unit
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("%1, %2 of %3 points").arg(name).arg(points).arg(boxes)

    contentItem: ColumnLayout {
        spacing: Theme.unit

        RowLayout {
            Layout.fillWidth: true
            spacing: 2 * Theme.unit

            Art {
                Layout.preferredWidth: Theme.scaled(28)
                Layout.preferredHeight: Theme.scaled(28)
                name: sheet.sign === "" ? "seats/empty" : "seats/" + sheet.sign
            }
            Heading {
                Layout.fillWidth: true
                level: 3
                onPaper: true
                text: sheet.name
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
            Heading {
                level: 3
                onPaper: true
                text: sheet.points
            }
        }
        Label {
            Layout.fillWidth: true
            onPaper: true
            font.bold: true
            text: qsTr("My fears")
        }
        Repeater {
            model: sheet.own.length === 0 ? 4 : sheet.own
            delegate: Label {
                required property var modelData
                required property int index
                Layout.fillWidth: true
                onPaper: true
                dim: sheet.own.length === 0
                text: sheet.own.length === 0 ? qsTr("%1 …").arg(index + 1)
                                             : qsTr("%1 %2").arg(modelData.place).arg(modelData.title)
            }
        }
        Label {
            Layout.fillWidth: true
            Layout.topMargin: Theme.unit
            onPaper: true
            font.bold: true
            text: sheet.guessedName === "" ? qsTr("The fears of …") : qsTr("The fears of %1").arg(sheet.guessedName)
        }
        Repeater {
            model: sheet.guess.length === 0 ? 4 : sheet.guess
            delegate: Label {
                required property var modelData
                required property int index
                readonly property bool isRead: sheet.matched >= 0
                Layout.fillWidth: true
                onPaper: true
                dim: sheet.guess.length === 0
                color: !isRead || sheet.guess.length === 0 ? (dim ? Theme.inkDim : Theme.ink)
                    : modelData.isRight ? Theme.greenOnPaper : Theme.dangerOnPaper
                text: sheet.guess.length === 0 ? qsTr("%1 …").arg(index + 1)
                    : !isRead ? qsTr("%1 %2").arg(modelData.place).arg(modelData.title)
                    : modelData.isRight ? qsTr("%1 %2 ✓").arg(modelData.place).arg(modelData.title)
                    : qsTr("%1 %2 ✗").arg(modelData.place).arg(modelData.title)
            }
        }
        Label {
            Layout.fillWidth: true
            visible: sheet.scored >= 0
            onPaper: true
            font.bold: true
            text: qsTr("%n point(s)", "", sheet.scored)
        }
        Label {
            Layout.fillWidth: true
            visible: sheet.noted.length > 0
            onPaper: true
            dim: true
            font.pixelSize: Theme.small
            text: sheet.noted.join(" · ")
        }
        Item {
            Layout.fillHeight: true
        }
    }
}
