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

    WallFrame {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.minimumHeight: 120
        Layout.preferredHeight: 380
        Layout.maximumHeight: width * 0.86

        GamePicture {
            anchors.fill: parent
            visible: isKnown
            thumbnail: details.session?.thumbnail
            // in a wide frame the ring is seen from the side, and fills it
            flat: height < width * 0.6 ? 0.42 : 1
        }
        SessionThumb {
            anchors.fill: parent
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
