pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.models
import yournightmare.views.components

// Home: three doors, one a game; pictures on the wall to go on with; the bed's foot leads elsewhere.
FocusScope {
    id: page

    required property House house
    // Unfinished sessions, newest first; null until they are known.
    required property var continueModel
    readonly property string clause: ""

    readonly property real scaling: Math.max(0.6, Math.min(3, width / 1440, height / 900))
    readonly property real floorY: footboard.y - 74 * scaling
    readonly property real column: (width - 60 * scaling) / 3
    readonly property bool messagesAtTop: true
    readonly property real headHeight: Math.max(isLow ? 0 : 252 * scaling, sign.y + sign.height,
                                                continueWall.visible ? continueWall.y + continueWall.height + 4 : 0)
    readonly property real artHeight: Math.min((floorY - headHeight) * 520 / 492, column * 520 / 420)
    readonly property real grow: Math.max(1, Math.min(2, scaling))
    // what a note on a step will need, and what hangs above the doors
    readonly property real noteNeed: Theme.scaled(column >= Theme.scaled(290) * grow ? 140 : 180) * grow
    readonly property real headNeed: Math.max(252 * scaling, 190 * scaling + Theme.scaled(56),
                                              known.count > 0 ? 186 * scaling + Theme.scaled(116) : 0)
    // the doors stand side by side where their notes leave half of each to be seen
    readonly property bool isUpright: column >= Theme.scaled(205)
                                      && noteNeed - 60 * scaling <= 0.5 * (floorY - headNeed)
    // else they lie under each other beside the wall, if that is wide enough
    readonly property real wallNeed: Math.max(sign.least, continueWall.leastWidth(Math.max(1, scaling)))
    readonly property bool isListWide: width - 22 * Theme.unit - wallNeed >= Theme.scaled(400) * grow
    // else they stand side by side with nothing but their names, and what hangs above them is low
    readonly property bool isLow: !isUpright && !isListWide && column >= Theme.scaled(145)
                                  && floorY >= Theme.scaled(180)
    readonly property bool isStanding: isUpright || isLow

    // what lies about on the floor, where there is floor to be seen
    readonly property bool hasToys: isUpright && !Theme.contrast && Theme.textScale < 1.3 * scaling

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Bedroom")

    Instantiator {
        // how many there are to go on with, whether or not they hang on the wall
        id: known
        model: page.continueModel
        delegate: QtObject { }
    }
    BedroomWall {
        anchors.fill: parent
        floorY: page.floorY
        scaling: page.scaling
        isWindowShown: page.isUpright
    }
    TitleSign {
        id: sign
        visible: page.isStanding
        x: (page.isLow ? 60 : 346) * page.scaling
        y: (page.isLow ? 34 : 60) * page.scaling
        width: continueWall.visible ? continueWall.x - x - 20 : page.width - x
        scaling: page.scaling
        isLineShown: !page.isLow || !continueWall.visible && page.height >= Theme.scaled(360)
    }
    ContinueWall {
        id: continueWall
        x: page.width - width - 60 * page.scaling
        y: (page.isLow ? 50 : 40) * page.scaling
        width: page.isLow ? page.width - sign.x - sign.least - 90 * page.scaling : implicitWidth
        height: implicitHeight
        sessions: page.isStanding ? page.continueModel : null
        scaling: page.scaling
        isStrip: page.isLow
        // the second hangs there if it leaves the sign its room
        most: !page.isLow && page.width - 60 * page.scaling - twoWide >= sign.x + sign.least + 20 ? 2 : 1
        onChosen: session => page.house.resume(session)
        onDownwards: standing.focusDoor()
    }
    Art {
        visible: page.hasToys
        x: page.width / 2 - page.column / 2 - width / 2
        y: page.floorY - height + 34 * page.scaling
        width: 60 * page.scaling
        height: 100 * page.scaling
        name: "bedroom/rabbit"
    }
    Art {
        visible: page.hasToys
        x: page.width / 2 + page.column / 2 - width / 2
        y: page.floorY + 16 * page.scaling
        width: 84 * page.scaling
        height: 40 * page.scaling
        name: "bedroom/slippers"
    }
    Loader {
        id: standing
        anchors { left: parent.left; right: parent.right }
        anchors { leftMargin: 30 * page.scaling; rightMargin: 30 * page.scaling }
        y: page.floorY - page.artHeight * 462 / 520
        height: footboard.y - y - 14 * page.scaling
        focus: page.isStanding
        active: page.isStanding
        sourceComponent: Doors {
            isUpright: true
            isPlate: page.isLow
            scaling: page.scaling
            artHeight: page.artHeight
            tricksTitle: page.house.tricksTitle
            onOpened: game => page.house.newGame(game)
            onUpwards: continueWall.focusFirst()
            onDownwards: footboard.focusFirst()
        }

        function focusDoor() {
            forceActiveFocus(Qt.TabFocusReason)
        }
    }
    Loader {
        id: lying
        anchors { left: parent.left; right: parent.right; top: parent.top; bottom: footboard.top }
        anchors.bottomMargin: 12 * page.scaling
        focus: !page.isStanding
        active: !page.isStanding
        sourceComponent: BedroomList {
            sessions: page.continueModel
            scaling: page.scaling
            isWide: page.isListWide
            wallWidth: page.wallNeed
            tricksTitle: page.house.tricksTitle
            onDoorOpened: game => page.house.newGame(game)
            onSessionChosen: session => page.house.resume(session)
            onDownwards: footboard.focusFirst()
        }
    }
    Footboard {
        id: footboard
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: implicitHeight
        house: page.house
        scaling: page.scaling
        onUpwards: page.isStanding ? standing.focusDoor() : lying.forceActiveFocus(Qt.TabFocusReason)
    }
}
