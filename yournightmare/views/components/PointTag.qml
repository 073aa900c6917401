import QtQuick

// Somebody's slip of paper in a still picture: their sign and their points.
Rectangle {
    id: tag

    required property string sign
    required property int points
    required property real size

    width: row.width + size * 0.5
    height: size
    radius: 2
    color: "#efe6d2"
    border.width: 1
    border.color: "#8f846c"

    Row {
        id: row
        anchors.centerIn: parent
        spacing: tag.size * 0.14

        Art {
            anchors.verticalCenter: parent.verticalCenter
            width: tag.size * 0.84
            height: width
            name: tag.sign === "" ? "seats/empty" : "seats/" + tag.sign
        }
        Text {
            anchors.verticalCenter: parent.verticalCenter
            text: tag.points
            textFormat: Text.PlainText
            color: "#2a2438"
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Math.max(6, tag.size * 0.74)
            Accessible.ignored: true
        }
    }
}
