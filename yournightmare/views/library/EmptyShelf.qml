import QtQuick
import QtQuick.Layouts
import yournightmare.views.components

// Nothing to show: why, and what to do about it.
Paper {
    id: shelf

    required property bool isFiltered
    signal cleared()
    signal began()
    signal imported()

    seed: 21
    padding: 8 * Theme.unit

    contentItem: ColumnLayout {
        spacing: 4 * Theme.unit

        Icon {
            Layout.alignment: Qt.AlignHCenter
            name: shelf.isFiltered ? "search" : "moon"
            color: Theme.ink
            size: Theme.scaled(44)
        }
        Heading {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            onPaper: true
            text: shelf.isFiltered ? qsTr("No game fits") : qsTr("Nothing has been dreamt yet")
        }
        Label {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            onPaper: true
            text: shelf.isFiltered
                ? qsTr("No saved game has these words in its name, its players or its Nightmare. Try fewer words, or show all games.")
                : qsTr("Every game you begin is saved here by itself, decision by decision. Begin one, or bring in a game that a friend has sent you.")
        }
        GoldButton {
            Layout.alignment: Qt.AlignHCenter
            Layout.maximumWidth: parent.width
            text: shelf.isFiltered ? qsTr("Show all games") : qsTr("Begin a game")
            onClicked: shelf.isFiltered ? shelf.cleared() : shelf.began()
        }
        PlainButton {
            Layout.alignment: Qt.AlignHCenter
            Layout.maximumWidth: parent.width
            visible: !shelf.isFiltered
            iconName: "open"
            text: qsTr("Bring in a game")
            hint: qsTr("Ctrl+O")
            onPaper: true
            onClicked: shelf.imported()
        }
    }
}
