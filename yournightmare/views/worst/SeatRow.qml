pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// Who sits at the table and what they do now. One who owes a sheet can be passed the laptop; one
// who has sealed may open it again (R-Y3). `isQuiet` shows it only.
Flow {
    id: line

    required property WorstTable table
    property bool isQuiet: false
    // how much of each there is room for in one line: 2 name and status, 1 the name, 0 the sign
    readonly property real each: width / Math.max(1, people.count) - spacing
    readonly property int detail: each >= Theme.scaled(isQuiet ? 168 : 190) ? 2 : each >= Theme.scaled(104) ? 1 : 0
    // what stands beside a name: the sign, the arrow, the gaps
    readonly property real beside: Theme.scaled(detail > 1 && !isQuiet ? 56 : 38) + 9 * Theme.unit
    // the room all take with their whole names; where there is less, each has its share
    readonly property real whole: wide()
    readonly property bool fits: whole <= width

    function wide(): real {
        let sum = -spacing
        for (const child of children) {
            const chip = child as Chip
            sum += chip === null ? 0 : chip.whole + spacing
        }
        return sum
    }

    spacing: 3 * Theme.unit
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Who plays")

    component Chip: ButtonBase {
        property real whole: 0
    }

    Repeater {
        id: people
        model: line.table.seats

        Chip {
            // not `seat`: a name in reach of a handler is the item before it is the role
            id: chip

            required property int index
            required property int seat
            required property string name
            required property string sign
            required property string status
            required property int points
            required property bool isWriting
            required property bool isTurner
            required property bool canPass
            required property bool canReopen
            readonly property bool canPress: !line.isQuiet && (canPass || canReopen)

            // a name is shortened, what is said of it is not
            whole: word.implicitWidth + line.beside
            width: Math.min(implicitWidth, line.detail === 1 && !line.fits ? line.each : line.width)
            padding: 1.5 * Theme.unit
            rightPadding: (line.detail > 0 ? 4 : 1.5) * Theme.unit
            activeFocusOnTab: canPress
            focusPolicy: canPress ? Qt.StrongFocus : Qt.NoFocus
            text: !canPress ? name : canPass ? qsTr("Pass to %1").arg(name) : qsTr("%1 opens the sheet again").arg(name)
            hint: status
            Accessible.role: canPress ? Accessible.Button : Accessible.ListItem
            Accessible.name: canPress ? text : status === "" ? name : qsTr("%1, %2").arg(name).arg(status)
            onClicked: {
                if (!canPress)
                    return
                if (canPass)
                    line.table.passTo(seat)
                else
                    line.table.reopen(seat)
            }
            contentItem: RowLayout {
                spacing: 2.5 * Theme.unit

                Art {
                    Layout.preferredWidth: Theme.scaled(34)
                    Layout.preferredHeight: Theme.scaled(34)
                    name: "seats/" + chip.sign
                }
                ColumnLayout {
                    Layout.fillWidth: true
                    visible: line.detail > 0
                    spacing: 0

                    Text {
                        id: word
                        Layout.fillWidth: true
                        Layout.maximumWidth: line.fits ? -1 : Math.min(Theme.scaled(170), line.each - line.beside)
                        text: chip.name
                        textFormat: Text.PlainText
                        color: Theme.text
                        font.family: Theme.sans
                        font.bold: chip.isWriting
                        font.pixelSize: Theme.body
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }
                    Text {
                        Layout.fillWidth: true
                        visible: text !== "" && line.detail > 1
                        elide: Text.ElideRight
                        text: chip.status
                        textFormat: Text.PlainText
                        color: chip.isWriting ? Theme.moon : Theme.textDim
                        font.family: Theme.sans
                        font.pixelSize: Theme.small
                        Accessible.ignored: true
                    }
                }
                Loader {
                    active: !line.isQuiet
                    visible: chip.canPress && line.detail > 1
                    sourceComponent: Icon {
                        name: chip.canReopen && !chip.canPass ? "pencil" : "chevronRight"
                        size: Theme.scaled(18)
                        color: Theme.textDim
                    }
                }
            }
            background: Rectangle {
                radius: height / 2
                color: chip.canPress ? Theme.withAlpha(Theme.stoneHigh, chip.hovered ? 0.9 : 0.55) : "transparent"
                border.width: chip.canPress ? 1.5 : 0
                border.color: chip.canReopen && !chip.canPass ? Theme.stoneEdge : Theme.moon

                FocusRing { shown: chip.visualFocus; radius: height / 2 }
            }

            Tip {
                shown: line.detail < 2 && (chip.hovered || chip.visualFocus)
                text: chip.status === "" ? chip.name : chip.Accessible.name
            }
        }
    }
}
