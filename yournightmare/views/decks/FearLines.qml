pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import yournightmare.models
import yournightmare.views.components

// Where the fears are written, one a line, with the lines' numbers beside them.
Rectangle {
    id: lines

    required property DeckDraft draft

    radius: 7
    color: Theme.withAlpha(Theme.paperHigh, 0.8)
    border.width: 1.5
    border.color: Theme.inkDim

    FocusRing {
        shown: edit.activeFocus
        radius: 10
        gap: 3
    }
    Flickable {
        id: flick
        anchors.fill: parent
        anchors.margins: 2
        clip: true
        contentWidth: Math.max(width, gutter.width + edit.contentWidth + 8 * Theme.unit)
        contentHeight: Math.max(height, edit.contentHeight + 4 * Theme.unit)
        boundsBehavior: Flickable.StopAtBounds
        interactive: false
        T.ScrollBar.vertical: ScrollBar { onPaper: true }

        function follow(r: rect) {
            const top = edit.y + r.y
            const left = edit.x + r.x
            if (top < contentY)
                contentY = top
            else if (top + r.height > contentY + height)
                contentY = top + r.height - height
            if (left < contentX + edit.x)
                contentX = Math.max(0, left - edit.x)
            else if (left > contentX + width - 20)
                contentX = left - width + 20
        }

        WheelHandler {
            onWheel: event => {
                const most = flick.contentHeight - flick.height
                flick.contentY = Math.max(0, Math.min(most, flick.contentY - event.angleDelta.y))
            }
        }
        Rectangle {
            // a line that is longer than the place slides under it
            x: flick.contentX
            z: 1
            width: gutter.width + 1.5 * Theme.unit
            height: flick.contentHeight
            visible: flick.contentX > 0
            color: Theme.paper
        }
        Text {
            id: gutter
            z: 2
            x: flick.contentX
            y: 2 * Theme.unit
            width: Theme.scaled(46)
            text: Array.from({ length: Math.min(edit.lineCount, 3000) }, (_, i) => i + 1).join("\n")
            textFormat: Text.PlainText
            font: edit.font
            color: Theme.inkDim
            horizontalAlignment: Text.AlignRight
            Accessible.ignored: true
        }
        TextEdit {
            id: edit
            x: gutter.width + 3 * Theme.unit
            y: 2 * Theme.unit
            width: Math.max(flick.width - x, contentWidth + 8)
            height: Math.max(contentHeight, flick.height - 4 * Theme.unit)
            objectName: "lines"
            text: lines.draft.text
            textFormat: TextEdit.PlainText
            wrapMode: TextEdit.NoWrap
            font.family: Theme.serif
            font.pixelSize: Theme.large
            color: Theme.ink
            selectionColor: Theme.gold
            selectedTextColor: Theme.goldInk
            selectByMouse: true
            activeFocusOnTab: true
            Accessible.role: Accessible.EditableText
            Accessible.name: qsTr("The fears, one a line")
            Accessible.multiLine: true
            Keys.onTabPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            Keys.onBacktabPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
            onCursorRectangleChanged: flick.follow(cursorRectangle)
            onTextChanged: {
                // What is longer is no list of fears: it is taken out again.
                if (length > lines.draft.mostLetters)
                    undo()
                lines.draft.write(text)
            }
        }
    }
    Connections {
        target: lines.draft
        function onTaken() {
            edit.text = lines.draft.text
            edit.cursorPosition = 0
        }
    }
}
