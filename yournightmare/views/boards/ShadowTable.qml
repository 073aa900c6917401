pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// How far the Shadow goes: a row for each span of results, the last one for all that is lower.
ColumnLayout {
    id: table

    required property BoardDraft draft
    required property bool isOwn
    readonly property real boxWidth: Theme.scaled(isOwn ? 122 : 62) + (isOwn ? 2 * Theme.unit : 0)
    readonly property real trashWidth: isOwn ? Theme.touch + 3 * Theme.unit : 0
    readonly property bool isTight: width < Theme.scaled(112) + 2 * boxWidth + trashWidth + 8 * Theme.unit

    spacing: 2 * Theme.unit

    RowLayout {
        Layout.fillWidth: true
        visible: !table.isTight
        spacing: 3 * Theme.unit

        Label {
            Layout.fillWidth: true
            onPaper: true
            dim: true
            text: qsTr("Result")
            Accessible.ignored: true
        }
        Repeater {
            model: [qsTr("From"), qsTr("Steps")]
            Label {
                required property string modelData
                Layout.preferredWidth: table.boxWidth
                horizontalAlignment: Text.AlignHCenter
                onPaper: true
                dim: true
                text: modelData
                Accessible.ignored: true
            }
        }
        Item {
            visible: table.isOwn
            Layout.preferredWidth: Theme.touch
        }
    }
    Repeater {
        id: rows
        model: table.draft.table
        ColumnLayout {
            id: row

            required property int index
            required property string lowest
            required property string eyes
            required property bool isLast
            required property string told
            required property string lowestFault
            required property string eyesFault
            readonly property string path: "table." + index

            Layout.fillWidth: true
            spacing: Theme.unit

            GridLayout {
                Layout.fillWidth: true
                columns: table.isTight ? 1 : 2
                columnSpacing: 3 * Theme.unit
                rowSpacing: Theme.unit

                Label {
                    Layout.fillWidth: true
                    onPaper: true
                    font.family: Theme.serif
                    font.italic: true
                    font.pixelSize: Theme.large
                    text: row.told !== "" ? row.told : "…"
                }
                RowLayout {
                    spacing: 3 * Theme.unit

                    ColumnLayout {
                        visible: !(row.isLast && table.isTight)
                        spacing: 0
                        Label {
                            visible: table.isTight
                            onPaper: true
                            dim: true
                            text: qsTr("From")
                            Accessible.ignored: true
                        }
                        Item {
                            implicitWidth: table.boxWidth
                            implicitHeight: lowestBox.implicitHeight
                            NumberBox {
                                id: lowestBox
                                visible: !row.isLast
                                label: qsTr("Row %1, from this result on").arg(row.index + 1)
                                text: row.lowest
                                error: row.lowestFault
                                readOnly: !table.isOwn
                                onWritten: text => table.draft.write(row.path + ".lowest", text)
                                onStepped: by => table.draft.step(row.path + ".lowest", by)
                            }
                        }
                    }
                    ColumnLayout {
                        spacing: 0
                        Label {
                            visible: table.isTight
                            onPaper: true
                            dim: true
                            text: qsTr("Steps")
                            Accessible.ignored: true
                        }
                        NumberBox {
                            label: qsTr("Row %1, steps of the Shadow").arg(row.index + 1)
                            text: row.eyes
                            error: row.eyesFault
                            readOnly: !table.isOwn
                            onWritten: text => table.draft.write(row.path + ".eyes", text)
                            onStepped: by => table.draft.step(row.path + ".eyes", by)
                        }
                    }
                    IconButton {
                        Layout.alignment: Qt.AlignBottom
                        visible: table.isOwn
                        enabled: rows.count > 1
                        onPaper: true
                        iconName: "trash"
                        text: qsTr("Take row %1 out").arg(row.index + 1)
                        onClicked: table.draft.removeRow(row.index)
                    }
                }
            }
            FieldFault {
                Layout.fillWidth: true
                fault: row.lowestFault
            }
            FieldFault {
                Layout.fillWidth: true
                fault: row.eyesFault
            }
        }
    }
    PlainButton {
        visible: table.isOwn
        enabled: table.draft.canAddRow
        onPaper: true
        iconName: "plus"
        text: qsTr("Add a row")
        onClicked: {
            const at = table.draft.addRow()
            if (at >= 0)
                Qt.callLater(() => rows.itemAt(at)?.nextItemInFocusChain(true)?.forceActiveFocus(Qt.TabFocusReason))
        }
    }
}
