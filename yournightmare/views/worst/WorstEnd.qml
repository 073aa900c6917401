pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The end: places, who knew whom, the longest-kept secrets, and what now.
ScrollArea {
    id: end

    required property WorstTable table
    required property WorstEnding ending
    readonly property bool isWide: contentWidth >= 860 * Theme.textScale
    signal watch()
    signal known()
    signal home()

    ColumnLayout {
        width: parent.width
        y: 2 * Theme.unit
        spacing: 5 * Theme.unit

        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.unit

            Heading {
                Layout.fillWidth: true
                color: Theme.moon
                font.pixelSize: Theme.size(2.2)
                text: end.ending.title
            }
            Label {
                Layout.fillWidth: true
                text: end.ending.reason
            }
        }
        Flow {
            Layout.fillWidth: true
            spacing: 3 * Theme.unit

            PlainButton {
                iconName: "play"
                text: qsTr("Watch it again")
                onClicked: end.watch()
            }
            PlainButton {
                objectName: "known"
                iconName: "eye"
                text: qsTr("What we know of each other")
                onClicked: end.known()
            }
            PlainButton {
                iconName: "moon"
                text: qsTr("To the bedroom")
                onClicked: end.home()
            }
        }
        Flow {
            Layout.fillWidth: true
            spacing: 4 * Theme.unit

            Repeater {
                model: end.ending.places

                Winner {
                    target: end.table.target
                }
            }
        }
        GridLayout {
            Layout.fillWidth: true
            columns: end.isWide ? 2 : 1
            columnSpacing: 6 * Theme.unit
            rowSpacing: 5 * Theme.unit
            uniformCellWidths: true

            Paper {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                seed: 71
                contentItem: ColumnLayout {
                    spacing: 3 * Theme.unit

                    Heading {
                        Layout.fillWidth: true
                        onPaper: true
                        text: qsTr("Who knew whom")
                    }
                    Label {
                        Layout.fillWidth: true
                        onPaper: true
                        dim: true
                        text: qsTr("How many points each guess brought on average, from 0 to 5. Guessing at random brings about 1.")
                    }
                    KnewTable {
                        Layout.fillWidth: true
                        ending: end.ending
                    }
                }
            }
            Paper {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                seed: 72
                contentItem: ColumnLayout {
                    spacing: 3 * Theme.unit

                    Heading {
                        Layout.fillWidth: true
                        onPaper: true
                        text: qsTr("The longest-kept secrets")
                    }
                    Label {
                        Layout.fillWidth: true
                        onPaper: true
                        dim: true
                        text: secrets.count > 0 ? qsTr("Fears that everybody who guessed put in the wrong place.")
                                                : qsTr("None: every fear was put in its place by somebody.")
                    }
                    Repeater {
                        id: secrets
                        model: end.ending.secrets

                        RowLayout {
                            id: secret

                            required property string picture
                            required property string title
                            required property string name
                            required property string sign
                            required property int place
                            required property int round
                            required property int times
                            readonly property string told: qsTr("%1 gave it place %2 in round %3; %n guess(es), none right", "", times).arg(name).arg(place).arg(round)

                            Layout.fillWidth: true
                            spacing: 3 * Theme.unit
                            Accessible.role: Accessible.ListItem
                            Accessible.name: qsTr("%1. %2").arg(title).arg(told)

                            Thumb {
                                picture: secret.picture
                                title: secret.title
                            }
                            ColumnLayout {
                                Layout.fillWidth: true
                                spacing: 0

                                Handwriting {
                                    Layout.fillWidth: true
                                    size: 1.7
                                    text: secret.title
                                    Accessible.ignored: true
                                }
                                Label {
                                    Layout.fillWidth: true
                                    onPaper: true
                                    dim: true
                                    font.pixelSize: Theme.small
                                    text: secret.told
                                    Accessible.ignored: true
                                }
                            }
                            Item {
                                implicitWidth: Theme.scaled(30)
                                implicitHeight: Theme.scaled(30)

                                Art {
                                    anchors.fill: parent
                                    name: "seats/" + secret.sign
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
