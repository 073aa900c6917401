pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

// One of many, from a list that falls open. `options` as in Choice; `chosen` as in Choice.
T.ComboBox {
    id: chooser

    required property string label
    property list<var> options: []
    property var value
    property bool onPaper: false
    signal chosen(var value)

    model: options
    textRole: "text"
    valueRole: "value"
    currentIndex: options.findIndex(option => option.value === value)
    onActivated: index => chosen(options[index].value)

    implicitWidth: Theme.scaled(240)
    implicitHeight: Math.max(Theme.touch, implicitContentHeight + topPadding + bottomPadding)
    leftPadding: 3 * Theme.unit
    rightPadding: Theme.scaled(22) + 4 * Theme.unit
    topPadding: 2 * Theme.unit
    bottomPadding: 2 * Theme.unit
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    font.family: Theme.sans
    font.pixelSize: Theme.body
    Accessible.name: label
    Accessible.description: displayText
    Keys.onReturnPressed: popup.open()
    Keys.onEnterPressed: popup.open()

    indicator: Icon {
        x: chooser.width - width - 3 * Theme.unit
        y: (chooser.height - height) / 2
        name: "down"
        color: chooser.onPaper ? Theme.ink : Theme.text
        size: Theme.scaled(20)
    }
    contentItem: Text {
        text: chooser.displayText
        textFormat: Text.PlainText
        font: chooser.font
        color: chooser.onPaper ? Theme.ink : Theme.text
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    background: Rectangle {
        radius: 8
        border.width: Theme.contrast ? 2 : 1.5
        border.color: chooser.onPaper ? Theme.inkDim : Theme.stoneEdge
        color: chooser.onPaper ? Theme.withAlpha(Theme.ink, chooser.hovered ? 0.09 : 0.03)
                               : chooser.hovered ? Theme.stoneHigh : Theme.stone

        FocusRing {
            shown: chooser.visualFocus
            radius: 11
        }
    }
    delegate: T.ItemDelegate {
        id: row

        required property var modelData
        required property int index

        width: ListView.view.width
        implicitHeight: Math.max(Theme.touch, words.implicitHeight + 4 * Theme.unit)
        leftPadding: 3 * Theme.unit
        rightPadding: 3 * Theme.unit
        highlighted: chooser.highlightedIndex === index
        Accessible.name: row.modelData.text
        contentItem: Text {
            id: words
            text: row.modelData.text
            textFormat: Text.PlainText
            font: chooser.font
            color: row.highlighted ? Theme.goldInk : Theme.ink
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        background: Rectangle {
            color: row.highlighted ? Theme.gold : "transparent"
            radius: 6

            Icon {
                anchors { right: parent.right; rightMargin: 8; verticalCenter: parent.verticalCenter }
                visible: chooser.currentIndex === row.index
                name: "check"
                color: row.highlighted ? Theme.goldInk : Theme.ink
                size: Theme.scaled(16)
            }
        }
    }
    popup: T.Popup {
        y: chooser.height + 4
        width: chooser.width
        height: Math.min(implicitHeight, Theme.scaled(360))
        implicitHeight: contentItem.implicitHeight + 2 * padding
        padding: Theme.unit
        margins: 8
        contentItem: ListView {
            clip: true
            implicitHeight: contentHeight
            model: chooser.delegateModel
            currentIndex: chooser.highlightedIndex
            highlightMoveDuration: 0
            T.ScrollBar.vertical: ScrollBar { }
        }
        background: Rectangle {
            color: Theme.paperHigh
            radius: 8
            border.width: 1.5
            border.color: Theme.paperEdge
        }
    }
}
