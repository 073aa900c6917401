pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models

// Below the curtain: the way back to the table, and all who play with a word about each.
GridLayout {
    id: foot

    required property Curtain curtain
    property bool canStepAside: true
    // Where a seat is now, a button may have been that passed the laptop on: the second of two clicks
    // on it chooses nobody else.
    property int rest: Math.max(600, Application.styleHints.mouseDoubleClickInterval + 100)
    readonly property bool isResting: appeared.running
    // what words stand on; on light wood and cloth dim words need more of it
    readonly property real ground: Theme.dark ? 0.7 : 0.92
    readonly property real wanted: (aside.visible ? aside.implicitWidth + columnSpacing : 0) + seats.implicitWidth
    // Words go where they don't all fit below the names; where the names don't fit either, the
    // signs stand for them, with the words if those fit. Nothing is cut.
    readonly property bool isNarrow: seats.wide("plain") > width
    readonly property bool isTight: seats.wide(isNarrow ? "noted" : "named") > width

    onVisibleChanged: {
        if (visible)
            appeared.restart()
    }

    columns: wanted <= width ? 2 : 1
    columnSpacing: 8 * Theme.unit
    rowSpacing: 0

    Timer {
        id: appeared
        interval: foot.rest
    }
    ButtonBase {
        id: aside
        visible: foot.canStepAside
        Layout.alignment: foot.columns === 1 ? Qt.AlignHCenter : Qt.AlignLeft | Qt.AlignVCenter
        text: qsTr("Back to the table")
        leftPadding: 2 * Theme.unit
        rightPadding: 2 * Theme.unit
        topPadding: Theme.unit
        bottomPadding: Theme.unit
        background: Rectangle {
            radius: 8
            color: Theme.withAlpha(Theme.nightLow, aside.hovered ? 0.95 : foot.ground)
            FocusRing { shown: aside.visualFocus; gap: 2 }
        }
        contentItem: Row {
            spacing: 2 * Theme.unit

            KeyHint {
                anchors.verticalCenter: parent.verticalCenter
                key: qsTr("Esc")
                ink: Theme.textDim
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                text: aside.text
                dim: true
                wrapMode: Text.NoWrap
                font.pixelSize: Theme.small
            }
        }
        onClicked: foot.curtain.stepAside()
    }
    RowLayout {
        id: seats
        Layout.alignment: foot.columns === 1 ? Qt.AlignHCenter : Qt.AlignRight | Qt.AlignVCenter
        // how wide it would be with every name, every word, or both
        function wide(what: string): real {
            let sum = 0
            for (const child of children) {
                const place = child as SeatPlace
                sum += place === null ? 0 : place[what]
            }
            return sum
        }

        Layout.fillWidth: implicitWidth > foot.width
        Layout.maximumWidth: foot.width
        spacing: 3 * Theme.unit

        Repeater {
            model: foot.curtain.seats

            SeatPlace { }
        }
    }

    component SeatPlace: ButtonBase {
        id: place

        required property int seat
        required property string name
        required property string sign
        required property string note
        required property bool waits
        readonly property bool isAsked: seat === foot.curtain.seat
        readonly property string word: isAsked && note === "" ? qsTr("now") : note
        // how wide it is, and the gap beside it: with its name, its word, or both
        readonly property real bare: Theme.scaled(30) + 7 * Theme.unit
        readonly property real plain: bare + 2 * Theme.unit + label.implicitWidth
        readonly property real noted: bare + (word === "" ? 0 : 2 * Theme.unit + noteLabel.implicitWidth)
        readonly property real named: Math.max(plain, noted)

        Layout.fillWidth: true
        Layout.maximumWidth: implicitWidth
        Layout.minimumWidth: Theme.scaled(30) + 4 * Theme.unit
        enabled: waits && !isAsked
        text: word === "" ? name : qsTr("%1: %2").arg(name).arg(word)
        hint: enabled ? qsTr("Pass to %1 instead").arg(name) : ""
        padding: Theme.unit
        leftPadding: 2 * Theme.unit
        rightPadding: 2 * Theme.unit
        background: Rectangle {
            radius: 8
            color: Theme.withAlpha(Theme.nightLow, place.hovered && place.enabled ? 0.95 : foot.ground)
            FocusRing { shown: place.visualFocus; gap: 2 }
        }
        contentItem: RowLayout {
            spacing: 2 * Theme.unit

            Art {
                Layout.preferredWidth: Theme.scaled(30)
                Layout.preferredHeight: Theme.scaled(30)
                name: place.sign === "" ? "seats/empty" : "seats/" + place.sign
            }
            ColumnLayout {
                visible: !foot.isNarrow || noteLabel.visible
                spacing: 0

                Label {
                    id: label
                    visible: !foot.isNarrow
                    Layout.fillWidth: true
                    text: place.name
                    font.bold: place.isAsked
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                Label {
                    id: noteLabel
                    Layout.fillWidth: true
                    visible: text !== "" && (place.isAsked || !foot.isTight)
                    text: place.word
                    color: place.isAsked ? Theme.moon : Theme.textDim
                    font.pixelSize: Theme.small
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
        }
        onClicked: {
            if (!foot.isResting)
                foot.curtain.passTo(seat)
        }

        Tip {
            shown: (place.hovered || place.visualFocus) && (foot.isNarrow || foot.isTight || place.hint !== "")
            text: place.hint === "" ? place.text : place.hint
        }
    }
}
