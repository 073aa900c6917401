pragma Singleton

import QtQuick
import yournightmare.models
import "Palettes.js" as Palettes

// One place for every colour, size and face. Colours are named by their role, not by their look.
QtObject {
    id: theme

    readonly property bool dark: Settings.theme === "night"
                                 || (Settings.theme === "system" && Settings.systemDark)
    // read from Qt itself, for the first frame waits for it
    readonly property bool contrast: Settings.highContrast
                                     || Application.styleHints.accessibility.contrastPreference
                                        === Qt.HighContrast
    readonly property bool reducedMotion: Settings.motion === "reduced"
                                          || (Settings.motion === "system"
                                              && Settings.systemReducedMotion)
    readonly property real textScale: Settings.textScale

    // Grid and type. Factors of the type scale: small, 1, 1.25, 1.5, 2, 3.
    readonly property int unit: 4
    readonly property string serif: Settings.serif
    readonly property string sans: Application.font.family
    readonly property int small: size(14 / 15)
    readonly property int body: size(1)
    readonly property int large: size(1.25)
    readonly property int head: size(1.5)
    readonly property int title: size(2)
    readonly property int display: size(3)
    readonly property int gap: 4 * unit
    readonly property int margin: 10 * unit
    readonly property int touch: Math.round(40 * Math.min(1.5, textScale))

    readonly property var palette: Palettes.pick(dark, contrast)
    readonly property color night: palette.night
    readonly property color nightHigh: palette.nightHigh
    readonly property color nightLow: palette.nightLow
    readonly property color panel: palette.panel
    readonly property color panelEdge: palette.panelEdge
    readonly property color stone: palette.stone
    readonly property color stoneHigh: palette.stoneHigh
    readonly property color stoneLow: palette.stoneLow
    readonly property color stoneEdge: palette.stoneEdge
    readonly property color paper: palette.paper
    readonly property color paperHigh: palette.paperHigh
    readonly property color paperLow: palette.paperLow
    readonly property color paperEdge: palette.paperEdge
    readonly property color ink: palette.ink
    readonly property color inkDim: palette.inkDim
    readonly property color moon: palette.moon
    readonly property color gold: palette.gold
    readonly property color goldHigh: palette.goldHigh
    readonly property color goldLow: palette.goldLow
    readonly property color goldEdge: palette.goldEdge
    readonly property color goldInk: palette.goldInk
    readonly property color red: palette.red
    readonly property color green: palette.green
    readonly property color blue: palette.blue
    readonly property color shadow: palette.shadow
    readonly property color redOnPaper: palette.redOnPaper
    readonly property color greenOnPaper: palette.greenOnPaper
    readonly property color blueOnPaper: palette.blueOnPaper
    readonly property color shadowOnPaper: palette.shadowOnPaper
    readonly property color text: palette.text
    readonly property color textDim: palette.textDim
    readonly property color danger: palette.danger
    readonly property color dangerOnPaper: palette.dangerOnPaper
    readonly property color focus: palette.focus
    readonly property color focusEdge: palette.focusEdge
    readonly property color shade: palette.shade
    readonly property color light: palette.light

    // A type size in pixels: a factor of the scale times the person's text size.
    function size(factor: real): int {
        return Math.round(15 * factor * textScale)
    }

    // A length that grows with the text (icons, row heights), in pixels.
    function scaled(length: real): real {
        return Math.round(length * textScale)
    }

    // A duration in milliseconds at the person's speed; 0 with reduced motion.
    function motion(ms: int): int {
        return reducedMotion ? 0 : Math.round(ms * 100 / Settings.animationSpeed)
    }

    // asked for once: every drawing asks for them
    readonly property string artFolder: Settings.artFolder
    readonly property bool isArtHeld: Settings.artHeld

    // The address of a drawing in resources/art, such as art("doors/endless"); empty until the
    // program's first frame is out.
    function art(name: string): url {
        if (isArtHeld)
            return ""
        return artFolder + (name.includes(".") ? name : name + ".svg")
    }

    function withAlpha(colour: color, alpha: real): color {
        return Qt.rgba(colour.r, colour.g, colour.b, alpha)
    }
}
