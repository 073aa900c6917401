import QtQuick

// A whole number: typed, or changed by the arrow keys or by − and +.
Row {
    id: box

    required property string label
    required property string text
    property string error: ""
    property bool readOnly: false
    // there is one digit at most: a new one takes the place of the old one, wherever the cursor is
    property bool isDigit: false
    // a blank is no part of a number: what Space does is for the page to say
    signal spaced()
    signal written(string text)
    signal stepped(int by)

    spacing: Theme.unit

    // Only for the hand: the keyboard has the arrows.
    component StepButton: IconButton {
        width: Theme.scaled(30)
        padding: 0
        focusPolicy: Qt.NoFocus
        onPaper: true
        // what is wrong with the number stands below it
        isTipAbove: true
        Accessible.ignored: true
    }

    StepButton {
        visible: !box.readOnly
        height: field.height
        iconName: "minus"
        text: qsTr("Less")
        autoRepeat: true
        onClicked: box.stepped(-1)
    }
    TextField {
        id: field
        objectName: "number"
        width: Theme.scaled(62)
        onPaper: true
        label: box.label
        text: box.text
        error: box.error
        readOnly: box.readOnly
        horizontalAlignment: TextInput.AlignHCenter
        leftPadding: Theme.unit
        rightPadding: Theme.unit
        maximumLength: 9
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Theme.large
        Accessible.role: Accessible.SpinBox
        onTextEdited: {
            box.written(box.isDigit ? text.slice(-1) : text)
            if (!box.isDigit)
                return
            // what wasn't taken doesn't stay there either
            text = Qt.binding(() => box.text)
            selectAll()
        }
        onActiveFocusChanged: if (activeFocus && !readOnly) selectAll()
        Keys.onSpacePressed: event => {
            if (!event.isAutoRepeat)
                box.spaced()
        }
        Keys.onUpPressed: event => step(event, 1)
        Keys.onDownPressed: event => step(event, -1)

        function step(event: KeyEvent, by: int) {
            event.accepted = !readOnly
            if (readOnly)
                return
            box.stepped(by)
            selectAll()
        }
    }
    StepButton {
        visible: !box.readOnly
        height: field.height
        iconName: "plus"
        text: qsTr("More")
        autoRepeat: true
        onClicked: box.stepped(1)
    }
}
