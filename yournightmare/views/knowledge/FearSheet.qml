import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// A person and what frightens them, or why nothing is known of it.
Paper {
    id: sheet

    required property WhoKnowsWhom known
    // where the name stands right above, it isn't said again
    property bool isNamed: true
    signal eraseWanted()

    seed: 81
    padding: 7 * Theme.unit

    contentItem: ColumnLayout {
        spacing: 4 * Theme.unit

        RowLayout {
            Layout.fillWidth: true
            visible: sheet.isNamed
            spacing: 3 * Theme.unit

            Art {
                Layout.preferredWidth: Theme.scaled(40)
                Layout.preferredHeight: Theme.scaled(40)
                Layout.alignment: Qt.AlignTop
                visible: sheet.known.sign !== ""
                name: sheet.known.sign === "" ? "" : "seats/" + sheet.known.sign
            }
            Heading {
                Layout.fillWidth: true
                level: 1
                onPaper: true
                text: sheet.known.person
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            visible: !Settings.knowEachOther
            spacing: 3 * Theme.unit

            Label {
                Layout.fillWidth: true
                onPaper: true
                text: qsTr("This page is switched off: nothing is worked out. Your games are kept, with all that was read out in them.")
            }
            PlainButton {
                objectName: "switchOn"
                Layout.maximumWidth: parent.width
                onPaper: true
                iconName: "eye"
                text: qsTr("Switch it on")
                onClicked: Settings.knowEachOther = true
            }
        }
        Label {
            Layout.fillWidth: true
            visible: Settings.knowEachOther && !sheet.known.hasFears
            onPaper: true
            text: sheet.known.isReading ? qsTr("The saved evenings are being read …")
                  : qsTr("Nothing that %1 ranked has been read out yet. That happens at Your Worst Nightmare, when somebody guesses at it.").arg(sheet.known.person)
        }
        FearOrder {
            Layout.fillWidth: true
            visible: sheet.known.hasFears
            known: sheet.known
        }
        PlainButton {
            objectName: "erase"
            Layout.maximumWidth: parent.width
            onPaper: true
            danger: true
            iconName: "trash"
            text: qsTr("Erase this person everywhere")
            onClicked: sheet.eraseWanted()
        }
    }
}
