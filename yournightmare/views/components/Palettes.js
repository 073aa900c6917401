.pragma library

// Colours by role. "…OnPaper" are for ink on `paper`; the others stand on `night`, `panel`, `stone`.
// tests/views/test_components.py computes the contrast of every pair that is used.

const night = {
    night: "#12101c", nightHigh: "#262148", nightLow: "#0b0914",
    panel: "#1d1a2b", panelEdge: "#4a4378",
    stone: "#2b2844", stoneHigh: "#3d3865", stoneLow: "#211d38", stoneEdge: "#6d66a0",
    paper: "#efe6d2", paperHigh: "#f8f0dd", paperLow: "#d3c5a6", paperEdge: "#8a7c60",
    ink: "#2a2438", inkDim: "#544a60",
    moon: "#f2d98a", gold: "#f2d98a", goldHigh: "#fbeebd", goldLow: "#cf9f3e", goldEdge: "#7a5718",
    goldInk: "#2a2438",
    red: "#ee8479", green: "#6fbf8f", blue: "#7fb3e8", shadow: "#a99bd6",
    redOnPaper: "#862818", greenOnPaper: "#195638", blueOnPaper: "#1f4c80",
    shadowOnPaper: "#4d3f78",
    text: "#f6ecd2", textDim: "#c3bbdb", danger: "#ff9a86", dangerOnPaper: "#a02f28",
    focus: "#f2d98a", focusEdge: "#0b0914", shade: "#030208", light: "#cdd8ff"
}

// By daylight: the same room drawn in ink on paper.
const paper = {
    night: "#e4dac4", nightHigh: "#f2ead8", nightLow: "#d2c6ab",
    panel: "#f4ecdb", panelEdge: "#a3977c",
    stone: "#dad0e2", stoneHigh: "#ebe4f0", stoneLow: "#c9bdd4", stoneEdge: "#73688f",
    paper: "#fbf6e9", paperHigh: "#fffcf3", paperLow: "#e9dfc8", paperEdge: "#9c8e70",
    ink: "#2a2438", inkDim: "#544a60",
    moon: "#6b4a00", gold: "#f0cf72", goldHigh: "#fbe9ae", goldLow: "#d8a63f", goldEdge: "#7a5718",
    goldInk: "#2a2438",
    red: "#862818", green: "#195638", blue: "#1f4c80", shadow: "#4d3f78",
    redOnPaper: "#862818", greenOnPaper: "#195638", blueOnPaper: "#1f4c80",
    shadowOnPaper: "#4d3f78",
    text: "#2a2438", textDim: "#4c4359", danger: "#972a23", dangerOnPaper: "#a02f28",
    focus: "#4d3f78", focusEdge: "#fffcf3", shade: "#4a3f2a", light: "#fffdf2"
}

const nightContrast = Object.assign({}, night, {
    night: "#000000", nightHigh: "#0a0814", nightLow: "#000000",
    panel: "#07060d", panelEdge: "#cfc6ff",
    stone: "#0d0b18", stoneHigh: "#1a1730", stoneLow: "#07060d", stoneEdge: "#cfc6ff",
    paper: "#ffffff", paperHigh: "#ffffff", paperLow: "#f2f0ea", paperEdge: "#000000",
    ink: "#000000", inkDim: "#241f30",
    moon: "#ffe36e", gold: "#ffe36e", goldHigh: "#ffe98c", goldLow: "#ffdd52", goldEdge: "#000000",
    goldInk: "#000000",
    red: "#ffab9f", green: "#8df0b4", blue: "#a9d2ff", shadow: "#cdbfff",
    redOnPaper: "#6b1206", greenOnPaper: "#053d22", blueOnPaper: "#0a2f5c",
    shadowOnPaper: "#33235f",
    text: "#ffffff", textDim: "#eceaf6", danger: "#ffb3a4", dangerOnPaper: "#7a0f08",
    focus: "#ffe36e", focusEdge: "#000000"
})

const paperContrast = Object.assign({}, paper, {
    night: "#ffffff", nightHigh: "#ffffff", nightLow: "#f4f4f4",
    panel: "#ffffff", panelEdge: "#000000",
    stone: "#ffffff", stoneHigh: "#ffffff", stoneLow: "#f0eef6", stoneEdge: "#000000",
    paper: "#ffffff", paperHigh: "#ffffff", paperLow: "#fafafa", paperEdge: "#000000",
    ink: "#000000", inkDim: "#241f30",
    moon: "#4a3200", gold: "#ffdf66", goldHigh: "#ffe680", goldLow: "#ffd84d", goldEdge: "#000000",
    goldInk: "#000000",
    red: "#6b1206", green: "#053d22", blue: "#0a2f5c", shadow: "#33235f",
    redOnPaper: "#6b1206", greenOnPaper: "#053d22", blueOnPaper: "#0a2f5c",
    shadowOnPaper: "#33235f",
    text: "#000000", textDim: "#241f30", danger: "#7a0f08", dangerOnPaper: "#7a0f08",
    focus: "#33235f", focusEdge: "#ffffff"
})

function pick(dark, contrast) {
    if (dark)
        return contrast ? nightContrast : night
    return contrast ? paperContrast : paper
}
