import QtQuick
import QtQuick.Layouts
import yournightmare.views.components

// Nobody is known yet: why, and what to do about it.
ScrollArea {
    id: area

    signal began()

    readonly property bool isLow: height < Theme.scaled(280)

    Item {
        width: area.contentWidth
        height: Math.max(area.height, sheet.height + 4 * Theme.unit)

        Paper {
            id: sheet
            anchors.centerIn: parent
            width: Math.min(parent.width, Theme.scaled(520))
            seed: 83
            padding: (area.isLow ? 5 : 8) * Theme.unit

            contentItem: ColumnLayout {
                spacing: (area.isLow ? 2 : 4) * Theme.unit

                Icon {
                    Layout.alignment: Qt.AlignHCenter
                    visible: !area.isLow
                    name: "eye"
                    color: Theme.ink
                    size: Theme.scaled(44)
                }
                Heading {
                    Layout.fillWidth: true
                    horizontalAlignment: Text.AlignHCenter
                    onPaper: true
                    text: qsTr("Nobody is known here yet")
                }
                Label {
                    Layout.fillWidth: true
                    horizontalAlignment: Text.AlignHCenter
                    onPaper: true
                    text: qsTr("Play Your Worst Nightmare under your own names. What is read out to the whole table is gathered here: what frightens each of you most, and who knows it best.")
                }
                GoldButton {
                    Layout.alignment: Qt.AlignHCenter
                    Layout.maximumWidth: parent.width
                    focus: true
                    text: qsTr("Begin a game")
                    onClicked: area.began()
                }
            }
        }
    }
}
