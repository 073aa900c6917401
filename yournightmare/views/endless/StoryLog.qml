pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.models
import yournightmare.views.components

// The story so far on a sheet of paper; the last round is the dark one. It can be scrolled.
Paper {
    id: log

    required property EndlessTable table

    seed: 11
    padding: 4 * Theme.unit

    contentItem: ListView {
        id: list

        implicitHeight: Theme.scaled(92)
        clip: true
        spacing: 1.5 * Theme.unit
        boundsBehavior: Flickable.StopAtBounds
        bottomMargin: Theme.size(1.4)
        model: log.table.story
        activeFocusOnTab: true
        keyNavigationEnabled: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("The story so far")

        function entryAt(y: real): var {
            return itemAt(0, y)
        }

        onCountChanged: toEnd.restart()
        onContentHeightChanged: toEnd.restart()

        Timer {
            id: toEnd
            interval: 1
            onTriggered: {
                list.positionViewAtEnd()
                // no half line at the upper edge
                const top = list.entryAt(list.contentY)
                const line = top?.lineHeight ?? 0
                const cut = line > 0 ? (list.contentY - top.y) % line : 0
                if (cut > 1 && list.contentHeight > list.height)
                    list.contentY += line - cut
            }
        }

        delegate: Row {
            id: entry

            required property int index
            required property int round
            required property string told
            readonly property bool isLast: index === list.count - 1
            readonly property real lineHeight: words.contentHeight / Math.max(1, words.lineCount)

            width: list.width
            spacing: 3 * Theme.unit
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("Round %1. %2").arg(round).arg(told)

            Text {
                width: Theme.scaled(28)
                horizontalAlignment: Text.AlignRight
                text: entry.round
                textFormat: Text.PlainText
                color: Theme.redOnPaper
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.body
                Accessible.ignored: true
            }
            Text {
                id: words
                width: parent.width - Theme.scaled(28) - 3 * Theme.unit
                text: entry.told
                textFormat: Text.PlainText
                wrapMode: Text.Wrap
                color: entry.isLast ? Theme.ink : Theme.inkDim
                font.family: Theme.serif
                font.italic: !entry.isLast
                font.bold: entry.isLast
                font.pixelSize: Theme.body
                Accessible.ignored: true
            }
        }
        Text {
            anchors.fill: parent
            visible: list.count === 0
            text: qsTr("You lie down. The lamp goes out. Somewhere behind you something opens its eyes.")
            textFormat: Text.PlainText
            wrapMode: Text.Wrap
            color: Theme.inkDim
            font.family: Theme.serif
            font.italic: true
            font.pixelSize: Theme.large
            Accessible.name: text
        }
        FocusRing {
            // round the sheet: what lies in a list moves with it and is cut at its edge
            parent: log
            shown: list.activeFocus
        }
    }
}
