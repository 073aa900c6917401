import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// Settings: everything works at once, everything is saved by itself.
Page {
    id: page

    // none where nothing can be heard at all
    readonly property Sounds sounds: house.sounds as Sounds

    objectName: "settings"
    title: qsTr("Settings")
    subtitle: qsTr("What you change here holds at once and is kept.")

    ScrollArea {
        id: area
        anchors.fill: parent
        // room for the papers' shadows
        anchors.margins: -4 * Theme.unit
        focus: true

        GridLayout {
            id: grid
            x: 4 * Theme.unit
            y: 4 * Theme.unit
            width: area.contentWidth - 8 * Theme.unit
            columns: width > Theme.scaled(880) ? 2 : 1
            columnSpacing: 7 * Theme.unit
            rowSpacing: 7 * Theme.unit

            SettingsGroup {
                title: qsTr("Language and text")
                seed: 21
                Layout.fillWidth: true
                Layout.preferredWidth: 100
                Layout.fillHeight: true

                SettingsRow {
                    title: qsTr("Language")

                    Choice {
                        Layout.fillWidth: true
                        focus: true
                        label: qsTr("Language")
                        onPaper: true
                        options: [
                            { value: "system", text: qsTr("As the system") },
                            { value: "en", text: "English" },
                            { value: "de", text: "Deutsch" }
                        ]
                        value: Settings.language
                        onChosen: value => Settings.language = value
                    }
                }
                SettingsRow {
                    title: qsTr("Text size")
                    valueText: qsTr("%1 %").arg(Settings.textSize)

                    Slider {
                        Layout.fillWidth: true
                        label: qsTr("Text size")
                        valueText: qsTr("%1 %").arg(Settings.textSize)
                        onPaper: true
                        from: 100
                        to: 200
                        stepSize: 10
                        value: Settings.textSize
                        onMoved: Settings.textSize = value
                    }
                }
                TextSample { }
                Item { Layout.fillHeight: true }
            }

            SettingsGroup {
                title: qsTr("Light and motion")
                seed: 22
                Layout.fillWidth: true
                Layout.preferredWidth: 100
                Layout.fillHeight: true

                SettingsRow {
                    title: qsTr("Theme")

                    Choice {
                        Layout.fillWidth: true
                        label: qsTr("Theme")
                        onPaper: true
                        options: [
                            { value: "night", text: qsTr("Night") },
                            { value: "paper", text: qsTr("Paper") },
                            { value: "system", text: qsTr("As the system") }
                        ]
                        value: Settings.theme
                        onChosen: value => Settings.theme = value
                    }
                    Toggle {
                        Layout.fillWidth: true
                        text: qsTr("High contrast")
                        onPaper: true
                        checked: Settings.highContrast
                        onToggled: Settings.highContrast = checked
                    }
                    Label {
                        Layout.fillWidth: true
                        visible: Settings.systemHighContrast && !Settings.highContrast
                        text: qsTr("Your system asks for high contrast, so it is on.")
                        onPaper: true
                        dim: true
                    }
                }
                SettingsRow {
                    title: qsTr("Motion")
                    note: qsTr("With reduced motion everything changes at once.")

                    Choice {
                        Layout.fillWidth: true
                        label: qsTr("Motion")
                        onPaper: true
                        options: [
                            { value: "system", text: qsTr("As the system") },
                            { value: "full", text: qsTr("Full") },
                            { value: "reduced", text: qsTr("Reduced") }
                        ]
                        value: Settings.motion
                        onChosen: value => Settings.motion = value
                    }
                }
                SettingsRow {
                    title: qsTr("Speed of animations")
                    valueText: qsTr("%1 %").arg(Settings.animationSpeed)
                    enabled: !Theme.reducedMotion

                    Slider {
                        Layout.fillWidth: true
                        label: qsTr("Speed of animations")
                        valueText: qsTr("%1 %").arg(Settings.animationSpeed)
                        onPaper: true
                        from: 50
                        to: 300
                        stepSize: 25
                        value: Settings.animationSpeed
                        onMoved: Settings.animationSpeed = value
                    }
                }
                Item { Layout.fillHeight: true }
            }

            SettingsGroup {
                title: qsTr("Sound")
                seed: 23
                Layout.fillWidth: true
                Layout.preferredWidth: 100
                Layout.fillHeight: true

                SettingsRow {
                    title: qsTr("Volume")
                    valueText: qsTr("%1 %").arg(Settings.volume)

                    Slider {
                        Layout.fillWidth: true
                        label: qsTr("Volume")
                        valueText: qsTr("%1 %").arg(Settings.volume)
                        onPaper: true
                        enabled: !Settings.muted
                        from: 0
                        to: 100
                        stepSize: 5
                        value: Settings.volume
                        onMoved: {
                            Settings.volume = value
                            if (!pressed)
                                page.sounds?.trial()
                        }
                        onPressedChanged: {
                            if (!pressed)
                                page.sounds?.trial()
                        }
                    }
                    Label {
                        objectName: "soundTrouble"
                        Layout.fillWidth: true
                        visible: text !== ""
                        text: page.sounds?.trouble ?? ""
                        onPaper: true
                        dim: true
                    }
                    Toggle {
                        Layout.fillWidth: true
                        text: qsTr("Silence")
                        onPaper: true
                        checked: Settings.muted
                        onToggled: Settings.muted = checked
                    }
                    Toggle {
                        objectName: "computersTalk"
                        Layout.fillWidth: true
                        text: qsTr("Computer players say a word now and then")
                        onPaper: true
                        checked: Settings.computersTalk
                        onToggled: Settings.computersTalk = checked
                    }
                }
                Item { Layout.fillHeight: true }
            }

            SettingsGroup {
                title: qsTr("What is kept")
                seed: 24
                Layout.fillWidth: true
                Layout.preferredWidth: 100
                Layout.fillHeight: true

                DataFolder {
                    house: page.house
                }
                SettingsRow {
                    title: qsTr("Start afresh")
                    note: qsTr("Sets everything on this page back. Your games stay.")

                    PlainButton {
                        text: qsTr("Restore the defaults")
                        iconName: "undo"
                        onPaper: true
                        onClicked: {
                            Settings.restoreDefaults()
                            page.house.say(qsTr("Everything is as on the first evening."))
                        }
                    }
                }
                Item { Layout.fillHeight: true }
            }

            KnowledgeSettings {
                house: page.house
                Layout.fillWidth: true
                Layout.columnSpan: grid.columns
            }
        }
    }
}
