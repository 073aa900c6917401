import QtQuick
import QtQuick.Layouts
import yournightmare.views.components

// Somebody's place at the end: the portrait in a paper frame, the place, the points.
Item {
    id: winner

    required property int place
    required property string name
    required property string sign
    required property string face
    required property int points
    required property bool isShared
    required property int target
    readonly property bool isFirst: place === 1

    implicitWidth: Theme.scaled(isFirst ? 230 : 200)
    implicitHeight: Theme.scaled(172)
    width: implicitWidth
    height: implicitHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: (isShared ? qsTr("Place %1, shared: %2, %n point(s)", "", points)
                               : qsTr("Place %1: %2, %n point(s)", "", points)).arg(place).arg(name)

    // the last one comes first, whoever has won comes last
    Component.onCompleted: {
        if (Theme.motion(300) > 0)
            coming.restart()
    }

    SequentialAnimation {
        id: coming
        PropertyAction { target: winner; property: "scale"; value: 0 }
        PauseAnimation { duration: Theme.motion(320) * Math.max(0, 4 - winner.place) }
        NumberAnimation {
            target: winner
            property: "scale"
            to: 1
            duration: Theme.motion(winner.isFirst ? 620 : 380)
            easing.type: Easing.OutBack
        }
    }
    Art {
        // the light falls on whoever has won
        anchors.centerIn: parent
        width: parent.width * 1.5
        height: parent.height * 1.7
        z: -1
        visible: winner.isFirst && !Theme.contrast
        fillMode: Image.Stretch
        name: visible ? "worst/pool" : ""
    }
    PaperSheet {
        anchors.fill: parent
        seed: 80 + winner.place
    }
    Rectangle {
        anchors { fill: parent; margins: 8 }
        color: "transparent"
        radius: 3
        border.width: winner.isFirst ? 3 : 1
        border.color: winner.isFirst ? Theme.goldLow : Theme.withAlpha(Theme.paperEdge, 0.7)
    }
    Item {
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: 14 }
        height: parent.height - Theme.scaled(64)
        clip: true

        Rectangle {
            anchors.fill: parent
            gradient: Gradient {
                GradientStop { position: 0; color: "#4a4478" }
                GradientStop { position: 1; color: "#1d1930" }
            }
        }
        Art {
            anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: winner.face === "" ? -6 : 4 }
            width: winner.face === "" ? Math.min(parent.width, 220) * 0.58 : parent.height - 8
            height: winner.face === "" ? width * 300 / 220 : width
            name: winner.face !== "" ? winner.face : winner.sign === "" ? "" : "worst/people/" + winner.sign + "-front-" + (winner.isFirst ? "grin" : "calm")
        }
    }
    Text {
        anchors { left: parent.left; top: parent.top; margins: 18 }
        text: qsTr("%1.").arg(winner.place)
        textFormat: Text.PlainText
        color: "#f2d98a"
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Theme.size(1.8)
        Accessible.ignored: true
    }
    RowLayout {
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: 16 }
        height: Theme.scaled(34)
        spacing: 2 * Theme.unit

        Item {
            implicitWidth: Theme.scaled(30)
            implicitHeight: Theme.scaled(30)

            Art {
                anchors.fill: parent
                name: winner.sign === "" ? "" : "seats/" + winner.sign
            }
        }
        Text {
            Layout.fillWidth: true
            text: winner.name
            textFormat: Text.PlainText
            color: Theme.ink
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.large
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.size(0.8)
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Text {
            text: winner.points
            textFormat: Text.PlainText
            color: Theme.ink
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.title
            Accessible.ignored: true
        }
    }
}
