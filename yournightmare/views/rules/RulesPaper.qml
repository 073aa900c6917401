pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import yournightmare.models
import yournightmare.views.components

// The page one reads. Arrows go from clause to clause, Page Up and Down turn it.
Paper {
    id: paper

    required property RuleBooks books
    // What the codes below the clauses mean; empty if it stands beside the paper.
    required property string codes
    // The row that is read, and the section it stands in.
    readonly property alias row: list.currentIndex
    readonly property string section: list.sectionNow

    seed: 31
    topPadding: 5 * Theme.unit
    bottomPadding: 5 * Theme.unit
    leftPadding: 0
    rightPadding: 2 * Theme.unit

    function goTo(row: int, centred: bool) {
        if (row < 0)
            return
        list.currentIndex = row
        list.bring(row, centred)
        // rows above may only now have got their true heights
        Qt.callLater(list.bring, row, centred)
    }

    contentItem: ListView {
        id: list
        objectName: "entries"

        property string sectionNow: ""
        // The focus is drawn once somebody reads by keys; a page just opened is only paper.
        property bool isKeyed: false

        focus: true
        clip: true
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        highlightFollowsCurrentItem: false
        cacheBuffer: 0
        currentIndex: 0
        model: paper.books.entries
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Clauses")
        onContentYChanged: noteSection()
        onCountChanged: {
            currentIndex = Math.max(0, Math.min(currentIndex, count - 1))
            Qt.callLater(noteSection)
        }

        // Tab and the search bring the focus by key; a page that opens has had none before.
        property bool hadFocus: false
        onActiveFocusChanged: {
            if (activeFocus && hadFocus)
                isKeyed = true
            hadFocus = hadFocus || activeFocus
        }

        function noteSection() {
            const top = indexAt(width / 2, contentY + Theme.scaled(60))
            const row = top >= 0 ? top : indexAt(width / 2, contentY + Theme.scaled(110))
            if (row >= 0)
                sectionNow = paper.books.sectionOf(row)
        }
        function bring(row: int, centred: bool) {
            positionViewAtIndex(row, ListView.Beginning)
            if (centred && row > 0)
                contentY = Math.max(originY, contentY - Math.min(height * 0.2, Theme.scaled(90)))
            noteSection()
        }
        function scrollBy(distance: real) {
            const last = Math.max(originY, originY + contentHeight - height)
            contentY = Math.max(originY, Math.min(last, contentY + distance))
        }
        // One row on; a row that is longer than the page is scrolled through first.
        function go(by: int) {
            const item = currentItem
            const line = Theme.scaled(60)
            if (item && by > 0 && item.y + item.height > contentY + height + 1
                     && item.y < contentY + height)
                return scrollBy(line)
            if (item && by < 0 && item.y < contentY - 1 && item.y + item.height > contentY)
                return scrollBy(-line)
            const next = currentIndex + by
            if (next < 0 || next >= count)
                return scrollBy(by * line)
            currentIndex = next
            positionViewAtIndex(next, ListView.Contain)
        }
        function turn(by: int) {
            scrollBy(by * height * 0.9)
            const at = indexAt(width / 2, contentY + Theme.scaled(40))
            if (at >= 0)
                currentIndex = at
        }
        function leap(row: int) {
            currentIndex = row
            bring(row, false)
        }

        Keys.onPressed: event => {
            isKeyed = true
            const leaps = ({
                [Qt.Key_Down]: () => go(1),
                [Qt.Key_Up]: () => go(-1),
                [Qt.Key_PageDown]: () => turn(1),
                [Qt.Key_PageUp]: () => turn(-1),
                [Qt.Key_Space]: () => turn(1),
                [Qt.Key_Home]: () => leap(0),
                [Qt.Key_End]: () => leap(count - 1)
            })
            const act = leaps[event.key]
            event.accepted = act !== undefined
            if (act)
                act()
        }

        delegate: Loader {
            id: entry

            required property int index
            required property string kind
            required property string key
            required property string number
            required property string words
            required property string ruling
            required property bool isMarked

            width: list.width - 4 * Theme.unit
            Accessible.role: kind === "clause" ? Accessible.ListItem : Accessible.Heading
            Accessible.name: kind === "book" ? qsTr("%1. %2").arg(number).arg(words)
                           : isMarked ? qsTr("Marked: %1. %2").arg(key).arg(words)
                                      : qsTr("%1. %2").arg(key).arg(words)
            Accessible.description: ruling
            sourceComponent: kind === "book" ? book : kind === "section" ? section : clause

            Component {
                id: book
                BookEntry {
                    title: entry.number
                    words: paper.books.search === "" ? entry.words : ""
                    codes: paper.books.search === "" ? paper.codes : ""
                    isFirst: entry.index === 0
                }
            }
            Component {
                id: section
                SectionEntry {
                    number: entry.number
                    words: entry.words
                }
            }
            Component {
                id: clause
                ClauseEntry {
                    key: entry.key
                    number: entry.number
                    words: entry.words
                    ruling: entry.ruling
                    isMarked: entry.isMarked
                    search: paper.books.search
                }
            }
            FocusRing {
                z: 1
                gap: -2
                anchors.leftMargin: 2 * Theme.unit
                shown: list.activeFocus && list.isKeyed && entry.ListView.isCurrentItem
            }
            TapHandler {
                onTapped: {
                    list.isKeyed = false
                    list.currentIndex = entry.index
                    list.forceActiveFocus(Qt.MouseFocusReason)
                }
            }
        }
        T.ScrollBar.vertical: ScrollBar {
            onPaper: true
        }
    }
}
