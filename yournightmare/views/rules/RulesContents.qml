pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import yournightmare.models
import yournightmare.views.components

// Books and their sections; the one that is read now is lit. One stop for Tab, arrows choose.
ListView {
    id: list
    objectName: "contents"

    required property RuleBooks books
    required property string reading
    signal chosen(string key)

    clip: true
    activeFocusOnTab: true
    keyNavigationEnabled: true
    boundsBehavior: Flickable.StopAtBounds
    model: books.contents
    onReadingChanged: {
        const row = books.contentsRowOf(reading)
        if (row >= 0)
            positionViewAtIndex(row, ListView.Contain)
    }
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Contents")
    Keys.onReturnPressed: (currentItem as ButtonBase)?.click()
    Keys.onEnterPressed: (currentItem as ButtonBase)?.click()
    Keys.onSpacePressed: (currentItem as ButtonBase)?.click()

    delegate: ButtonBase {
        id: line

        required property int index
        required property string kind
        required property string key
        required property string number
        required property string words
        required property int found
        readonly property bool isBook: kind === "book"
        readonly property bool isNow: enabled && key === list.reading
        // what has nothing of what is searched steps back, and can still be read
        readonly property color ink: isNow ? Theme.moon : enabled ? Theme.text : Theme.textDim

        width: list.width - 3 * Theme.unit
        text: number === "" ? words : qsTr("%1 · %2").arg(number).arg(words)
        enabled: found > 0
        focusPolicy: Qt.NoFocus
        topPadding: isBook && index > 0 ? 5 * Theme.unit : 1.5 * Theme.unit
        bottomPadding: 1.5 * Theme.unit
        leftPadding: 3 * Theme.unit
        rightPadding: 2 * Theme.unit
        Accessible.role: Accessible.ListItem
        Accessible.selected: isNow
        onClicked: {
            list.currentIndex = index
            list.chosen(key)
        }

        contentItem: RowLayout {
            spacing: 2 * Theme.unit

            Text {
                Layout.preferredWidth: Theme.scaled(22)
                Layout.alignment: Qt.AlignTop
                visible: !line.isBook
                horizontalAlignment: Text.AlignRight
                text: line.number
                textFormat: Text.PlainText
                color: line.isNow ? Theme.moon : Theme.textDim
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.body
                Accessible.ignored: true
            }
            Text {
                Layout.fillWidth: true
                text: line.words
                textFormat: Text.PlainText
                wrapMode: Text.Wrap
                color: line.ink
                font.family: line.isBook ? Theme.serif : Theme.sans
                font.bold: (line.isBook && line.enabled) || line.isNow
                font.pixelSize: line.isBook ? Theme.large : Theme.body
                Accessible.ignored: true
            }
            Text {
                Layout.alignment: Qt.AlignTop
                visible: list.books.search !== "" && line.found > 0
                text: line.found
                textFormat: Text.PlainText
                color: Theme.moon
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.body
                Accessible.ignored: true
            }
        }
        background: Item {
            Rectangle {
                // the lit line: a bar of moonlight at its side
                anchors.fill: parent
                anchors.topMargin: line.topPadding - 1.5 * Theme.unit
                visible: line.isNow || line.hovered
                radius: 6
                color: Theme.withAlpha(Theme.moon, line.isNow ? 0.14 : 0.07)

                Rectangle {
                    visible: line.isNow
                    width: 3
                    height: parent.height
                    radius: 1.5
                    color: Theme.moon
                }
            }
            FocusRing {
                anchors.topMargin: line.topPadding - 1.5 * Theme.unit
                gap: 0
                shown: list.activeFocus && line.ListView.isCurrentItem
            }
        }
    }
    T.ScrollBar.vertical: ScrollBar { }
}
