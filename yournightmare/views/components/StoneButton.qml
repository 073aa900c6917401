import QtQuick
import QtQuick.Layouts

// A tile to choose among several: stone when it rests, paper with a tick when it is chosen.
// `reason` says why it can't be chosen and takes the subtitle's place; the tile then is not enabled.
ButtonBase {
    id: button

    property string iconName: ""
    property url iconSource: ""
    property string subtitle: ""
    property string reason: ""
    property color accent: Theme.redOnPaper
    property int seed: 1
    // in a narrow list, where the subtitle would reach the tick
    property bool isTickFree: false
    // where two lines would be too high: the name is made smaller rather than broken
    property bool isOneLine: false

    checkable: true
    enabled: reason === ""
    topPadding: 2.5 * Theme.unit
    bottomPadding: 2.5 * Theme.unit
    leftPadding: 3 * Theme.unit
    rightPadding: 2 * Theme.unit
    hint: reason !== "" ? reason : subtitle
    Accessible.role: Accessible.RadioButton
    Accessible.checkable: true
    Accessible.checked: checked

    contentItem: RowLayout {
        spacing: 2 * Theme.unit

        Icon {
            visible: button.iconName !== ""
            name: button.iconName
            size: Theme.scaled(28)
            color: button.checked ? button.accent : Theme.text
            opacity: button.enabled ? 1 : 0.5
        }
        Image {
            visible: button.iconSource.toString() !== ""
            source: button.iconSource
            asynchronous: true
            sourceSize: Qt.size(Theme.scaled(28), Theme.scaled(28))
            Layout.preferredWidth: Theme.scaled(28)
            Layout.preferredHeight: Theme.scaled(28)
            opacity: button.enabled ? 1 : 0.5
        }
        ColumnLayout {
            spacing: 0

            Text {
                Layout.fillWidth: true
                text: button.text
                textFormat: Text.PlainText
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.size(1.1)
                fontSizeMode: button.isOneLine ? Text.HorizontalFit : Text.FixedSize
                minimumPixelSize: Theme.small
                color: button.checked ? Theme.ink : button.enabled ? Theme.text : Theme.textDim
                wrapMode: button.isOneLine ? Text.NoWrap : Text.Wrap
                Accessible.ignored: true
            }
            Text {
                Layout.fillWidth: true
                Layout.rightMargin: button.isTickFree ? Theme.scaled(14) + Theme.unit : 0
                visible: text !== ""
                text: button.reason !== "" ? button.reason : button.subtitle
                textFormat: Text.PlainText
                font.family: Theme.sans
                font.pixelSize: Theme.small
                color: button.checked ? Theme.inkDim : Theme.textDim
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
    }

    background: Item {
        implicitHeight: Theme.scaled(56)
        implicitWidth: Theme.scaled(150)

        SoftShadow {
            anchors.fill: parent
            kind: "tile"
        }
        PaperSheet {
            anchors.fill: parent
            visible: button.checked
            shadow: false
            seed: button.seed

            Rectangle {
                anchors { fill: parent; margins: Theme.contrast ? 0 : 3 }
                radius: 5
                color: Theme.contrast ? Theme.gold : "transparent"
                border.width: Theme.contrast ? 4 : 2
                border.color: Theme.contrast ? Theme.ink : Theme.goldEdge
            }
            Icon {
                // below the name, which may reach the edge
                anchors { right: parent.right; bottom: parent.bottom; margins: 2 * Theme.unit }
                name: "check"
                color: Theme.ink
                size: Theme.scaled(14)
                weight: 3
            }
        }
        Rectangle {
            anchors.fill: parent
            visible: !button.checked
            radius: 7
            border.width: Theme.contrast ? 2 : 1.5
            border.color: button.enabled ? Theme.stoneEdge : Theme.withAlpha(Theme.stoneEdge, 0.5)
            gradient: Gradient {
                GradientStop {
                    position: 0
                    color: button.hovered && button.enabled || Theme.contrast ? Theme.stoneHigh : Theme.stone
                }
                GradientStop { position: 1; color: Theme.stoneLow }
            }

            Rectangle {
                x: 6
                y: 3
                width: parent.width - 12
                height: 1.5
                color: Theme.withAlpha(Theme.light, button.enabled ? 0.22 : 0.08)
            }
        }
        FocusRing {
            shown: button.visualFocus
            radius: 11
        }
    }
}
