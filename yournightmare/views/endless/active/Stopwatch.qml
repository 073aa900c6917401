pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.models
import yournightmare.views.components

// The Final Exam's stopwatch: a turn of its hand is six seconds, the digits have hundredths.
Item {
    id: stopwatch

    required property ExamWatch watch
    property bool isInteractive: true
    property int shown: Math.max(0, watch.hundredths)
    readonly property real u: width / 320
    readonly property bool isLate: shown >= Math.round(100 * watch.late)
    signal pressed(stamp: real, at: real)

    implicitWidth: 320
    implicitHeight: width * 380 / 320
    Accessible.role: Accessible.Button
    Accessible.name: watch.runs ? isLate ? qsTr("Stopwatch, running: too late. Press to stop it.")
                                         : qsTr("Stopwatch, running. Press to stop it.")
                                : qsTr("Stopwatch at %1 seconds").arg((shown / 100).toLocaleString(Qt.locale(), "f", 2))
    Accessible.description: watch.said
    Accessible.onPressAction: pressed(0, 0)

    Art {
        anchors.fill: parent
        name: "endless/active/watch"
    }
    Text {
        // tabular: the digits keep their places while they run
        x: 160 * stopwatch.u - width / 2
        y: 290 * stopwatch.u - height / 2
        text: (stopwatch.shown / 100).toLocaleString(Qt.locale(), "f", 2)
        textFormat: Text.PlainText
        color: "#2a2438"
        font.family: Theme.serif
        font.bold: true
        font.features: ({ "tnum": 1 })
        font.pixelSize: Math.max(16, 40 * stopwatch.u)
        Accessible.ignored: true
    }
    Text {
        // between the middle and the upper numbers
        x: 160 * stopwatch.u - width / 2
        y: 172 * stopwatch.u - height / 2
        width: 120 * stopwatch.u
        visible: stopwatch.isLate
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("too late")
        textFormat: Text.PlainText
        color: "#9a1f2b"
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Math.max(12, 26 * stopwatch.u)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 10
        Accessible.ignored: true
    }
    Art {
        width: 40 * stopwatch.u
        height: 260 * stopwatch.u
        x: 160 * stopwatch.u - width / 2
        y: 216 * stopwatch.u - height / 2
        name: "endless/active/watch-hand"
        rotation: stopwatch.shown / 600 * 360
    }
    FrameAnimation {
        running: stopwatch.watch.runs && stopwatch.visible
        onTriggered: stopwatch.shown = stopwatch.watch.look()
    }
    Connections {
        target: stopwatch.watch
        function onChanged() {
            if (!stopwatch.watch.runs)
                stopwatch.shown = Math.max(0, stopwatch.watch.hundredths)
        }
    }
    TimedInput {
        anchors.fill: parent
        enabled: stopwatch.isInteractive && stopwatch.watch.isOpen
        onPressed: (x, y, stamp, at) => stopwatch.pressed(stamp, at)
    }
}
