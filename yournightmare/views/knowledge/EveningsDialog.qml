pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import yournightmare.models
import yournightmare.views.components

// The evenings behind a number, to watch one of them again.
Dialog {
    id: dialog

    required property WhoKnowsWhom known
    signal wanted(string session)

    component EveningLine: PlainButton {
        required property string sessionId
        required property string title
        required property string people
        required property string when

        Layout.fillWidth: true
        onPaper: true
        iconName: "play"
        text: qsTr("%1 · %2 · %3", "when, title of a game, its players").arg(when).arg(title).arg(people)
    }

    objectName: "evenings"
    title: dialog.known.sourcesTitle
    text: qsTr("%n evening(s) are behind it. Which one do you want to watch again?", "", dialog.known.sourceCount)
    iconName: "eye"
    sheetWidth: Theme.scaled(640)

    Repeater {
        model: dialog.known.sources
        EveningLine {
            onClicked: {
                dialog.answer("watch")
                dialog.wanted(sessionId)
            }
        }
    }
}
