pragma ComponentBehavior: Bound

import QtQuick
import yournightmare.models
import yournightmare.views.components

// A page with a secret half: a sheet in the seat's colour with the seat's words, to type and drag.
FocusScope {
    id: page

    required property House house
    required property QtObject table
    readonly property Curtain curtain: table.curtain

    FocusScope {
        id: room
        objectName: "room"
        anchors.fill: parent
        focus: true

        Backdrop { anchors.fill: parent }
        GoldButton {
            objectName: "public"
            anchors { right: parent.right; bottom: parent.bottom; margins: 40 }
            text: "Public"
        }
        Shortcut {
            sequences: ["Space", "Ctrl+Z"]
            enabled: room.enabled
            onActivated: page.table.touched()
        }
        CurtainSecret {
            anchors { fill: parent; margins: 60 }
            focus: true
            curtain: page.curtain
            seat: page.curtain.seat
            sourceComponent: FocusScope {
                focus: true

                Rectangle {
                    anchors.fill: parent
                    color: page.table.colour
                }
                TextInput {
                    objectName: "secret"
                    anchors.centerIn: parent
                    text: page.table.text
                    focus: true
                    Accessible.role: Accessible.EditableText
                    Accessible.name: text
                }
                Column {
                    Repeater {
                        model: page.table.words
                        Label {
                            required property string word
                            text: word
                        }
                    }
                }
                Item {
                    objectName: "dragged"
                    Drag.active: true
                    Accessible.name: page.table.text
                }
                Tip {
                    shown: true
                    text: page.table.text
                }
            }
        }
    }
    CurtainCover {
        objectName: "cover"
        curtain: page.curtain
        covers: room
        title: "Your Worst Nightmare"
    }
}
