pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.views.components

// A saved game as a slip of paper in the list. Chosen, it is brighter, moves out a little and, where
// there is no room for the picture beside the list, shows what can be done with it.
FocusScope {
    id: slip

    required property string sessionId
    required property string title
    required property string name
    required property string subtitle
    required property string lastPlayed
    required property string result
    required property string fault
    required property bool finished
    required property bool takenBack
    required property bool hints
    required property list<string> options
    required property bool canContinue
    required property string rules
    required property var thumbnail
    required property int index

    property bool isCurrent: false
    property bool isFocused: false
    property bool isRenaming: false
    property bool isOpen: false
    property string nameFault: ""
    signal chosen()
    signal opened()
    signal played()
    signal watched()
    signal renaming()
    signal renamed(string name)
    signal renameCancelled()
    signal undone()
    signal exported()
    signal deleted()

    readonly property string told: finished && result !== "" ? qsTr("%1 %2").arg(result).arg(subtitle)
                                                             : subtitle

    implicitHeight: body.implicitHeight + 5 * Theme.unit
    Accessible.role: Accessible.ListItem
    Accessible.name: title
    Accessible.description: [told, lastPlayed, marks.told].filter(part => part !== "").join(". ")
    Accessible.selected: isCurrent
    Accessible.focusable: true
    onIsRenamingChanged: {
        if (isRenaming) {
            field.text = name
            field.forceActiveFocus()
            field.selectAll()
        } else {
            // or the keys would go to a field that nobody sees
            field.focus = false
        }
    }

    HoverHandler {
        id: hover
    }
    TapHandler {
        enabled: !slip.isRenaming
        onTapped: slip.chosen()
        onDoubleTapped: slip.opened()
    }
    Rectangle {
        // the slip and its shadow
        anchors.fill: sheet
        anchors.topMargin: 3
        anchors.bottomMargin: -3
        radius: 3
        visible: !Theme.contrast
        color: Theme.withAlpha(Theme.shade, Theme.dark ? 0.5 : 0.22)
    }
    Rectangle {
        id: sheet
        x: slip.isCurrent ? 2 * Theme.unit : 0
        width: parent.width - 2 * Theme.unit
        height: parent.height - 2 * Theme.unit
        radius: 3
        border.width: Theme.contrast || slip.isCurrent ? 2 : 1
        border.color: slip.isCurrent ? Theme.goldEdge : Theme.paperEdge
        gradient: Gradient {
            GradientStop {
                position: 0
                color: slip.isCurrent || hover.hovered ? Theme.paperHigh : Theme.paper
            }
            GradientStop { position: 1; color: slip.isCurrent ? Theme.paper : Theme.paperLow }
        }

        Behavior on x { NumberAnimation { duration: Theme.motion(160); easing.type: Easing.OutCubic } }

        FocusRing {
            shown: slip.isFocused
            gap: 3
            radius: 6
        }
    }
    RowLayout {
        id: body
        x: sheet.x + 2 * Theme.unit
        y: 1.5 * Theme.unit
        width: sheet.width - 4 * Theme.unit
        spacing: 3 * Theme.unit

        Rectangle {
            Layout.alignment: Qt.AlignTop
            implicitWidth: Theme.scaled(78)
            implicitHeight: Theme.scaled(68)
            radius: 2
            gradient: Gradient {
                GradientStop { position: 0; color: "#b98d54" }
                GradientStop { position: 0.5; color: "#6e4a2c" }
                GradientStop { position: 1; color: "#3b2618" }
            }

            SessionThumb {
                anchors.fill: parent
                anchors.margins: 4
                thumbnail: slip.thumbnail
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignVCenter
            spacing: Theme.unit / 2

            Heading {
                Layout.fillWidth: true
                visible: !slip.isRenaming
                level: 3
                onPaper: true
                text: slip.title
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            TextField {
                id: field
                Layout.fillWidth: true
                visible: slip.isRenaming
                label: qsTr("Name of this game")
                placeholderText: label
                onPaper: true
                error: slip.nameFault
                Keys.onReturnPressed: slip.renamed(text)
                Keys.onEnterPressed: slip.renamed(text)
                Keys.onEscapePressed: slip.renameCancelled()
                Keys.onPressed: event => {
                    event.accepted = !canUndo && event.matches(StandardKey.Undo)
                    if (event.accepted)
                        slip.undone()
                }
            }
            Label {
                Layout.fillWidth: true
                // below the ring round the field
                Layout.topMargin: 1.5 * Theme.unit
                visible: slip.isRenaming
                onPaper: true
                font.pixelSize: Theme.small
                color: slip.nameFault !== "" ? Theme.dangerOnPaper : Theme.inkDim
                text: slip.nameFault !== "" ? slip.nameFault
                                            : qsTr("Return keeps it, Esc leaves it as it was.")
            }
            Label {
                Layout.fillWidth: true
                onPaper: true
                text: slip.told
                maximumLineCount: slip.isCurrent ? 6 : 2
                elide: Text.ElideRight
                color: slip.fault !== "" ? Theme.dangerOnPaper : Theme.ink
                Accessible.ignored: true
            }
            Label {
                Layout.fillWidth: true
                visible: text !== ""
                onPaper: true
                dim: true
                font.pixelSize: Theme.small
                text: slip.lastPlayed
                maximumLineCount: 2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Flow {
                id: marks
                readonly property string told: (slip.takenBack ? [qsTr("Decisions were taken back")] : [])
                                               .concat(slip.hints ? [qsTr("Hints were asked for")] : [], slip.options).join(". ")
                Layout.fillWidth: true
                visible: told !== ""
                spacing: 3 * Theme.unit

                MarkNote {
                    visible: slip.takenBack
                    iconName: "undo"
                    text: qsTr("Decisions were taken back")
                }
                MarkNote {
                    visible: slip.hints
                    iconName: "star"
                    text: qsTr("Hints were asked for")
                }
                Repeater {
                    model: slip.options
                    delegate: MarkNote {
                        required property string modelData
                        iconName: "settings"
                        text: modelData
                    }
                }
            }
            Flow {
                Layout.fillWidth: true
                // its glow leaves the words above it free
                Layout.topMargin: 2.5 * Theme.unit
                visible: slip.isCurrent && slip.isOpen && !slip.isRenaming
                spacing: 2 * Theme.unit

                GoldButton {
                    visible: slip.fault === ""
                    font.pixelSize: Theme.large
                    text: slip.canContinue ? qsTr("Go on dreaming") : qsTr("Watch it again")
                    onClicked: slip.opened()
                }
            }
            SavedActions {
                Layout.fillWidth: true
                Layout.topMargin: 1.5 * Theme.unit
                visible: slip.isCurrent && slip.isOpen && !slip.isRenaming
                canContinue: slip.canContinue
                finished: slip.finished
                readable: slip.fault === ""
                onPaper: true
                onPlayed: slip.played()
                onWatched: slip.watched()
                onRenamed: slip.renaming()
                onExported: slip.exported()
                onDeleted: slip.deleted()
            }
        }
    }
}
