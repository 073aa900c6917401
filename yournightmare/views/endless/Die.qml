pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.views.components

// The die on the floor. `roll` tumbles it and lets it come to rest on `eyes`.
Item {
    id: die

    property int eyes: 6
    // what lies on top at this moment of the tumble
    property int shown: 6
    readonly property bool isRolling: tumble.running

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("The die shows %1").arg(eyes)

    function roll(result: int) {
        if (Theme.motion(900) === 0)
            shown = result
        else
            tumble.restart()
    }

    function rest() {
        if (!tumble.running)
            shown = eyes > 0 ? eyes : 6
    }

    Art {
        name: "endless/die-shadow"
        width: die.width * 1.2
        height: die.height * 1.2
        anchors.centerIn: parent
        anchors.verticalCenterOffset: die.height * 0.12 - body.lift * 0.5
        opacity: 0.8
    }
    Item {
        id: body

        property real lift: 0

        width: die.width
        height: die.height
        y: lift

        Repeater {
            model: 6
            Item {
                // hidden by opacity: Qt goes through the whole window for what is made invisible
                required property int index
                anchors.fill: parent
                opacity: die.shown === index + 1 ? 1 : 0
                Art {
                    anchors.fill: parent
                    name: "endless/die-" + (parent.index + 1)
                }
            }
        }
    }
    SequentialAnimation {
        id: tumble

        ParallelAnimation {
            NumberAnimation {
                target: body; property: "rotation"; from: -400; to: 0
                duration: Theme.motion(820); easing.type: Easing.OutCubic
            }
            SequentialAnimation {
                NumberAnimation { target: body; property: "lift"; from: -die.height * 1.1; to: 0; duration: Theme.motion(330); easing.type: Easing.InQuad }
                NumberAnimation { target: body; property: "lift"; to: -die.height * 0.35; duration: Theme.motion(150); easing.type: Easing.OutQuad }
                NumberAnimation { target: body; property: "lift"; to: 0; duration: Theme.motion(150); easing.type: Easing.InQuad }
            }
            SequentialAnimation {
                loops: 5
                ScriptAction { script: die.shown = 1 + (die.shown + 2) % 6 }
                PauseAnimation { duration: Theme.motion(120) }
            }
        }
        onFinished: die.rest()
    }
    onEyesChanged: rest()
    Component.onCompleted: rest()
}
