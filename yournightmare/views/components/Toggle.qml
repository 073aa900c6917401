import QtQuick
import QtQuick.Templates as T

// On or off, with its name beside it.
T.Switch {
    id: toggle

    property bool onPaper: false
    // as in ButtonBase
    property bool pressesOnReturn: true

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Theme.touch, implicitContentHeight + topPadding + bottomPadding)
    leftPadding: track.width + 3 * Theme.unit
    focusPolicy: Qt.StrongFocus
    font.family: Theme.sans
    font.pixelSize: Theme.body
    Accessible.name: text
    Keys.onReturnPressed: event => toggle.press(event)
    Keys.onEnterPressed: event => toggle.press(event)

    // as in ButtonBase
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

    indicator: Rectangle {
        id: track
        y: (toggle.height - height) / 2
        width: Theme.scaled(46)
        height: Theme.scaled(26)
        radius: height / 2
        border.width: 2
        border.color: toggle.checked ? (toggle.onPaper ? Theme.ink : Theme.goldEdge)
                                     : toggle.onPaper ? Theme.inkDim : Theme.stoneEdge
        color: toggle.checked ? Theme.gold : toggle.onPaper ? Theme.withAlpha(Theme.ink, 0.08) : Theme.stoneLow

        Rectangle {
            x: toggle.checked ? parent.width - width - 4 : 4
            y: 4
            width: parent.height - 8
            height: width
            radius: width / 2
            color: toggle.checked ? Theme.ink : toggle.onPaper ? Theme.inkDim : Theme.textDim

            Behavior on x {
                NumberAnimation { duration: Theme.motion(160); easing.type: Easing.OutCubic }
            }
        }
        FocusRing {
            shown: toggle.visualFocus
            radius: height / 2
        }
    }
    contentItem: Text {
        text: toggle.text
        textFormat: Text.PlainText
        font: toggle.font
        color: toggle.onPaper ? Theme.ink : Theme.text
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
        opacity: toggle.enabled ? 1 : 0.5
        Accessible.ignored: true
    }
}
