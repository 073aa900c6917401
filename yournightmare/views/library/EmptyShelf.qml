import QtQuick
import QtQuick.Layouts
import yournightmare.views.components

// Nothing to show: why, and what to do about it.
Paper {
    id: shelf

    required property bool isFiltered
    // where there is little height, its picture gives way and its buttons stand beside each other
    property bool isLow: false
    signal cleared()
    signal began()
    signal imported()

    seed: 21
    padding: (isLow ? 3 : 8) * Theme.unit

    contentItem: ColumnLayout {
        spacing: (shelf.isLow ? 2 : 4) * Theme.unit

        Icon {
            Layout.alignment: Qt.AlignHCenter
            visible: !shelf.isLow
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
        GridLayout {
            Layout.alignment: Qt.AlignHCenter
            Layout.maximumWidth: parent.width
            columns: shelf.isLow && main.implicitWidth + other.implicitWidth + columnSpacing <= parent.width ? 2 : 1
            columnSpacing: 4 * Theme.unit
            rowSpacing: parent.spacing

            GoldButton {
                id: main
                Layout.alignment: Qt.AlignCenter
                Layout.fillWidth: true
                Layout.maximumWidth: implicitWidth
                text: shelf.isFiltered ? qsTr("Show all games") : qsTr("Begin a game")
                onClicked: shelf.isFiltered ? shelf.cleared() : shelf.began()
            }
            PlainButton {
                id: other
                Layout.alignment: Qt.AlignCenter
                Layout.fillWidth: true
                Layout.maximumWidth: implicitWidth
                visible: !shelf.isFiltered
                iconName: "open"
                text: qsTr("Bring in a game")
                hint: qsTr("Ctrl+O")
                onPaper: true
                onClicked: shelf.imported()
            }
        }
    }
}
