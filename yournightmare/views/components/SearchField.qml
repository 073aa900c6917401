import QtQuick

// Where one searches: a glass before the text, a cross that empties it. Esc empties it too.
TextField {
    id: field

    placeholderText: label
    leftPadding: Theme.scaled(22) + 5 * Theme.unit
    rightPadding: clear.visible ? clear.width + 2 * Theme.unit : 3 * Theme.unit
    Accessible.searchEdit: true
    Keys.onEscapePressed: event => {
        event.accepted = text !== ""
        clearText()
    }

    function clearText() {
        clear.focus = false
        text = ""
        forceActiveFocus()
    }

    Icon {
        x: 2.5 * Theme.unit
        anchors.verticalCenter: parent.verticalCenter
        name: "search"
        color: field.onPaper ? Theme.inkDim : Theme.textDim
    }
    IconButton {
        id: clear
        visible: field.text !== ""
        anchors.verticalCenter: parent.verticalCenter
        x: field.width - width - 3
        width: field.height - 6
        height: width
        padding: 0
        iconName: "close"
        text: qsTr("Clear the search")
        onPaper: field.onPaper
        onClicked: field.clearText()
    }
}
