pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The reading-out: guess beside truth, place by place; the points count up, the bonus comes last.
// It is the whole page's ground; `headRoom` is what the page's own head needs above.
Item {
    id: evaluation

    required property WorstTable table
    required property WorstReading reading
    property real headRoom: Theme.scaled(84)
    property real footRoom: 0
    readonly property bool isRoomy: width >= 1180 * Theme.textScale && height >= 740 * Theme.textScale
    // low: the envelopes need the room, and the boxes are small and all in one line
    readonly property bool isLow: height < 440 * Theme.textScale
    // below long names there is no room even for these
    readonly property bool hasBoxes: !isLow || height - headRoom >= 210 * Theme.textScale
    readonly property real across: isRoomy ? Math.min(width * 0.566, 1000) : width - 2 * 5 * Theme.unit
    readonly property real stampWidth: Math.max(Theme.scaled(76), across * 0.13)
    readonly property real slipWidth: (across - stampWidth - 2 * gap) / 2
    // before the truth lies beside it, what is guessed lies in the middle
    property real shift: reading.isBegun ? 0 : (slipWidth + gap) / 2
    readonly property real gap: isRoomy ? 6 * Theme.unit : 3 * Theme.unit
    // the verdict of the envelope opened last
    readonly property string mood: {
        let last = ""
        if (reading.isBegun) {
            for (let i = 0; i < rows.count && i !== reading.opensNext - 1; i++)
                last = (rows.itemAt(i) as PlaceOfTruth)?.verdict || last
        }
        return last
    }

    // Gives the focus to what goes on.
    function takeFocus() {
        if (reading.opensNext > 0)
            (rows.itemAt(reading.opensNext - 1) as PlaceOfTruth)?.takeFocus()
        else if (button.visible)
            button.forceActiveFocus(Qt.TabFocusReason)
    }

    Behavior on shift {
        enabled: evaluation.reading.isBegun
        NumberAnimation { duration: Theme.motion(300); easing.type: Easing.InOutQuad }
    }

    EvaluationRoom {
        anchors.fill: parent
        seats: evaluation.table.seats
        listeners: listeners
        leftSign: evaluation.reading.evaluatorSign
        rightSign: evaluation.reading.targetSign
        leftFace: evaluation.reading.evaluatorFace
        rightFace: evaluation.reading.targetFace
        mood: evaluation.mood
        hasHeads: evaluation.isRoomy
        hasProfiles: evaluation.isRoomy
    }

    component PlaceOfTruth: Item {
        id: line

        required property int index
        required property int place
        required property string guessPicture
        required property string guessTitle
        required property string truthPicture
        required property string truthTitle
        required property bool isOpen
        required property string verdict
        readonly property bool isNext: evaluation.reading.opensNext === place

        function takeFocus() {
            truth.forceActiveFocus(Qt.TabFocusReason)
        }

        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.maximumHeight: Theme.scaled(78)
        Layout.minimumHeight: 30
        Accessible.role: Accessible.ListItem
        Accessible.name: !evaluation.reading.isBegun ? qsTr("Place %1").arg(place)
            : verdict === "right" ? qsTr("Place %1: %2. Right.").arg(place).arg(guessTitle)
            : verdict === "wrong" ? qsTr("Place %1: guessed %2, in truth %3. Wrong.").arg(place).arg(guessTitle).arg(truthTitle)
            : qsTr("Place %1: guessed %2").arg(place).arg(guessTitle)

        Art {
            // a pool of light behind the row just opened
            anchors.centerIn: parent
            width: parent.width * 0.62
            height: parent.height * 2.1
            visible: line.isOpen && evaluation.reading.opensNext === line.place + 1
                     || line.isOpen && line.place === 4 && evaluation.reading.opensNext === 0
            fillMode: Image.Stretch
            name: "worst/pool"
        }
        GuessSlip {
            x: evaluation.shift
            width: evaluation.slipWidth
            height: parent.height
            rotation: [-0.7, 0.5, -0.3, 0.6][Math.max(0, line.index) % 4]
            visible: evaluation.reading.isBegun
            isGuess: true
            kind: line.index
            picture: line.guessPicture
            title: line.guessTitle
        }
        Envelope {
            // before it is read, the guess lies there folded too
            x: evaluation.shift
            width: evaluation.slipWidth
            height: parent.height
            visible: !evaluation.reading.isBegun
            place: line.place
            picture: ""
            title: ""
            sign: evaluation.reading.evaluatorSign
            isOpen: false
        }
        Stamp {
            x: evaluation.shift + evaluation.slipWidth + evaluation.gap
            anchors.verticalCenter: parent.verticalCenter
            width: evaluation.stampWidth
            height: Math.min(parent.height * 0.8, Theme.scaled(58))
            place: line.place
            verdict: line.verdict
        }
        Envelope {
            id: truth
            x: parent.width - width
            width: evaluation.slipWidth
            height: parent.height
            rotation: [0.6, -0.5, 0.9, -0.4][Math.max(0, line.index) % 4]
            visible: evaluation.reading.isBegun
            kind: line.index + 2
            place: line.place
            picture: line.truthPicture
            title: line.truthTitle
            sign: evaluation.reading.targetSign
            isOpen: line.isOpen
            isNext: line.isNext
            onClicked: evaluation.table.act()
        }
    }

    // the names of those who only listen, before them on the table
    Repeater {
        model: evaluation.isRoomy ? evaluation.table.seats : null

        NamePlate {
            required property int seat
            required property bool isEvaluator
            required property bool isTarget

            readonly property real k: Math.max(evaluation.width / 1440, evaluation.height / 900)
            readonly property int order: listeners.orderOf(seat)

            x: evaluation.width / 2 + (order === 1 ? 300 : -300) * k - width / 2
            y: 292 * k - Theme.scaled(2)
            visible: !isEvaluator && !isTarget && order < 2
            target: evaluation.table.target
        }
    }
    Listeners {
        id: listeners
        model: evaluation.table.seats
    }

    ColumnLayout {
        id: middle

        readonly property real k: Math.max(evaluation.width / 1440, evaluation.height / 900)

        anchors.horizontalCenter: parent.horizontalCenter
        width: evaluation.across
        y: evaluation.isRoomy ? 372 * k : evaluation.headRoom
        height: parent.height - y - foot.height - evaluation.footRoom - (evaluation.isLow ? 3 : 7) * Theme.unit
        spacing: evaluation.isRoomy ? 2.5 * Theme.unit : 2 * Theme.unit

        Item {
            Layout.fillWidth: true
            implicitHeight: left.height

            Heading {
                id: left
                x: evaluation.shift
                width: evaluation.slipWidth
                height: Theme.size(evaluation.isLow ? 2 : 2.6)
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignBottom
                fontSizeMode: Text.Fit
                minimumPixelSize: Theme.size(0.7)
                elide: Text.ElideRight
                font.pixelSize: Theme.size(evaluation.isRoomy ? 1.8 : 1.35)
                text: evaluation.reading.evaluatorName === "" ? "" : qsTr("%1 guesses").arg(evaluation.reading.evaluatorName)
            }
            Heading {
                id: right
                x: parent.width - width
                width: evaluation.slipWidth
                height: left.height
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignBottom
                fontSizeMode: Text.Fit
                minimumPixelSize: Theme.size(0.7)
                elide: Text.ElideRight
                font.pixelSize: left.font.pixelSize
                text: evaluation.reading.targetName === "" ? "" : qsTr("The truth of %1").arg(evaluation.reading.targetName)
            }
            Text {
                id: score
                anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: -2 }
                visible: evaluation.reading.isBegun
                text: qsTr("+%1").arg(evaluation.reading.points)
                textFormat: Text.PlainText
                color: Theme.moon
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.size(evaluation.isRoomy ? 3.6 : 2)
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%n point(s) so far", "", evaluation.reading.points)
                onTextChanged: {
                    if (Theme.motion(300) > 0)
                        bump.restart()
                }

                SequentialAnimation {
                    id: bump
                    NumberAnimation { target: score; property: "scale"; to: 1.28; duration: Theme.motion(120); easing.type: Easing.OutQuad }
                    NumberAnimation { target: score; property: "scale"; to: 1; duration: Theme.motion(200); easing.type: Easing.OutBack }
                }
            }
            Art {
                anchors { horizontalCenter: score.horizontalCenter; bottom: score.top; bottomMargin: -height * 0.42 }
                width: Math.min(score.implicitHeight * 3, evaluation.stampWidth + 4 * evaluation.gap)
                height: width * 60 / 320
                visible: evaluation.reading.points > 4 && evaluation.isRoomy
                name: visible ? "worst/flourish" : ""
            }
        }
        Repeater {
            id: rows
            model: evaluation.reading.rows

            PlaceOfTruth {}
        }
        RowLayout {
            Layout.alignment: Qt.AlignHCenter
            Layout.fillWidth: false
            Layout.maximumWidth: evaluation.across
            Layout.minimumHeight: evaluation.isLow ? 0 : Theme.scaled(56)
            spacing: 4 * Theme.unit

            Label {
                Layout.fillWidth: true
                Layout.maximumWidth: implicitWidth
                visible: text !== ""
                horizontalAlignment: Text.AlignHCenter
                font.bold: evaluation.reading.points > 4
                text: evaluation.reading.bonusText
            }
            GoldButton {
                id: button
                // while an envelope waits, it is itself the button
                Layout.maximumWidth: evaluation.across * 0.8
                visible: evaluation.reading.opensNext === 0 && text !== ""
                font.pixelSize: evaluation.isLow ? Theme.large : Theme.head
                text: evaluation.table.verb
                key: qsTr("Space")
                onClicked: evaluation.table.act()
            }
        }
        Item {
            Layout.fillHeight: true
            Layout.preferredHeight: 0
        }
    }

    ColumnLayout {
        id: foot
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        anchors { leftMargin: 7 * Theme.unit; rightMargin: 7 * Theme.unit; bottomMargin: evaluation.footRoom + (evaluation.isLow ? 2 : 5) * Theme.unit }
        spacing: 2 * Theme.unit

        RowLayout {
            Layout.fillWidth: true
            visible: evaluation.hasBoxes
            spacing: 6 * Theme.unit

            SidePlate {
                isLeft: true
                visible: evaluation.isRoomy
            }
            Item {
                id: pointsPlace
                readonly property real signWidth: evaluation.isLow ? 30 : Theme.scaled(36)
                readonly property real besides: signWidth + 4 * Theme.unit
                                                + (pointsWord.visible ? pointsWord.implicitWidth + 3 * Theme.unit : 0)
                // up to sixteen boxes in a row, else two even rows
                readonly property int inRow: numbers.count > 16 && !evaluation.isLow ? Math.ceil(numbers.count / 2)
                                                                                     : Math.max(1, numbers.count)
                readonly property real leastBox: evaluation.isLow ? 16 : Theme.scaled(22)
                readonly property real mostBox: evaluation.isLow ? 32 : Theme.scaled(34)

                Layout.fillWidth: true
                implicitHeight: strip.implicitHeight + (evaluation.isLow ? 1.5 : 5) * Theme.unit

                Art {
                    x: strip.x - 4 * Theme.unit - 8
                    y: -6
                    width: strip.width + 8 * Theme.unit + 16
                    height: parent.height + 16
                    fillMode: Image.Stretch
                    name: "worst/strip"
                }
                RowLayout {
                    id: strip
                    anchors.centerIn: parent
                    width: Math.min(parent.width - 8 * Theme.unit, pointsPlace.besides + pointsPlace.inRow * pointsPlace.mostBox * 1.26)
                    spacing: 3 * Theme.unit

                    Art {
                        Layout.preferredWidth: pointsPlace.signWidth
                        Layout.preferredHeight: pointsPlace.signWidth
                        name: evaluation.reading.evaluatorSign === "" ? "" : "seats/" + evaluation.reading.evaluatorSign
                    }
                    Heading {
                        id: pointsWord
                        visible: evaluation.width > 700 * Theme.textScale && !evaluation.isLow
                        level: 3
                        onPaper: true
                        text: qsTr("Points")
                    }
                    PointBoxes {
                        id: numbers
                        Layout.fillWidth: true
                        boxWidth: Math.max(pointsPlace.leastBox, Math.min(pointsPlace.mostBox, Math.floor(width / pointsPlace.inRow / 1.26)))
                        model: evaluation.reading.boxes
                    }
                }
            }
            SidePlate {
                isLeft: false
                visible: evaluation.isRoomy
            }
        }
    }

    component SidePlate: NamePlate {
        property bool isLeft: true

        sign: isLeft ? evaluation.reading.evaluatorSign : evaluation.reading.targetSign
        name: isLeft ? evaluation.reading.evaluatorName : evaluation.reading.targetName
        points: listeners.pointsOf(isLeft ? evaluation.reading.evaluatorSeat : evaluation.reading.targetSeat)
        target: evaluation.table.target
        isActive: isLeft
        opacity: sign === "" ? 0 : 1
    }
}
