pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// Blindness, over the whole page: the table with the die; the dark; then the way the hand took.
Rectangle {
    id: blind

    required property EndlessSkills skills
    readonly property BlindHand hand: skills.blind
    readonly property bool isDark: hand.moment === "dark"
    property bool isInteractive: true
    readonly property bool mayChoose: isInteractive && (hand.moment === "look" || hand.isRehearsal && hand.moment === "shown")

    readonly property bool isLow: height < Theme.scaled(480)
    signal leaving()

    visible: hand.moment !== ""
    // nothing of the page is to be seen behind the words
    color: "#0b0918"
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("The blind table")

    // A place of the page in mm of the table.
    function spot(x: real, y: real): point {
        const on = tableTop.mapFromItem(blind, x, y)
        return tableTop.millimetres(on.x, on.y)
    }

    MouseArea {
        // nothing under it can be pressed
        anchors.fill: parent
        hoverEnabled: true
        onWheel: event => event.accepted = true
    }
    ColumnLayout {
        id: column
        anchors { fill: parent; margins: 4 * Theme.unit }
        spacing: 2 * Theme.unit

        RowLayout {
            Layout.fillWidth: true
            spacing: 3 * Theme.unit

            IconButton {
                id: back
                // it has to be there in every moment: the table must not move under the hand
                opacity: blind.isDark ? 0 : 1
                enabled: !blind.isDark
                iconName: "back"
                text: qsTr("Leave the game")
                key: qsTr("Esc")
                onClicked: blind.leaving()
            }
            Heading {
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignHCenter
                color: "#efe6d2"
                wrapMode: Text.NoWrap
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 14
                text: blind.hand.said !== "" ? blind.hand.said : qsTr("Where is the die?")
            }
            Item {
                // the heading stands in the middle of the page
                Layout.preferredWidth: back.width
            }
        }
        Label {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            // hidden things keep their room: the table must not move under the hand
            opacity: blind.hand.moment === "look" ? 1 : 0
            color: "#efe6d2"
            font.pixelSize: blind.isLow ? Theme.small : Theme.body
            text: [
                ...blind.hand.isLost ? [qsTr("Your roll has failed already: your finger can't help any more, but you have to point.")] : [],
                qsTr("Look well. In the dark: press on your hand, glide to the die in one movement, and let go. Or hold the arrow keys, and point with Space.")
            ].join(" ")
        }
        Item {
            id: room
            Layout.fillWidth: true
            Layout.fillHeight: true

            BlindTop {
                id: tableTop
                anchors.fill: parent
                hand: blind.hand
            }
        }
        RowLayout {
            Layout.alignment: Qt.AlignHCenter
            spacing: 6 * Theme.unit

            RehearsalNote {
                Layout.preferredWidth: Math.min(blind.width * 0.44, Theme.scaled(420))
                opacity: blind.mayChoose ? 1 : 0
                enabled: blind.mayChoose
                skills: blind.skills
            }
            GoldButton {
                opacity: blind.mayChoose ? 1 : 0
                enabled: blind.mayChoose
                Layout.maximumWidth: blind.width * 0.48
                font.pixelSize: blind.isLow ? Theme.body : Theme.head
                topPadding: (blind.isLow ? 1 : 3) * Theme.unit
                bottomPadding: topPadding
                leftPadding: (blind.isLow ? 4 : 7) * Theme.unit
                text: blind.skills.verb
                key: qsTr("Space")
                onClicked: blind.hand.darken()
            }
        }
    }
    Rectangle {
        // the dark: it comes slowly, and nothing in it tells a place
        anchors.fill: parent
        color: "#000000"
        opacity: blind.isDark ? 1 : 0
        visible: opacity > 0
        Behavior on opacity { NumberAnimation { duration: Theme.motion(450) } }

        Art {
            // the hand can be felt until it moves; where the die lies it says nothing of
            readonly property point tip: blind.isDark ? tableTop.onPage(blind, blind.hand.start) : Qt.point(0, 0)
            visible: blind.isDark && blind.hand.isAtRest
            opacity: 0.3
            width: 96 * tableTop.s
            height: width * 190 / 150
            x: tip.x - width * 0.42
            y: tip.y - height * 0.06
            name: "endless/active/hand"
        }
        ColumnLayout {
            anchors { left: parent.left; bottom: parent.bottom; margins: 4 * Theme.unit }
            width: Math.min(parent.width * 0.36, implicitWidth)

            Text {
                Layout.fillWidth: true
                visible: text !== ""
                text: blind.isDark ? blind.hand.said : ""
                textFormat: Text.PlainText
                wrapMode: Text.Wrap
                color: "#b5aecb"
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.body
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            Text {
                Layout.fillWidth: true
                text: qsTr("Esc opens your eyes again")
                textFormat: Text.PlainText
                wrapMode: Text.Wrap
                color: "#5d5778"
                font.pixelSize: Theme.small
            }
        }
    }
    TimedInput {
        anchors.fill: parent
        enabled: blind.isInteractive && blind.isDark && blind.visible
        listening: enabled
        keys: [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down, Qt.Key_Space, Qt.Key_Escape]

        onPressed: (x, y, stamp, at) => {
            const on = blind.spot(x, y)
            blind.hand.touch(on.x, on.y, stamp, at)
        }
        onMoved: (x, y, stamp, at) => {
            const on = blind.spot(x, y)
            blind.hand.glide(on.x, on.y, stamp, at)
        }
        onReleased: (x, y, stamp, at) => {
            const on = blind.spot(x, y)
            blind.hand.lift(on.x, on.y, stamp, at)
        }
        onCancelled: blind.hand.breakOff()
        onKeyDown: (key, stamp, at) => {
            if (key === Qt.Key_Escape)
                blind.hand.openEyes()
            else if (key === Qt.Key_Space)
                blind.hand.pointByKey()
            else
                blind.hand.holdKey(key, stamp, at)
        }
        onKeyUp: (key, stamp, at) => blind.hand.releaseKey(key, stamp, at)
    }
    HoverHandler {
        enabled: blind.isDark && !blind.hand.isAtRest
        cursorShape: Qt.BlankCursor
    }
}
