pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.views.components

// One sheet after a round, as everybody may see it.
Item {
    id: sheet

    required property int index
    required property string name
    required property string sign
    required property int points
    required property int ticked
    required property int gained
    required property int boxes
    required property list<string> noted
    required property string guessedName
    required property string guessedSign
    required property var own
    required property var guess
    required property bool ownIsHidden
    required property int scored
    readonly property real inset: 5 * Theme.unit

    implicitHeight: body.implicitHeight + 2 * inset
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("The sheet of %1").arg(name)

    component Line: RowLayout {
        id: line

        required property var modelData
        property bool isGuess: false

        Layout.fillWidth: true
        spacing: 2 * Theme.unit
        Accessible.role: Accessible.ListItem
        Accessible.name: !isGuess ? qsTr("Place %1: %2").arg(modelData.place).arg(modelData.title)
            : modelData.isRight ? qsTr("Place %1: %2, right").arg(modelData.place).arg(modelData.title)
            : qsTr("Place %1: %2, wrong").arg(modelData.place).arg(modelData.title)

        Text {
            Layout.preferredWidth: Theme.scaled(16)
            text: line.modelData.place
            textFormat: Text.PlainText
            color: Theme.ink
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.large
            Accessible.ignored: true
        }
        Thumb {
            Layout.preferredWidth: Theme.scaled(31)
            Layout.preferredHeight: Theme.scaled(34)
            picture: line.modelData.picture
            title: line.modelData.title
        }
        Handwriting {
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.scaled(36)
            color: line.isGuess ? Hand.blue : Theme.ink
            size: 1.5
            least: 0.95
            text: line.modelData.title
            Accessible.ignored: true
        }
        Item {
            visible: line.isGuess
            implicitWidth: Theme.scaled(22)
            implicitHeight: Theme.scaled(22)

            Art {
                anchors.fill: parent
                name: line.modelData.isRight ? "worst/tick-green" : "worst/cross-red"
            }
        }
    }

    PaperSheet {
        anchors.fill: parent
        seed: 60 + sheet.index
    }
    ColumnLayout {
        id: body
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: sheet.inset }
        spacing: 1.5 * Theme.unit

        RowLayout {
            Layout.fillWidth: true
            spacing: 2.5 * Theme.unit

            Item {
                implicitWidth: Theme.scaled(40)
                implicitHeight: Theme.scaled(40)

                Art {
                    anchors.fill: parent
                    name: sheet.sign === "" ? "" : "seats/" + sheet.sign
                }
            }
            Heading {
                Layout.fillWidth: true
                onPaper: true
                wrapMode: Text.NoWrap
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.size(0.95)
                elide: Text.ElideRight
                text: sheet.name
            }
            Text {
                visible: sheet.scored >= 0
                text: qsTr("+%1").arg(sheet.scored)
                textFormat: Text.PlainText
                color: sheet.scored > 0 ? Theme.greenOnPaper : Theme.inkDim
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.head
                Accessible.name: qsTr("%n point(s) in this round", "", sheet.scored)
            }
            Text {
                text: sheet.points
                textFormat: Text.PlainText
                color: Theme.ink
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.size(2.2)
                Accessible.name: qsTr("%n point(s) in all", "", sheet.points)
            }
        }
        Rule {}
        RowLayout {
            Layout.fillWidth: true
            visible: sheet.guessedName !== ""
            spacing: 2 * Theme.unit

            Item {
                implicitWidth: Theme.scaled(24)
                implicitHeight: Theme.scaled(24)

                Art {
                    anchors.fill: parent
                    name: sheet.guessedSign === "" ? "" : "seats/" + sheet.guessedSign
                }
            }
            Label {
                Layout.fillWidth: true
                onPaper: true
                font.bold: true
                text: qsTr("Guessed the fears of %1").arg(sheet.guessedName)
            }
        }
        Label {
            Layout.fillWidth: true
            visible: sheet.guessedName === ""
            onPaper: true
            dim: true
            text: qsTr("The guess was not read out.")
        }
        Repeater {
            model: sheet.guess
            Line { isGuess: true }
        }
        Rule {}
        Label {
            Layout.fillWidth: true
            onPaper: true
            font.bold: !sheet.ownIsHidden
            dim: sheet.ownIsHidden
            text: sheet.ownIsHidden ? qsTr("Nobody asked, so these fears stay a secret.") : qsTr("Own fears")
        }
        Repeater {
            model: sheet.own
            Line {}
        }
        Rule {}
        PointBoxes {
            // all in a row, or in two even ones
            readonly property int inRow: width / sheet.boxes / 1.27 >= Theme.scaled(20) ? sheet.boxes : Math.ceil(sheet.boxes / 2)
            Layout.fillWidth: true
            boxWidth: Math.max(Theme.scaled(20), Math.min(Theme.scaled(30), Math.floor(width / inRow / 1.27)))
            model: Array.from({ length: sheet.boxes }, (_, k) => ({
                number: k + 1,
                isTicked: k < sheet.ticked,
                isFresh: k < sheet.ticked && k >= sheet.ticked - Math.max(0, sheet.gained)
            }))
        }
        NameBoxes {
            Layout.fillWidth: true
            least: Math.max(3, Math.ceil(sheet.noted.length / 3) * 3)
            boxWidth: Math.max(Theme.scaled(54), Math.min(Theme.scaled(90), Math.floor(width / 3 / 1.1)))
            model: sheet.noted.map(name => ({ name: name }))
        }
    }

    component Rule: Rectangle {
        Layout.fillWidth: true
        Layout.preferredHeight: 1.2
        color: Hand.line
    }
}
