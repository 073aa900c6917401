import QtQuick
import yournightmare.views.components

// The place's number between guess and truth; a tick or a cross is stamped beside it.
Rectangle {
    id: stamp

    required property int place
    property string verdict: ""
    readonly property bool isOpen: verdict !== ""

    radius: height / 2
    color: isOpen ? Theme.paper : Theme.withAlpha(Theme.nightLow, Theme.dark ? 0.35 : 0.3)
    border.width: Theme.contrast ? 2 : 1.4
    border.color: isOpen ? Theme.paperEdge : Theme.withAlpha(Theme.text, 0.6)
    Accessible.ignored: true

    Text {
        x: stamp.isOpen ? parent.width * 0.22 - width / 2 + Theme.unit : (parent.width - width) / 2
        anchors.verticalCenter: parent.verticalCenter
        text: stamp.place
        textFormat: Text.PlainText
        color: stamp.isOpen ? Theme.ink : Theme.text
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Math.min(Theme.size(1.8), stamp.height * 0.55)
    }
    Art {
        id: mark
        anchors { right: parent.right; rightMargin: parent.width * 0.14; verticalCenter: parent.verticalCenter }
        width: Math.min(stamp.height * 0.7, stamp.width * 0.42)
        height: width
        visible: stamp.isOpen
        name: stamp.verdict === "right" ? "worst/tick-green" : stamp.verdict === "wrong" ? "worst/cross-red" : ""
        scale: 1
    }
    NumberAnimation {
        id: hit
        target: mark
        property: "scale"
        from: 2.2
        to: 1
        duration: Theme.motion(260)
        easing.type: Easing.OutBack
    }
    onIsOpenChanged: {
        if (isOpen && Theme.motion(260) > 0)
            hit.restart()
    }
}
