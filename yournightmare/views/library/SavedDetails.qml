import QtQuick
import QtQuick.Layouts
import yournightmare.views.components

// The chosen game as a picture on the wall, its one gold button, and what else can be done.
// `session` is the chosen row: what the slip knows of it.
ColumnLayout {
    id: details

    required property SavedSlip session
    signal opened()
    signal played()
    signal watched()
    signal renamed()
    signal exported()
    signal deleted()

    spacing: 3 * Theme.unit

    Item {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.minimumHeight: 120
        Layout.preferredHeight: 380
        Layout.maximumHeight: width * 0.86

        Repeater {
            // the wire
            model: Theme.contrast ? 0 : [-1, 1]
            Rectangle {
                required property int modelData
                x: parent.width / 2 + (modelData < 0 ? -width : 0)
                y: 4
                width: 58
                height: 1.5
                transformOrigin: modelData < 0 ? Item.Right : Item.Left
                rotation: modelData * 22
                color: Theme.panelEdge
            }
        }
        Rectangle {
            visible: !Theme.contrast
            anchors.horizontalCenter: parent.horizontalCenter
            width: 9
            height: 9
            radius: 4.5
            color: Theme.gold
        }
        BorderImage {
            id: frame
            anchors { fill: parent; topMargin: 5 * Theme.unit; leftMargin: -8; rightMargin: -8 }
            source: Theme.art("wood/frame9")
            border { left: 32; right: 32; top: 32; bottom: 32 }
        }
        GamePicture {
            anchors { fill: frame; margins: 24 }
            visible: isKnown
            thumbnail: details.session?.thumbnail
            // in a wide frame the ring is seen from the side, and fills it
            flat: height < width * 0.6 ? 0.42 : 1
        }
        SessionThumb {
            anchors { fill: frame; margins: 24 }
            visible: !isKnown && !isTable
            thumbnail: details.session?.thumbnail
        }
    }
    Heading {
        Layout.fillWidth: true
        level: 2
        text: details.session?.title ?? ""
        maximumLineCount: 2
        elide: Text.ElideRight
    }
    Label {
        Layout.fillWidth: true
        text: details.session?.told ?? ""
        maximumLineCount: 4
        elide: Text.ElideRight
    }
    GoldButton {
        Layout.fillWidth: true
        // its glow leaves the words above it free
        Layout.topMargin: 1.5 * Theme.unit
        visible: (details.session?.fault ?? "") === ""
        text: details.session?.canContinue ? qsTr("Go on dreaming") : qsTr("Watch it again")
        key: qsTr("Return")
        onClicked: details.opened()
    }
    SavedActions {
        Layout.fillWidth: true
        canContinue: details.session?.canContinue ?? false
        finished: details.session?.finished ?? false
        readable: (details.session?.fault ?? "") === ""
        onPlayed: details.played()
        onWatched: details.watched()
        onRenamed: details.renamed()
        onExported: details.exported()
        onDeleted: details.deleted()
    }
}
