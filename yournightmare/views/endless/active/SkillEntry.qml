pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// What happened at the real table: a throw on the dice board, a stopped watch, a finger in the dark.
ColumnLayout {
    id: entry

    required property EndlessTable table
    readonly property var numerals: ["I", "II", "III", "IV", "V", "VI"]
    readonly property bool isThrow: table.asksKind === "throw"
    readonly property bool isTime: table.asksKind === "stopwatch"

    spacing: 3 * Theme.unit
    Keys.onPressed: event => {
        // what is ticked goes with the number, too
        event.accepted = isThrow && event.key >= Qt.Key_1 && event.key <= Qt.Key_6
        if (event.accepted)
            enter(event.key - Qt.Key_0)
    }

    function enter(zone: int) {
        table.enterThrow(zone, touched.visible && touched.checked, true)
    }

    // A time can be written at once.
    function takeFocus() {
        if (isTime)
            time.forceActiveFocus(Qt.TabFocusReason)
    }

    Connections {
        // what was true of the last test says nothing of this one
        target: entry.table
        function onAskedChanged() {
            touched.checked = false
            time.clear()
        }
    }
    Heading {
        Layout.fillWidth: true
        text: qsTr("What happened?")
    }
    Label {
        Layout.fillWidth: true
        text: entry.isThrow ? (touched.visible ? qsTr("Tick what is true, then choose the lowest zone that the die touches.")
                                               : qsTr("Choose the lowest zone that the die touches; off the board it is I."))
            : entry.isTime ? qsTr("Enter what the stopwatch shows, in seconds.")
            : qsTr("Did the finger come down on the die?")
    }
    Toggle {
        id: touched
        Layout.fillWidth: true
        // only where something lies that it could have touched
        visible: entry.isThrow && entry.table.touches !== ""
        text: entry.table.touches
    }
    GridLayout {
        Layout.fillWidth: true
        visible: entry.isThrow
        columns: 3
        columnSpacing: 2 * Theme.unit
        rowSpacing: 2 * Theme.unit
        uniformCellWidths: true

        Repeater {
            model: 6
            StoneButton {
                required property int index
                Layout.fillWidth: true
                text: entry.numerals[index]
                Accessible.name: qsTr("Zone %1").arg(text)
                // entered anew each time: nothing stays chosen
                checkable: false
                Accessible.role: Accessible.Button
                Accessible.checkable: false
                onClicked: entry.enter(index + 1)
            }
        }
    }
    StoneButton {
        Layout.fillWidth: true
        visible: entry.isThrow
        text: qsTr("Not in through zone II: it counts as I")
        checkable: false
        Accessible.role: Accessible.Button
        Accessible.checkable: false
        onClicked: entry.table.enterThrow(1, touched.visible && touched.checked, false)
    }
    TextField {
        id: time
        readonly property string example: (5.43).toLocaleString(Qt.locale(), "f", 2)
        readonly property real seconds: Number(text.trim().replace(",", "."))
        readonly property bool isRight: text.trim() !== "" && seconds >= 0 && seconds <= 600
        Layout.fillWidth: true
        visible: entry.isTime
        label: qsTr("Seconds")
        placeholderText: qsTr("such as %1").arg(example)
        inputMethodHints: Qt.ImhFormattedNumbersOnly
        maximumLength: 6
        error: text !== "" && !isRight ? possible.text : ""
        onAccepted: enterTime.click()
    }
    Label {
        // what can be entered stands there from the start, and stands out where something else is
        id: possible
        Layout.fillWidth: true
        visible: entry.isTime
        dim: time.error === ""
        color: time.error !== "" ? Theme.danger : Theme.textDim
        font.bold: time.error !== ""
        text: qsTr("Seconds from 0 to 600.")
    }
    StoneButton {
        id: enterTime
        Layout.fillWidth: true
        visible: entry.isTime
        enabled: time.isRight
        text: qsTr("Enter the time")
        checkable: false
        Accessible.role: Accessible.Button
        Accessible.checkable: false
        // hundredths are cut, not rounded
        onClicked: if (time.isRight) entry.table.enterTime(Math.floor(time.seconds * 100 + 1e-6))
    }
    RowLayout {
        Layout.fillWidth: true
        visible: entry.table.asksKind === "pointing"
        spacing: 2 * Theme.unit

        StoneButton {
            Layout.fillWidth: true
            text: qsTr("On the die")
            checkable: false
            Accessible.role: Accessible.Button
            Accessible.checkable: false
            onClicked: entry.table.enterHit(true)
        }
        StoneButton {
            Layout.fillWidth: true
            text: qsTr("Beside it")
            checkable: false
            Accessible.role: Accessible.Button
            Accessible.checkable: false
            onClicked: entry.table.enterHit(false)
        }
    }
    PlainButton {
        text: qsTr("Choose again")
        onClicked: entry.table.cancelDie()
    }
}
