pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models

// What the curtain says and what is held: the clasp with the sign, the placard with the name.
FocusScope {
    id: clasp

    required property Curtain curtain
    property real held: 0
    property string why: ""
    property bool canStepAside: true
    readonly property color tone: Theme.moon
    readonly property string text: qsTr("Pass to %1. Hold Space to open.").arg(curtain.name)

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: clasp.curtain.press()

    ColumnLayout {
        anchors.centerIn: parent
        width: parent.width * 0.6
        Label {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: clasp.text
        }
        Rectangle {
            Layout.fillWidth: true
            Layout.preferredHeight: 6
            color: Theme.stone
            Rectangle { width: parent.width * clasp.held; height: 6; color: Theme.moon }
        }
    }
    MouseArea {
        anchors.fill: parent
        onPressed: clasp.curtain.press()
        onReleased: clasp.curtain.release()
        onCanceled: clasp.curtain.release()
    }
}
