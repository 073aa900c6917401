import QtQuick
import QtQuick.Layouts
import yournightmare.views.components

// The wax seal that closes a sheet: grey while something is missing, which it says. Where it
// `isSmall` it says that in the place of its name.
ButtonBase {
    id: seal

    required property string sign
    property bool isReady: false
    property string missing: ""
    property bool isSmall: false

    text: qsTr("Seal the sheet")
    hint: missing
    padding: Theme.unit
    leftPadding: 3 * Theme.unit
    Accessible.defaultButton: true

    contentItem: RowLayout {
        spacing: 4 * Theme.unit

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Text {
                Layout.fillWidth: true
                visible: !seal.isSmall || seal.missing === ""
                horizontalAlignment: Text.AlignRight
                text: seal.text
                textFormat: Text.PlainText
                color: seal.isReady ? Theme.moon : Theme.textDim
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: seal.isSmall ? Theme.size(1.1) : Theme.size(1.45)
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            Text {
                Layout.fillWidth: true
                visible: text !== ""
                horizontalAlignment: Text.AlignRight
                text: seal.missing
                textFormat: Text.PlainText
                color: Theme.textDim
                font.family: Theme.sans
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            RowLayout {
                Layout.alignment: Qt.AlignRight
                Layout.topMargin: Theme.unit
                visible: seal.isReady
                KeyHint {
                    key: qsTr("Space")
                    ink: Theme.textDim
                }
            }
        }
        Item {
            implicitWidth: Math.min(Theme.scaled(seal.isSmall ? 56 : 84), seal.isSmall ? 72 : 96)
            implicitHeight: implicitWidth

            Art {
                anchors.fill: parent
                visible: !seal.isReady
                name: seal.sign === "" ? "" : "worst/seal-off-" + seal.sign
            }
            Art {
                // there from the beginning, for when nothing is missing any more
                anchors.fill: parent
                visible: seal.isReady
                scale: seal.down ? 0.92 : seal.hovered && seal.isReady ? 1.05 : 1
                name: seal.sign === "" ? "" : "worst/seal-" + seal.sign

                Behavior on scale {
                    NumberAnimation { duration: Theme.motion(160); easing.type: Easing.OutQuad }
                }
            }
        }
    }
    background: Item {
        FocusRing {
            shown: seal.visualFocus
            radius: 14
            gap: 2
        }
    }
}
