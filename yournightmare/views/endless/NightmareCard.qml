import QtQuick
import QtQuick.Layouts
import yournightmare.views.components

// The Nightmare's card in the middle of the ring: picture, name, rule, steps to its door.
// Where the ring is small only the picture is here; all else stands on a paper beside it.
Item {
    id: card

    required property string nightmare
    required property string name
    required property string rule
    required property int duration
    required property int walked
    property bool isRuleShown: true
    // comes and goes softly
    property bool fades: true

    implicitHeight: sheet.implicitHeight
    rotation: -1.2
    opacity: nightmare === "" ? 0 : 1
    scale: nightmare === "" ? 0.9 : 1
    Accessible.role: Accessible.StaticText
    Accessible.name: name
    Accessible.description: rule

    Behavior on opacity {
        enabled: card.fades
        NumberAnimation { duration: Theme.motion(300) }
    }
    Behavior on scale {
        enabled: card.fades
        NumberAnimation { duration: Theme.motion(300); easing.type: Easing.OutBack }
    }

    Paper {
        id: sheet
        anchors.fill: parent
        padding: 2.5 * Theme.unit
        seed: 7

        contentItem: ColumnLayout {
            spacing: Theme.unit

            Item {
                Layout.fillWidth: true
                Layout.preferredHeight: width * 0.8

                Rectangle {
                    anchors.fill: parent
                    color: "#171226"
                    border.width: 2
                    border.color: Theme.ink
                    antialiasing: true
                }
                Art {
                    anchors.fill: parent
                    anchors.margins: 2
                    fillMode: Image.PreserveAspectCrop
                    antialiasing: true
                    name: card.nightmare === "" ? "" : "endless/nightmares/" + card.nightmare.replace("active_", "")
                }
                Art {
                    name: "endless/seal"
                    width: Math.min(Theme.scaled(46), card.width * 0.24)
                    height: width
                    anchors { right: parent.right; bottom: parent.bottom }
                    anchors { rightMargin: -2; bottomMargin: -height * 0.45 }
                    rotation: 6

                    Text {
                        anchors.centerIn: parent
                        text: card.duration
                        textFormat: Text.PlainText
                        color: "#fff3e4"
                        font.family: Theme.serif
                        font.bold: true
                        font.pixelSize: Math.min(Theme.large, parent.width * 0.5)
                        Accessible.name: qsTr("Duration %1").arg(card.duration)
                    }
                }
            }
            Heading {
                visible: card.isRuleShown
                // a name too long to stand beside the seal stands under it
                readonly property bool isUnderSeal: longest.advanceWidth > sheet.availableWidth - Theme.scaled(44)

                Layout.fillWidth: true
                Layout.rightMargin: isUnderSeal ? 0 : Theme.scaled(44)
                Layout.topMargin: isUnderSeal ? Theme.scaled(18) : 0
                level: 2
                onPaper: true
                text: card.name
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 12
                wrapMode: card.isRuleShown ? Text.NoWrap : Text.WordWrap
                // a name without room stands beside the ring, with the rule
                opacity: contentWidth > width + 1 ? 0 : 1

                TextMetrics {
                    id: longest
                    font.family: Theme.serif
                    font.bold: true
                    font.pixelSize: 13
                    text: card.isRuleShown ? card.name : card.name.split(" ").reduce((a, b) => a.length < b.length ? b : a)
                }
            }
            Text {
                Layout.fillWidth: true
                visible: card.isRuleShown
                text: card.rule
                textFormat: Text.PlainText
                color: Theme.ink
                font.family: Theme.serif
                font.pixelSize: Theme.size(1.05)
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            Footsteps {
                Layout.fillWidth: true
                visible: card.isRuleShown
                Layout.topMargin: 2
                walked: card.walked
                duration: card.duration
            }
        }
    }
}
