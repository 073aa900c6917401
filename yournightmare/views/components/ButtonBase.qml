import QtQuick
import QtQuick.Templates as T

// What every button of the house does: Return presses it too, Space does by itself.
T.Button {
    id: button

    // More than the text says, for screen readers and the tip.
    property string hint: ""
    // Where Return belongs to the one thing to do on the page, Space alone chooses.
    property bool pressesOnReturn: true

    implicitWidth: Math.max(implicitBackgroundWidth + leftInset + rightInset,
                            implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(implicitBackgroundHeight + topInset + bottomInset,
                             implicitContentHeight + topPadding + bottomPadding)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    font.family: Theme.sans
    font.pixelSize: Theme.body
    Accessible.name: text
    Accessible.description: hint
    Keys.onReturnPressed: event => button.press(event)
    Keys.onEnterPressed: event => button.press(event)

    // A key held down presses once: Qt would press and let go with every repeat.
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Space && event.isAutoRepeat)
            event.accepted = true
    }
    Keys.onReleased: event => {
        if (event.key === Qt.Key_Space && event.isAutoRepeat)
            event.accepted = true
    }

    function press(event: KeyEvent) {
        event.accepted = pressesOnReturn
        if (pressesOnReturn && !event.isAutoRepeat)
            click()
    }

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}
