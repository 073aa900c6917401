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

    spacing: 3 * Theme.unit

    Connections {
        // what was true of the last test says nothing of this one
        target: entry.table
        function onAskedChanged() {
            touched.checked = false
            elsewhere.checked = false
            time.clear()
        }
    }
    Heading {
        Layout.fillWidth: true
        text: qsTr("What happened?")
    }
    Label {
        Layout.fillWidth: true
        text: entry.table.asksKind === "throw" ? qsTr("Tick what is true, then choose the lowest zone that the die touches.")
            : entry.table.asksKind === "stopwatch" ? qsTr("Enter what the stopwatch shows, in seconds.")
            : qsTr("Did the finger come down on the die?")
    }
    Toggle {
        id: touched
        Layout.fillWidth: true
        visible: entry.table.asksKind === "throw"
        text: qsTr("It touched a marker")
    }
    Toggle {
        id: elsewhere
        Layout.fillWidth: true
        visible: entry.table.asksKind === "throw"
        text: qsTr("It did not come in through zone II")
    }
    GridLayout {
        Layout.fillWidth: true
        visible: entry.table.asksKind === "throw"
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
                onClicked: entry.table.enterThrow(index + 1, touched.checked, !elsewhere.checked)
            }
        }
    }
    TextField {
        id: time
        readonly property real seconds: Number(text.trim().replace(",", "."))
        readonly property bool isRight: text.trim() !== "" && seconds >= 0 && seconds <= 600
        Layout.fillWidth: true
        visible: entry.table.asksKind === "stopwatch"
        label: qsTr("Seconds, such as 5.43")
        placeholderText: (5.43).toLocaleString(Qt.locale(), "f", 2)
        inputMethodHints: Qt.ImhFormattedNumbersOnly
        maximumLength: 6
        error: text !== "" && !isRight ? qsTr("Seconds from 0 to 600.") : ""
        onAccepted: enterTime.click()
    }
    StoneButton {
        id: enterTime
        Layout.fillWidth: true
        visible: entry.table.asksKind === "stopwatch"
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
