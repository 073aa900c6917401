.pragma library

// A torn paper edge: the outline of a sheet, wobbling a little, the same for the same seed. It is
// given in tenths: whole numbers are written and read far faster.
// A sheet without a sensible size yet (a layout still finding it) has no outline.
function sheet(width, height, seed, wobble, step) {
    if (!(width > 1 && width < 20000 && height > 1 && height < 20000))
        return "M0 0Z"
    let state = seed * 2654435761 % 4294967296 + 1
    function random() {
        state = (state * 1664525 + 1013904223) % 4294967296
        return state / 4294967296 - 0.5
    }
    const corners = [[0, 0], [width, 0], [width, height], [0, height]]
    let path = ""
    for (let side = 0; side < 4; side++) {
        const a = corners[side], b = corners[(side + 1) % 4]
        const count = Math.max(2, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / step))
        for (let i = 0; i < count; i++) {
            const t = (i + (i > 0 ? random() * 0.5 : 0)) / count
            const bite = i % 7 === 3 ? 1.7 : 1
            const out = wobble * bite * random() * 2
            const x = a[0] + (b[0] - a[0]) * t + (side % 2 ? out : 0)
            const y = a[1] + (b[1] - a[1]) * t + (side % 2 ? 0 : out)
            path += (path ? "L" : "M") + Math.round(10 * x) + " " + Math.round(10 * y)
        }
    }
    return path + "Z"
}
