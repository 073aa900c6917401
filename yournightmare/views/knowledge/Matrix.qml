pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The matrix: who guesses stands left, whose fears they are above. A darker field is a better guess;
// the number says it too.
ColumnLayout {
    id: matrix

    required property WhoKnowsWhom known
    readonly property int count: heads.count
    readonly property int hovered: plot.hovered
    readonly property real head: Theme.scaled(40)
    // as wide as the longest name, if the fields keep their room
    readonly property real longest: {
        let wide = 0
        for (let i = 0; i < heads.count; i++)
            wide = Math.max(wide, heads.itemAt(i)?.implicitWidth ?? 0)
        return wide
    }
    readonly property real first: Math.min(Math.max(Theme.scaled(110), longest), width * 0.42)
    readonly property real cell: Math.min(Theme.scaled(76), (width - first) / Math.max(1, count))
    // a row is at least as high as a name
    readonly property real line: Math.max(cell, Theme.body * 1.5)

    spacing: Theme.unit

    Label {
        Layout.fillWidth: true
        onPaper: true
        dim: true
        font.pixelSize: Theme.small
        text: qsTr("Rows guess, columns are guessed.")
    }
    Item {
        Layout.fillWidth: true
        implicitHeight: matrix.head + matrix.line * matrix.count

        Repeater {
            id: heads
            model: matrix.known.heads

            Item {
                id: person

                required property int index
                required property string name
                required property string sign

                anchors.fill: parent
                implicitWidth: Theme.scaled(32) + 5 * Theme.unit + written.implicitWidth
                Accessible.ignored: true

                Art {
                    x: matrix.first + (person.index + 0.5) * matrix.cell - width / 2
                    y: (matrix.head - height) / 2
                    width: Math.min(Theme.scaled(32), matrix.cell - 4)
                    height: width
                    name: person.sign === "" ? "" : "seats/" + person.sign
                }
                Art {
                    id: medal
                    y: matrix.head + (person.index + 0.5) * matrix.line - height / 2
                    width: Math.min(Theme.scaled(32), matrix.cell - 4)
                    height: width
                    name: person.sign === "" ? "" : "seats/" + person.sign
                }
                Text {
                    id: written
                    anchors { left: medal.right; leftMargin: 2 * Theme.unit; verticalCenter: medal.verticalCenter }
                    width: matrix.first - medal.width - 4 * Theme.unit
                    text: person.name
                    horizontalAlignment: Text.AlignLeft
                    textFormat: Text.PlainText
                    color: Theme.ink
                    font.family: Theme.sans
                    font.pixelSize: Theme.body
                    elide: Text.ElideRight
                }
            }
        }
        Plot {
            id: plot
            objectName: "matrix"
            x: matrix.first
            y: matrix.head
            width: matrix.cell * matrix.count
            height: matrix.line * matrix.count
            figure: matrix.known.matrix
            ink: Theme.ink
            dim: Theme.inkDim
            accent: Theme.blueOnPaper
            ground: Theme.paper
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.large
            ratio: Screen.devicePixelRatio
            onPicked: mark => matrix.known.openMeeting(mark)
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("Who guesses whom as a matrix; the list beside it says the same.")
            Accessible.description: figure?.told ?? ""
        }
        HoverTip {
            anchors.fill: plot
            plot: plot
        }
    }
}
