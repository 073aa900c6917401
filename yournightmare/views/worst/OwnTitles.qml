pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// Own cards: the titles of the four that were turned over are typed in (R-A5).
ScrollArea {
    id: own

    required property WorstTable table
    readonly property WorstTitles titles: table.titles as WorstTitles
    // why they could not be laid out when that was tried last
    property string fault: ""

    Component.onCompleted: goTo(0)

    function lay() {
        fault = ""
        titles.layOut()
    }

    function goTo(index: int) {
        const next = fields.itemAt(index) as Typed
        if (next)
            next.begin()
    }

    component Typed: Item {
        id: typed

        required property int index
        required property string title
        required property bool isFaulty

        Layout.fillWidth: true
        implicitHeight: field.implicitHeight + 6 * Theme.unit

        function begin() {
            field.forceActiveFocus(Qt.TabFocusReason)
        }

        Art {
            x: -8
            y: -6
            width: parent.width + 16
            height: parent.height + 16
            fillMode: Image.Stretch
            name: "worst/slip-" + typed.index
        }
        TextField {
            id: field
            anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter }
            anchors { leftMargin: 4 * Theme.unit; rightMargin: 4 * Theme.unit }
            onPaper: true
            label: qsTr("Fear %1").arg(typed.index + 1)
            placeholderText: label
            maximumLength: 80
            font.family: Hand.family
            font.pixelSize: Theme.size(1.6)
            error: typed.isFaulty ? own.fault : ""
            text: typed.title
            onTextChanged: own.titles.write(typed.index, text)
            onAccepted: {
                if (typed.index < 3)
                    own.goTo(typed.index + 1)
                else
                    own.lay()
            }
        }
    }

    ColumnLayout {
        x: (parent.width - width) / 2
        y: 2 * Theme.unit
        width: Math.min(parent.width, Theme.scaled(own.height < Theme.scaled(480) ? 860 : 560))
        spacing: 3 * Theme.unit

        Label {
            Layout.fillWidth: true
            visible: text !== ""
            text: own.table.explained
        }
        GridLayout {
            Layout.fillWidth: true
            columns: parent.width > Theme.scaled(600) ? 2 : 1
            columnSpacing: 5 * Theme.unit
            rowSpacing: 3 * Theme.unit

            Repeater {
                id: fields
                model: own.titles.lines

                Typed {
                    rotation: [-0.6, 0.4, -0.3, 0.5][index]
                }
            }
        }
        Label {
            Layout.fillWidth: true
            visible: own.fault !== ""
            color: Theme.danger
            text: own.fault
            Accessible.role: Accessible.AlertMessage
        }
        GoldButton {
            Layout.alignment: Qt.AlignRight
            Layout.maximumWidth: parent.width
            text: qsTr("Lay them out")
            onClicked: own.lay()
        }
    }
    Connections {
        target: own.table
        function onRefused(reason: string, clause: string) {
            own.fault = reason
        }
    }
}
