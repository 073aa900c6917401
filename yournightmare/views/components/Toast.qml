pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts

// A short message with one action at most ("Undo"). It lies at the lower edge on the left (what is to
// be done lies on the right), or at the top, between the buttons in the corners: in a narrow window,
// and on pages that have buttons all along their lower edge. It is announced, goes by itself after a
// while (never while the pointer or the focus is on it), and Esc sends it away.
FocusScope {
    id: toast

    property string text: ""
    property string actionText: ""
    property bool isShown: false
    property int stayMs: 6000
    property bool atTop: false
    readonly property bool isWide: (parent?.width ?? 0) >= Theme.scaled(900)
    readonly property bool isHigh: atTop || !isWide
    readonly property real edge: isHigh ? Theme.margin + Theme.touch + 3 * Theme.unit : 6 * Theme.unit
    readonly property real widest: isWide ? 0.5 * parent.width - edge
        : Math.max(Theme.scaled(240), (parent?.width ?? 600) - edge - Theme.margin - 3 * (Theme.touch + 3 * Theme.unit))
    signal action()
    signal gone()

    x: edge
    y: isHigh ? 3 * Theme.unit : (parent?.height ?? 0) - height - 6 * Theme.unit
    width: Math.min(row.wanted + 11 * Theme.unit, widest)
    height: row.implicitHeight + 6 * Theme.unit
    visible: isShown
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text
    Keys.onEscapePressed: hide()

    function show(message: string, actionName = "") {
        text = message
        actionText = actionName
        isShown = true
        rest.restart()
        Accessible.announce(message, Accessible.Polite)
    }

    function hide() {
        if (!isShown)
            return
        isShown = false
        gone()
    }

    Timer {
        id: rest
        interval: toast.stayMs + 40 * toast.text.length
        running: toast.isShown && !hover.hovered && !toast.activeFocus
        onTriggered: toast.hide()
    }
    HoverHandler {
        id: hover
    }
    SoftShadow {
        anchors.fill: parent
        kind: "round"
    }
    Rectangle {
        anchors.fill: parent
        radius: 10
        color: Theme.paperHigh
        border.width: 1.5
        border.color: Theme.paperEdge
    }
    RowLayout {
        id: row
        readonly property real wanted: words.implicitWidth + spacing * 2 + button.implicitWidth
                                       + close.implicitWidth
        anchors { fill: parent; margins: 3 * Theme.unit; leftMargin: 5 * Theme.unit }
        spacing: 3 * Theme.unit

        Text {
            id: words
            Layout.fillWidth: true
            text: toast.text
            textFormat: Text.PlainText
            color: Theme.ink
            font.family: Theme.sans
            font.pixelSize: Theme.body
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        PlainButton {
            id: button
            visible: toast.actionText !== ""
            text: toast.actionText
            onPaper: true
            onClicked: {
                toast.isShown = false
                toast.action()
            }
        }
        IconButton {
            id: close
            iconName: "close"
            text: qsTr("Close")
            onPaper: true
            onClicked: toast.hide()
        }
    }
}
