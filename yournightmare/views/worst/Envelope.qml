import QtQuick
import QtQuick.Layouts
import yournightmare.views.components

// A place of the truth: folded and sealed until it is opened. `isNext` is the one to open now.
ButtonBase {
    id: envelope

    required property int place
    required property string picture
    required property string title
    required property string sign
    required property bool isOpen
    property bool isNext: false
    property int kind: 0

    text: isOpen ? qsTr("Place %1: %2").arg(place).arg(title) : qsTr("Place %1, still closed").arg(place)
    enabled: isNext
    activeFocusOnTab: isNext
    padding: 0
    Accessible.role: isNext ? Accessible.Button : Accessible.StaticText
    Accessible.name: isNext ? qsTr("Open place %1").arg(place) : text
    contentItem: Item {
        GuessSlip {
            id: paper
            anchors.fill: parent
            visible: envelope.isOpen
            picture: envelope.picture
            title: envelope.title
            kind: envelope.kind
        }
        Item {
            id: folded
            anchors.fill: parent
            visible: opacity > 0
            opacity: envelope.isOpen ? 0 : 1
            scale: envelope.isOpen ? 1.06 : 1

            Behavior on opacity {
                NumberAnimation { duration: Theme.motion(260); easing.type: Easing.OutQuad }
            }
            Behavior on scale {
                NumberAnimation { duration: Theme.motion(260); easing.type: Easing.OutQuad }
            }

            Art {
                x: -8
                y: -6
                width: parent.width + 16
                height: parent.height + 16
                fillMode: Image.Stretch
                name: "worst/envelope"
            }
            Art {
                // the seal breaks off when it is opened
                anchors.horizontalCenter: parent.horizontalCenter
                y: parent.height * 0.56 - height / 2 + (envelope.isOpen ? parent.height * 0.5 : 0)
                width: Math.min(parent.height * 0.76, 64)
                height: width
                rotation: envelope.isOpen ? 24 : 0
                name: envelope.sign === "" ? "" : "worst/seal-" + envelope.sign

                Behavior on y {
                    NumberAnimation { duration: Theme.motion(260); easing.type: Easing.InQuad }
                }
                Behavior on rotation {
                    NumberAnimation { duration: Theme.motion(260); easing.type: Easing.InQuad }
                }
            }
            RowLayout {
                visible: envelope.isNext
                anchors { fill: parent; leftMargin: 5 * Theme.unit; rightMargin: 3 * Theme.unit }
                anchors.topMargin: parent.height * 0.16
                spacing: Math.min(parent.height * 0.76, 64) + (isNarrow ? 1 : 4) * Theme.unit
                uniformCellSizes: true
                // there is room for the key alone
                readonly property real half: (width - Math.min(parent.height * 0.76, 64)) / 2 - 4 * Theme.unit
                readonly property bool isNarrow: envelope.width <= 320 * Theme.textScale || words.implicitWidth > half

                KeyHint {
                    Layout.alignment: Qt.AlignRight | Qt.AlignVCenter
                    key: qsTr("Space")
                    ink: "#2a2438"
                }
                Text {
                    id: words
                    Layout.fillWidth: true
                    opacity: parent.isNarrow ? 0 : 1
                    text: qsTr("opens it")
                    textFormat: Text.PlainText
                    color: "#2a2438"
                    font.family: Theme.sans
                    font.pixelSize: Theme.body
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
        }
        FocusRing {
            shown: envelope.visualFocus
        }
    }
}
