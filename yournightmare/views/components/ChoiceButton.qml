import QtQuick
import QtQuick.Layouts

// One stone of a Choice. Chosen shows by a mark, not by colour alone.
ButtonBase {
    id: button

    property bool onPaper: false
    readonly property color ink: checked ? Theme.goldInk : onPaper ? Theme.ink : Theme.text

    topPadding: 2 * Theme.unit
    bottomPadding: 2 * Theme.unit
    leftPadding: 3 * Theme.unit
    rightPadding: 4 * Theme.unit
    Accessible.role: Accessible.RadioButton
    Accessible.checkable: true
    Accessible.checked: checked

    contentItem: RowLayout {
        spacing: 2 * Theme.unit

        Rectangle {
            Layout.alignment: button.hint === "" ? Qt.AlignVCenter : Qt.AlignTop
            Layout.topMargin: button.hint === "" ? 0 : Theme.scaled(2)
            implicitWidth: Theme.scaled(16)
            implicitHeight: Theme.scaled(16)
            radius: width / 2
            color: "transparent"
            border.width: 2
            border.color: button.ink

            Rectangle {
                anchors.centerIn: parent
                visible: button.checked
                width: parent.width - 8
                height: width
                radius: width / 2
                color: button.ink
            }
        }
        ColumnLayout {
            spacing: 0

            Text {
                Layout.fillWidth: true
                text: button.text
                textFormat: Text.PlainText
                font: button.font
                color: button.ink
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            Text {
                Layout.fillWidth: true
                Layout.maximumWidth: Theme.scaled(420)
                visible: text !== ""
                text: button.hint
                textFormat: Text.PlainText
                font.family: Theme.sans
                font.pixelSize: Theme.small
                color: button.checked ? Theme.goldInk : button.onPaper ? Theme.inkDim : Theme.textDim
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
    }

    background: Rectangle {
        implicitHeight: Theme.touch
        radius: 8
        border.width: button.checked ? 2.5 : 1.5
        border.color: button.onPaper ? (button.checked ? Theme.ink : Theme.inkDim)
                                     : button.checked ? Theme.goldEdge : Theme.stoneEdge
        color: button.checked ? Theme.gold
                              : button.onPaper ? Theme.withAlpha(Theme.ink, button.hovered ? 0.09 : 0.02)
                                               : button.hovered ? Theme.stoneHigh : Theme.stone

        FocusRing {
            shown: button.visualFocus
            radius: 11
        }
    }
}
