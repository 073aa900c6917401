import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// A board on paper: name, circle, tracks, Shadow table. One's own can be written on.
Paper {
    id: sheet

    required property Boards boards
    signal removeWanted()

    readonly property BoardDraft draft: boards.draft
    readonly property bool isOwn: boards.isOwn
    readonly property bool isWide: availableWidth > Theme.scaled(760)

    seed: 41
    padding: 7 * Theme.unit

    function enter() {
        nameField.forceActiveFocus(Qt.TabFocusReason)
        nameField.selectAll()
    }

    component Line: Rectangle {
        Layout.fillWidth: true
        Layout.preferredHeight: 1
        color: Theme.withAlpha(Theme.ink, 0.25)
    }

    contentItem: ColumnLayout {
        spacing: 5 * Theme.unit

        Heading {
            Layout.fillWidth: true
            visible: !sheet.isOwn
            level: 1
            onPaper: true
            text: sheet.boards.title
        }
        Label {
            Layout.fillWidth: true
            visible: !sheet.isOwn
            onPaper: true
            dim: true
            text: qsTr("This board comes with the program and stays as it is. Copy it to make one of your own.")
        }
        ColumnLayout {
            Layout.fillWidth: true
            visible: sheet.isOwn
            spacing: Theme.unit

            Label {
                Layout.fillWidth: true
                onPaper: true
                dim: true
                text: qsTr("Name of the board")
                Accessible.ignored: true
            }
            TextField {
                id: nameField
                objectName: "name"
                Layout.fillWidth: true
                Layout.maximumWidth: Theme.scaled(560)
                onPaper: true
                label: qsTr("Name of the board")
                maximumLength: 512
                text: sheet.draft.name
                error: sheet.draft.nameFault
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.head
                onTextEdited: sheet.draft.name = text
            }
            FieldFault {
                Layout.fillWidth: true
                fault: sheet.draft.nameFault
            }
        }
        GridLayout {
            Layout.fillWidth: true
            columns: sheet.isWide ? 2 : 1
            columnSpacing: 12 * Theme.unit
            rowSpacing: 5 * Theme.unit

            ColumnLayout {
                id: left
                Layout.fillWidth: true
                Layout.preferredWidth: 100
                Layout.alignment: Qt.AlignTop
                spacing: 5 * Theme.unit

                GridLayout {
                    Layout.fillWidth: true
                    columns: left.width > Theme.scaled(440) ? 2 : 1
                    columnSpacing: 8 * Theme.unit
                    rowSpacing: 4 * Theme.unit

                    ColumnLayout {
                        Layout.fillWidth: true
                        Layout.alignment: Qt.AlignTop
                        spacing: 2 * Theme.unit

                        Heading {
                            Layout.fillWidth: true
                            onPaper: true
                            text: qsTr("The circle")
                        }
                        Label {
                            Layout.fillWidth: true
                            onPaper: true
                            text: qsTr("Fields in the circle")
                            Accessible.ignored: true
                        }
                        NumberBox {
                            label: qsTr("Fields in the circle")
                            text: sheet.draft.fields
                            error: sheet.draft.fieldsFault
                            readOnly: !sheet.isOwn
                            onWritten: text => sheet.draft.write("circle.fields", text)
                            onStepped: by => sheet.draft.step("circle.fields", by)
                        }
                        FieldFault {
                            Layout.fillWidth: true
                            fault: sheet.draft.fieldsFault
                        }
                        Label {
                            Layout.fillWidth: true
                            Layout.topMargin: 2 * Theme.unit
                            onPaper: true
                            text: qsTr("The Shadow starts this many fields behind")
                            Accessible.ignored: true
                        }
                        NumberBox {
                            label: qsTr("The Shadow starts this many fields behind")
                            text: sheet.draft.behind
                            error: sheet.draft.behindFault
                            readOnly: !sheet.isOwn
                            onWritten: text => sheet.draft.write("circle.shadow_behind", text)
                            onStepped: by => sheet.draft.step("circle.shadow_behind", by)
                        }
                        FieldFault {
                            Layout.fillWidth: true
                            fault: sheet.draft.behindFault
                        }
                        Label {
                            Layout.fillWidth: true
                            onPaper: true
                            dim: true
                            text: qsTr("In the variant for veterans it is always 5.")
                        }
                    }
                    BoardRing {
                        Layout.preferredWidth: Math.min(Theme.scaled(210), left.width)
                        Layout.preferredHeight: Layout.preferredWidth
                        Layout.alignment: Qt.AlignTop | Qt.AlignHCenter
                        fields: sheet.draft.ringFields
                        behind: sheet.draft.ringBehind
                    }
                }
                Line { }
                ColumnLayout {
                    Layout.fillWidth: true
                    Layout.alignment: Qt.AlignTop
                    spacing: 2 * Theme.unit

                    Heading {
                        Layout.fillWidth: true
                        onPaper: true
                        text: qsTr("The Shadow table")
                    }
                    Label {
                        Layout.fillWidth: true
                        onPaper: true
                        dim: true
                        text: qsTr("The result of the round minus the Nightmares survived says how far the Shadow comes.")
                    }
                    ShadowTable {
                        Layout.fillWidth: true
                        Layout.topMargin: 2 * Theme.unit
                        draft: sheet.draft
                        isOwn: sheet.isOwn
                    }
                }
            }
            Line { visible: !sheet.isWide }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 100
                Layout.alignment: Qt.AlignTop
                spacing: 2 * Theme.unit

                Heading {
                    Layout.fillWidth: true
                    onPaper: true
                    text: qsTr("The straight tracks")
                }
                Label {
                    Layout.fillWidth: true
                    onPaper: true
                    dim: true
                    text: qsTr("Their first field is 0.")
                }
                BoardTracks {
                    Layout.fillWidth: true
                    draft: sheet.draft
                    isOwn: sheet.isOwn
                }
            }
        }
        PlainButton {
            objectName: "remove"
            visible: sheet.isOwn
            onPaper: true
            danger: true
            iconName: "trash"
            text: qsTr("Delete this board")
            onClicked: sheet.removeWanted()
        }
    }
}
