pragma Singleton

import QtQuick
import yournightmare.models

// The house's own handwriting and its pens. The font is loaded when the first word is written.
QtObject {
    readonly property string family: file.status === FontLoader.Ready ? file.font.family : Theme.serif
    // the pen for other people's fears; ink is for one's own
    readonly property color blue: Theme.contrast ? Theme.blueOnPaper : "#27558f"
    readonly property color sepia: Theme.contrast ? Theme.inkDim : "#5a4c4e"
    readonly property color line: Theme.withAlpha(Theme.ink, Theme.contrast ? 1 : 0.5)
    readonly property FontLoader file: FontLoader {
        source: Settings.artFolder + "../fonts/nightmare-hand.ttf"
    }
}
