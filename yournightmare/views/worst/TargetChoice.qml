pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// Whose fears to guess: circled in blue when chosen, struck out with the reason when not allowed.
ColumnLayout {
    id: choice

    required property WorstSheet sheet
    property bool isSmall: false
    // what the names are for, where they don't stand under their heading
    property string caption: ""
    // somebody was chosen by mouse or key
    signal made()

    readonly property real ringRoom: (isSmall ? 1 : 2) * Theme.unit

    spacing: Theme.unit
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Whose fears do you guess?")

    Flow {
        id: line

        // whether all names and what they are for go into one line
        readonly property bool hasRoom: wide() <= width

        Layout.fillWidth: true
        spacing: Theme.unit

        function wide(): real {
            let sum = 0
            for (const child of children)
                sum += (child as Item)?.implicitWidth + spacing
            return sum - spacing
        }

        Label {
            height: Math.max(implicitHeight, Theme.scaled(26) + 2 * choice.ringRoom)
            visible: text !== "" && line.hasRoom
            onPaper: true
            verticalAlignment: Text.AlignVCenter
            rightPadding: Theme.unit
            font.bold: true
            text: choice.caption
            Accessible.ignored: true
        }
        Repeater {
            id: people
            model: choice.sheet.targets

            ButtonBase {
                id: person

                required property int index
                required property int seat
                required property string name
                required property string sign
                required property bool allowed
                required property bool chosen
                required property string reason

                width: Math.min(implicitWidth, choice.width)
                padding: choice.ringRoom
                rightPadding: 3 * Theme.unit
                text: name
                hint: reason
                activeFocusOnTab: true
                Accessible.role: Accessible.RadioButton
                Accessible.checkable: allowed
                Accessible.checked: chosen
                onClicked: {
                    choice.sheet.chooseTarget(seat)
                    if (allowed)
                        choice.made()
                }
                Keys.onLeftPressed: people.itemAt(index - 1)?.forceActiveFocus(Qt.TabFocusReason)
                Keys.onRightPressed: people.itemAt(index + 1)?.forceActiveFocus(Qt.TabFocusReason)
                contentItem: RowLayout {
                    spacing: 2 * Theme.unit

                    Art {
                        Layout.preferredWidth: Theme.scaled(choice.isSmall ? 26 : 34)
                        Layout.preferredHeight: Layout.preferredWidth
                        name: person.sign === "" ? "" : (person.allowed ? "seats/" : "worst/medal-off-") + person.sign
                    }
                    Text {
                        id: word
                        // room for it in bold too: who is chosen moves nobody
                        Layout.preferredWidth: Math.ceil(bold.advanceWidth) + 1
                        Layout.fillWidth: true
                        text: person.name
                        textFormat: Text.PlainText
                        color: person.allowed ? Theme.ink : Hand.sepia
                        font.family: Theme.sans
                        font.pixelSize: Theme.body
                        font.bold: person.chosen
                        elide: Text.ElideRight
                        Accessible.ignored: true

                        TextMetrics {
                            id: bold
                            text: word.text
                            font.family: word.font.family
                            font.pixelSize: word.font.pixelSize
                            font.bold: true
                        }
                        Art {
                            anchors.verticalCenter: parent.verticalCenter
                            x: -4
                            width: Math.min(word.contentWidth, word.width) + 8
                            height: Theme.scaled(10)
                            visible: !person.allowed
                            fillMode: Image.Stretch
                            name: person.allowed ? "" : "worst/strike"
                        }
                    }
                }
                background: Item {
                    Rectangle {
                        anchors.fill: parent
                        radius: height / 2
                        color: Theme.withAlpha(Theme.gold, person.hovered && person.allowed ? 0.35 : 0)
                    }
                    Art {
                        anchors { fill: parent; margins: -3 }
                        visible: person.chosen
                        fillMode: Image.Stretch
                        name: "worst/ink-ring"
                    }
                    FocusRing { shown: person.visualFocus; radius: height / 2; gap: 1 }
                }
            }
        }
    }
    Label {
        Layout.fillWidth: true
        visible: text !== ""
        onPaper: true
        color: Hand.sepia
        font.pixelSize: Theme.small
        text: choice.sheet.reasons
    }
}
