import QtQuick
import QtQuick.Layouts
import yournightmare.views.components

// The words that are searched stand in no clause: what to do about it.
ScrollArea {
    id: area

    // In a low window only what is needed has a place.
    required property bool isLow
    signal allWanted()

    function enter() {
        all.forceActiveFocus(Qt.TabFocusReason)
    }

    Item {
        width: area.contentWidth
        height: Math.max(area.height, card.height + 4 * Theme.unit)

        Paper {
            id: card
            anchors.centerIn: parent
            width: Math.min(parent.width, Theme.scaled(460))
            seed: 33
            padding: (area.isLow ? 4 : 8) * Theme.unit

            contentItem: ColumnLayout {
                spacing: (area.isLow ? 2 : 4) * Theme.unit

                Icon {
                    Layout.alignment: Qt.AlignHCenter
                    visible: !area.isLow
                    name: "search"
                    color: Theme.ink
                    size: Theme.scaled(44)
                }
                Heading {
                    Layout.fillWidth: true
                    horizontalAlignment: Text.AlignHCenter
                    onPaper: true
                    text: qsTr("No clause has these words")
                }
                Label {
                    Layout.fillWidth: true
                    horizontalAlignment: Text.AlignHCenter
                    onPaper: true
                    text: qsTr("Try fewer words: a clause is found if it has all of them.")
                }
                GoldButton {
                    id: all
                    objectName: "showAll"
                    Layout.alignment: Qt.AlignHCenter
                    Layout.maximumWidth: parent.width
                    text: qsTr("Show all rules")
                    onClicked: area.allWanted()
                }
            }
        }
    }
}
