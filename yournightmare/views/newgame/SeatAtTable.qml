import QtQuick
import yournightmare.views.components

// Somebody's place at the round table: the medal, the name, and whether they are the oldest.
ButtonBase {
    id: seat

    required property int index
    required property string name
    required property string sign
    required property bool isComputer
    required property string face
    required property string fault
    required property bool isOldest
    required property bool isSelected
    required property Item table
    required property real medal
    required property real label
    required property bool isUpper
    required property int count
    readonly property bool isDragged: drag.active

    signal picked()
    signal walked(int by)
    signal carried(int by)
    signal dropped(int other)
    signal letGo()

    text: name === "" ? qsTr("No name") : name
    padding: 0
    pressesOnReturn: false
    z: isDragged ? 2 : 0
    // what has the focus can't cease to be a stop of Tab: it would stay one for good
    focusPolicy: isSelected || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
    Accessible.role: Accessible.RadioButton
    Accessible.checkable: true
    Accessible.checked: isSelected
    Accessible.name: isOldest ? qsTr("Seat %1: %2, the oldest").arg(index + 1).arg(text)
                              : qsTr("Seat %1: %2").arg(index + 1).arg(text)
    Accessible.description: fault
    onClicked: picked()
    Keys.onRightPressed: event => move(event, 1)
    Keys.onDownPressed: event => move(event, 1)
    Keys.onLeftPressed: event => move(event, -1)
    Keys.onUpPressed: event => move(event, -1)
    Keys.onDeletePressed: letGo()

    function move(event, by: int) {
        if (event.modifiers & Qt.ControlModifier)
            carried(by)
        else
            walked(by)
    }

    component Place: DropArea {
        required property int number
    }

    contentItem: Item {
        implicitHeight: seat.medal + seat.label

        Item {
            id: disc
            anchors.horizontalCenter: parent.horizontalCenter
            y: seat.isUpper ? seat.label : 0
            width: seat.medal
            height: seat.medal

            Rectangle {
                anchors.fill: parent
                anchors.margins: -5
                radius: width / 2
                visible: seat.isSelected || target.containsDrag
                color: target.containsDrag ? Theme.withAlpha(Theme.gold, 0.5) : "transparent"
                border.width: 3
                border.color: target.containsDrag ? Theme.goldEdge : Theme.ink
            }
            Item {
                id: token
                width: seat.medal
                height: seat.medal
                Drag.active: seat.isDragged
                Drag.source: seat
                Drag.hotSpot: Qt.point(width / 2, height / 2)

                Art {
                    anchors.fill: parent
                    name: "seats/" + seat.sign
                }
                Rectangle {
                    anchors { right: parent.right; bottom: parent.bottom; margins: -4 }
                    visible: seat.isComputer
                    width: Theme.scaled(22)
                    height: width
                    radius: width / 2
                    color: Theme.ink
                    Icon {
                        anchors.centerIn: parent
                        name: "computer"
                        color: "#efe6d2"
                        size: Theme.scaled(14)
                    }
                }
            }
            Place {
                id: target
                anchors.fill: parent
                number: seat.index
            }
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            y: seat.isUpper ? 0 : seat.medal + 3
            spacing: 3

            Icon {
                visible: seat.isOldest
                anchors.verticalCenter: parent.verticalCenter
                name: "flag"
                color: Theme.redOnPaper
                size: Theme.scaled(15)
            }
            Text {
                width: Math.min(implicitWidth, seat.width - (seat.isOldest ? Theme.scaled(18) : 0))
                text: seat.text
                textFormat: Text.PlainText
                font.family: Theme.serif
                font.pixelSize: Theme.body
                font.bold: seat.isSelected
                color: seat.fault !== "" ? Theme.dangerOnPaper : Theme.ink
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
    background: Item {
        FocusRing {
            shown: seat.visualFocus
            radius: 12
        }
    }
    DragHandler {
        id: drag
        target: token
        onActiveChanged: {
            if (active) {
                seat.picked()
                return
            }
            const over = token.Drag.target as Place
            token.x = 0
            token.y = 0
            if (over && over.number !== seat.index)
                seat.dropped(over.number)
        }
    }
    Tip {
        shown: seat.hovered && !seat.isDragged && seat.fault !== ""
        text: seat.fault
    }
}
