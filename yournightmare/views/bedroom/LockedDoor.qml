import QtQuick
import yournightmare.views.components

// A door that this version can't open yet says so, and shows the one that is open.
Dialog {
    iconName: "moon"
    text: qsTr("This door will open in a later version. The others are open tonight.")
    buttons: [
        { text: qsTr("Stay here"), value: "stay" },
        { text: qsTr("Open Endless Nightmare"), value: "endless", gold: true }
    ]
    Component.onCompleted: open()
}
