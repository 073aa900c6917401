pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// Phase III: the six actions, how much is dared, and what each face of the die would do.
ColumnLayout {
    id: choice

    required property EndlessTable table
    // what can be seen of it at once
    property real room: 1000
    // how many of its parts have come
    property int parts: 3
    // everything closer together, so that the faces of the die are in sight too
    readonly property bool isTight: room < Theme.scaled(625)

    // what is said elsewhere makes room for them
    readonly property bool isLow: room < Theme.scaled(490) && room > Theme.scaled(370)

    spacing: (isTight ? 1 : 2) * Theme.unit

    Heading {
        Layout.fillWidth: true
        level: choice.isTight ? 3 : 2
        visible: !choice.isLow
        text: choice.table.prompt
    }
    GridLayout {
        id: tiles
        Layout.fillWidth: true
        columns: width > Theme.scaled(300) ? 2 : 1
        columnSpacing: 2 * Theme.unit
        rowSpacing: (choice.isLow ? 1 : choice.isTight ? 1.5 : 2) * Theme.unit
        uniformCellWidths: true
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Actions")

        Repeater {
            id: tileRow
            model: choice.table.actions
            delegate: StoneButton {
                id: tile
                required property int index
                required property string deed
                required property string name
                required property string effect
                required property bool useless
                required property bool chosen
                required reason

                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredHeight: choice.isLow ? Math.max(Theme.scaled(44), contentItem.implicitHeight + 4) : implicitHeight
                opacity: useless && !chosen ? 0.7 : 1
                topPadding: (choice.isLow ? 0 : choice.isTight ? 0.75 : 1.5) * Theme.unit
                bottomPadding: topPadding
                text: name
                isOneLine: choice.isLow
                subtitle: effect
                checked: chosen
                checkable: false
                Accessible.checkable: true
                seed: 20 + index
                iconSource: Theme.art("endless/action-" + deed.replace(/ /g, "-") + (chosen ? "-ink" : Theme.dark ? "-light" : "-ink"))
                onClicked: choice.table.chooseAction(index)
                Keys.onLeftPressed: choice.step(index, -1)
                Keys.onRightPressed: choice.step(index, 1)
                Keys.onUpPressed: choice.step(index, -tiles.columns)
                Keys.onDownPressed: {
                    if (index + tiles.columns < tileRow.count)
                        choice.step(index, tiles.columns)
                    else
                        choice.dareBy(0)
                }
            }
        }
    }
    RowLayout {
        Layout.fillWidth: true

        Heading {
            id: dareHeading
            // in low windows, and beside a warning, it becomes smaller before it takes a second line
            readonly property bool isOneLine: (choice.isLow || beside.isWarning) && smallest.advanceWidth <= width
            Layout.fillWidth: true
            level: 3
            wrapMode: isOneLine ? Text.NoWrap : Text.Wrap
            fontSizeMode: isOneLine ? Text.HorizontalFit : Text.FixedSize
            minimumPixelSize: Theme.small
            text: qsTr("How much do you dare?")

            TextMetrics {
                id: smallest
                text: dareHeading.text
                font.family: dareHeading.font.family
                font.weight: dareHeading.font.weight
                font.pixelSize: Theme.small
            }
        }
        Label {
            id: beside

            readonly property bool isWarning: choice.table.isLost || choice.isLow && choice.table.losses !== ""

            Layout.maximumWidth: choice.width - smallest.advanceWidth - 3 * Theme.unit
            horizontalAlignment: Text.AlignRight
            wrapMode: Text.Wrap
            fontSizeMode: isWarning ? Text.HorizontalFit : Text.FixedSize
            minimumPixelSize: 11
            // in low windows there is no other place to say how a face with a cross loses
            text: choice.isLow ? choice.table.losses || choice.table.besideOdds
                : choice.table.isLost ? choice.table.besideOdds
                : choice.table.isTimed ? "" : qsTr("throw above it")
            dim: true
            color: isWarning ? Theme.danger : Theme.textDim
            font.pixelSize: Theme.small
        }
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: 0
        opacity: choice.parts > 0 ? 1 : 0
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Action Points")

        Repeater {
            id: dares
            model: choice.table.pointChoices
            delegate: ColumnLayout {
                id: dare
                required property int points
                required property string oddsText
                required property bool allowed
                required property bool chosen
                readonly property alias button: stone

                Layout.fillWidth: true
                Layout.preferredWidth: 60
                spacing: choice.isTight ? 0 : 2

                ButtonBase {
                    id: stone
                    Layout.alignment: Qt.AlignHCenter
                    enabled: dare.allowed
                    text: qsTr("Dare %1").arg(dare.points)
                    hint: dare.oddsText
                    Accessible.role: Accessible.RadioButton
                    Accessible.checkable: true
                    Accessible.checked: dare.chosen
                    opacity: enabled ? 1 : 0.4
                    onClicked: choice.table.choosePoints(dare.points)
                    Keys.onLeftPressed: choice.dareBy(-1)
                    Keys.onRightPressed: choice.dareBy(1)
                    Keys.onUpPressed: choice.takeFocus(Qt.TabFocusReason)
                    Keys.onDownPressed: event => event.accepted = true
                    contentItem: Text {
                        text: dare.points
                        textFormat: Text.PlainText
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                        color: dare.chosen ? Theme.goldInk : Theme.text
                        font.family: Theme.serif
                        font.bold: true
                        font.pixelSize: Theme.head
                        Accessible.ignored: true
                    }
                    background: Rectangle {
                        implicitWidth: Theme.scaled(50)
                        implicitHeight: Theme.scaled(choice.isLow ? 32 : choice.isTight ? 36 : 46)
                        radius: height / 2
                        border.width: dare.chosen ? 3 : 1.5
                        border.color: dare.chosen ? Theme.goldEdge : Theme.stoneEdge
                        gradient: Gradient {
                            GradientStop { position: 0; color: dare.chosen ? Theme.goldHigh : stone.hovered ? Theme.stoneHigh : Theme.stone }
                            GradientStop { position: 1; color: dare.chosen ? Theme.gold : Theme.stoneLow }
                        }

                        Rectangle {
                            // chosen has another shape too: it points at its odds
                            anchors { horizontalCenter: parent.horizontalCenter; verticalCenter: parent.bottom; verticalCenterOffset: -1 }
                            visible: dare.chosen
                            width: Theme.scaled(9)
                            height: width
                            rotation: 45
                            color: Theme.goldEdge
                        }
                        FocusRing {
                            shown: stone.visualFocus
                            radius: height / 2
                        }
                    }
                }
                Label {
                    Layout.fillWidth: true
                    horizontalAlignment: Text.AlignHCenter
                    font.pixelSize: Theme.small
                    font.bold: dare.chosen
                    color: dare.chosen ? Theme.moon : Theme.textDim
                    // one line: the faces of the die stay where they are whatever is dared
                    wrapMode: Text.NoWrap
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 11
                    text: dare.oddsText
                }
            }
        }
    }
    FaceTable {
        Layout.fillWidth: true
        Layout.topMargin: choice.isLow ? 0 : Theme.unit
        table: choice.table
        isTight: choice.isTight
        isLow: choice.isLow
        opacity: choice.parts > 1 ? 1 : 0
    }

    // The focus goes to the action chosen.
    function takeFocus(reason = Qt.OtherFocusReason) {
        for (let i = 0; i < tileRow.count; i++) {
            const tile = tileRow.itemAt(i) as StoneButton
            if (tile?.checked)
                tile.forceActiveFocus(reason)
        }
    }

    function dareAt(index: int): var {
        return dares.itemAt(index)
    }

    // Dares so much more, with the focus on it.
    function dareBy(more: int) {
        const points = Math.max(1, Math.min(dares.count, choice.table.points + more))
        choice.table.choosePoints(points)
        dareAt(choice.table.points - 1)?.button.forceActiveFocus(Qt.TabFocusReason)
    }

    function step(index: int, by: int) {
        const target = index + by
        const tile = target >= 0 && target < tileRow.count ? tileRow.itemAt(target) as StoneButton : null
        if (!tile)
            return
        tile.forceActiveFocus(Qt.TabFocusReason)
        choice.table.chooseAction(target)
    }
}
