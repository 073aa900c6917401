import QtQuick
import yournightmare.views.components

// A column's heading; a pen's stroke of gold under it while the keys write there.
Heading {
    id: title

    property bool isWritten: false
    property bool isLow: false

    onPaper: true
    font.pixelSize: Theme.size(isLow ? 1.35 : 1.9)
    wrapMode: Text.NoWrap
    elide: Text.ElideRight
    Accessible.description: isWritten ? qsTr("1 to 4 write here") : ""

    Rectangle {
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; bottomMargin: -3 }
        height: 4
        radius: 2
        visible: title.isWritten
        color: Theme.goldLow
    }
}
