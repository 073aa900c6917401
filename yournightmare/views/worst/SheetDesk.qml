pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// A seat's desk while its sheet is open: the four cards, the sheet, the seal. A card is dragged to
// its place, put there with 1 to 4, or by a tap on the card and one on the place. What is secret comes
// from `sheet`, which has none of it unless the curtain is open: the desk is kept ready, with all that
// everybody may know written on it.
FocusScope {
    id: desk

    required property WorstTable table
    required property WorstSheet sheet
    // in a low window the seal stands under the cards, and the sheet gets the height
    readonly property bool isLow: height < 560 * Theme.textScale

    // where the sheet lies
    readonly property rect place: Qt.rect(work.x + meter.x, work.y + meter.y, meter.width, meter.height)

    // the first card gets the focus when a sheet is opened, wherever it was on the last one
    property bool isFresh: true

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("The sheet of %1").arg(sheet.name)

    // The place of the sheet at a point of the scene.
    function spotAt(scene: point): var {
        if (meter.isOn(scene)) {
            for (const column of ["own", "guess"]) {
                const place = meter.placeAt(column, scene)
                if (place > 0)
                    return { column: column, place: place }
            }
        }
        return { column: "", place: 0 }
    }

    onActiveFocusChanged: begin()
    onVisibleChanged: begin()

    function begin() {
        if (visible && activeFocus && isFresh && sheet.seat >= 0) {
            isFresh = false
            // not now: the focus may be on its way to where it was
            Qt.callLater(cards.go, 0)
        }
    }
    Connections {
        target: desk.sheet
        function onChanged() {
            if (desk.sheet.seat < 0)
                desk.isFresh = true
        }
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 4 * Theme.unit

        RowLayout {
            id: work
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: desk.width > 1100 ? 10 * Theme.unit : 5 * Theme.unit

            ColumnLayout {
                Layout.fillHeight: true
                Layout.fillWidth: true
                spacing: 2 * Theme.unit

                FearTable {
                    id: cards
                    Layout.fillHeight: true
                    Layout.fillWidth: true
                    hand: held
                    fears: desk.table.fears
                    ownSign: desk.sheet.sign
                    guessSign: desk.sheet.targetSign
                }
                Loader {
                    Layout.alignment: Qt.AlignRight
                    Layout.maximumWidth: parent.width
                    active: desk.isLow
                    visible: active
                    sourceComponent: sealing
                }
            }
            FearMeter {
                id: meter
                Layout.fillHeight: true
                Layout.preferredWidth: Math.min(desk.width * (desk.width < 1100 * Theme.textScale ? 0.62 : 0.575), Theme.scaled(900))
                sheet: desk.sheet
                fears: desk.table.fears
                hand: held
                // the numbers write on
                onTargetMade: cards.goOn(desk.sheet.column)
            }
        }
        RowLayout {
            id: line
            Layout.fillWidth: true
            visible: !desk.isLow
            spacing: 6 * Theme.unit

            SeatRow {
                id: people
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignVCenter
                table: desk.table
                isQuiet: true
            }
            Item {
                // the pen lies there if it takes no name's room
                visible: desk.width > 1200 * Theme.textScale
                         && people.whole + implicitWidth + seal.implicitWidth + 2 * line.spacing <= desk.width
                implicitWidth: 232
                implicitHeight: 36

                Art {
                    anchors.fill: parent
                    rotation: -5
                    name: "worst/pen"
                }
            }
            Loader {
                id: seal
                active: !desk.isLow
                visible: active
                sourceComponent: sealing
            }
        }
    }

    Component {
        id: sealing

        Seal {
            sign: desk.sheet.sign
            isReady: desk.sheet.canSeal
            missing: desk.sheet.missing
            isSmall: desk.isLow
            onClicked: desk.sheet.seal()
        }
    }
    CardInHand {
        id: held
        width: Math.min(166, desk.width * 0.16)
        z: 50
        sheet: desk.sheet
        spotAt: desk.spotAt
    }
}
