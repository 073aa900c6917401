pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

// A sheet that asks or tells. `buttons` is a list of {text, value, gold?, danger?}; the first is
// the way out that changes nothing unless one says `gold`. Esc closes and answers with "".
// More content may be given as children; they stand between the text and the buttons.
T.Popup {
    id: dialog

    property string title: ""
    property string text: ""
    property list<var> buttons: [{ text: qsTr("Close"), value: "close", gold: true }]
    property string iconName: ""
    property real sheetWidth: Theme.scaled(520)
    default property alias more: middle.data
    property Item returnTo: null
    property bool hasAnswered: false
    signal answered(string value)

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(sheetWidth, (parent?.width ?? 600) - 48)
    height: Math.min(implicitHeight, (parent?.height ?? 600) - 32)
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    padding: 7 * Theme.unit
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape

    function answer(value: string) {
        hasAnswered = true
        close()
        answered(value)
    }

    onAboutToShow: {
        hasAnswered = false
        returnTo = parent?.Window.window?.activeFocusItem ?? null
    }
    onOpened: {
        row.focusMain()
        contentItem.Accessible.announce(title + "\n" + text)
    }
    onClosed: {
        if (returnTo && returnTo.visible)
            returnTo.forceActiveFocus(Qt.TabFocusReason)
        if (!hasAnswered)
            answered("")
    }

    T.Overlay.modal: Rectangle {
        color: Theme.withAlpha(Theme.shade, Theme.contrast ? 0.85 : 0.66)
    }
    background: PaperSheet {
        seed: 5
    }
    contentItem: ColumnLayout {
        id: column
        spacing: 4 * Theme.unit
        Accessible.role: Accessible.Dialog
        Accessible.name: dialog.title
        Accessible.description: dialog.text

        RowLayout {
            spacing: 3 * Theme.unit
            visible: dialog.title !== ""

            Icon {
                visible: dialog.iconName !== ""
                name: dialog.iconName
                color: Theme.ink
                size: Theme.scaled(28)
                Layout.alignment: Qt.AlignTop
            }
            Heading {
                Layout.fillWidth: true
                text: dialog.title
                onPaper: true
            }
        }
        ScrollArea {
            id: scroll
            Layout.fillWidth: true
            Layout.fillHeight: true
            implicitHeight: contentHeight
            onPaper: true

            ColumnLayout {
                width: parent.width
                spacing: 3 * Theme.unit

                Label {
                    Layout.fillWidth: true
                    visible: text !== ""
                    text: dialog.text
                    onPaper: true
                }
                ColumnLayout {
                    id: middle
                    Layout.fillWidth: true
                    visible: children.length > 0
                    spacing: 3 * Theme.unit
                }
            }
        }
        DialogButtons {
            id: row
            Layout.fillWidth: true
            buttons: dialog.buttons
            onAnswered: value => dialog.answer(value)
        }
    }
}
