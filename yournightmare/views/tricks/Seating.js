.pragma library

// Who sits where, in the table's own measure: 1000 wide and 500 high, its middle at (0, 0). The
// looking person sits below; the others follow to the left, as they play. For every place: the
// plate's nearest corner to the table, the stack's upper left, the middle of what is played.

const wide = {
    L: { plate: [-460, -125], stack: [-462, -29], play: [-242, 70], turn: 3 },
    TL: { plate: [-182, -217], stack: [-352, -168], play: [-122, -62], turn: -5 },
    TR: { plate: [182, -217], stack: [298, -168], play: [128, -62], turn: 5 },
    R: { plate: [460, -125], stack: [408, -29], play: [240, 70], turn: -3 },
    me: { plate: [0, 0], stack: [0, 0], play: [4, 72], turn: 0 }
}
// six at the table
const close = {
    LL: { plate: [-476, 6], stack: [-378, 64], play: [-178, 116], turn: 4 },
    L: { plate: [-462, -148], stack: [-462, -66], play: [-274, -4], turn: 3 },
    TL: { plate: [-182, -217], stack: [-348, -180], play: [-132, -72], turn: -5 },
    TR: { plate: [182, -217], stack: [298, -180], play: [132, -72], turn: 5 },
    R: { plate: [460, -110], stack: [408, -29], play: [244, 66], turn: -3 },
    me: { plate: [0, 0], stack: [0, 0], play: [30, 84], turn: 0 }
}
const orders = {
    3: ["me", "TL", "TR"],
    4: ["me", "L", "TR", "R"],
    5: ["me", "L", "TL", "TR", "R"],
    6: ["me", "LL", "L", "TL", "TR", "R"]
}

// The place of a seat, seen from the one below.
function spot(seat, below, count) {
    const order = orders[count] ?? orders[6]
    const key = order[(seat - below + count) % count] ?? "me"
    const found = (count > 5 ? close : wide)[key]
    return { key: key, plate: found.plate, stack: found.stack, play: found.play, turn: found.turn }
}

// Whether a seat's things lie to the right: then they are laid out towards the middle.
function isRight(key) {
    return key === "TR" || key === "R"
}

function tableWidth(width, height) {
    return Math.min(0.6945 * width, 1.16 * height)
}

// How much wider than drawn the plates are for letters of `scale` times their size: a little, and
// only where there is room beside the table.
function stretch(width, height, scale) {
    const room = Math.min(1, Math.max(0, (Math.min(width / 1280, height / 800) - 0.8) / 0.2))
    return 1 + 0.16 * room * Math.min(1, Math.max(0, scale - 1))
}

// What is free to the left of the topmost plates, and to their right.
function besides(width, height, stretched) {
    return width / 2 - (0.182 + 0.25 * stretched) * tableWidth(width, height)
}

// How far the topmost plates move inwards, so that `need` pixels are free beside them.
function push(width, height, need, stretched) {
    return Math.max(0, need - besides(width, height, stretched))
}
