import QtQuick

// What is wrong with a field, right below it; no place is taken while nothing is.
Label {
    id: words

    property string fault: ""

    visible: fault !== ""
    onPaper: true
    color: Theme.dangerOnPaper
    text: fault
    leftPadding: Theme.scaled(16) + 2 * Theme.unit
    Accessible.role: Accessible.AlertMessage

    Icon {
        visible: words.visible
        y: (Theme.body * 1.3 - height) / 2
        name: "warning"
        color: Theme.dangerOnPaper
        size: Theme.scaled(16)
    }
}
