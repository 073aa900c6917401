import QtQuick
import yournightmare.models

// What every page is: a room with a head. A page's own root is one of these (or, for a room with
// a look of its own, any FocusScope with a `required property House house`).
FocusScope {
    id: page

    required property House house
    property string title: ""
    property string subtitle: ""
    // The rule clause that F1 opens here.
    property string clause: ""
    // Where there is little height, only what is needed has a place.
    readonly property bool hasRoomToExplain: height >= Theme.scaled(330)
    property alias header: head
    default property alias content: body.data

    Accessible.role: Accessible.Pane
    Accessible.name: title

    Backdrop {
        anchors.fill: parent
    }
    PageHeader {
        id: head
        anchors { top: parent.top; left: parent.left; right: parent.right }
        anchors { topMargin: 6 * Theme.unit; leftMargin: Theme.margin; rightMargin: Theme.margin }
        house: page.house
        title: page.title
        subtitle: page.hasRoomToExplain ? page.subtitle : ""
        clause: page.clause
        isLineKept: page.hasRoomToExplain
    }
    FocusScope {
        id: body
        focus: true
        anchors { top: head.bottom; left: parent.left; right: parent.right; bottom: parent.bottom }
        anchors { topMargin: 5 * Theme.unit; leftMargin: Theme.margin; rightMargin: Theme.margin }
        anchors.bottomMargin: 6 * Theme.unit
    }
}
