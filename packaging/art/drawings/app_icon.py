"""The app's icon and that of a .nightmare file: something looks over the bed's footboard.

Each also in a plain form for 16 to 48 px, where hatching and fur would only be dirt.
"""

from __future__ import annotations

from art import palette
from art.drawing import Drawing
from art.paper import eye, moon, stars
from art.registry import drawing
from art.shapes import Shape, blob, ellipse, grow, join, mirror, path, rect, rounded
from art.strokes import brush, brushes, deckle, fibres, fur, grain, rim, tube


def _head(furry: bool) -> Shape:
    """The horned head round (256, 300), about 300 wide."""
    skull = blob(
        [
            (118, 470),
            (120, 360),
            (138, 282),
            (190, 232),
            (256, 220),
            (322, 232),
            (374, 282),
            (392, 360),
            (394, 470),
        ]
    )
    horn = tube([(152, 262), (108, 214), (96, 152), (124, 84)], [34, 28, 18, 2])
    if not furry:
        horn = tube([(152, 262), (104, 214), (92, 150), (122, 76)], [40, 34, 22, 4])
    shape = join(skull, horn, mirror(horn, 256))
    return join(fur(skull, 15, 15, 0.7, 3, -0.15), horn, mirror(horn, 256)) if furry else shape


SMILE = path(
    "M176 366Q256 414 336 366L324 387L310 376L298 400L284 385L270 408L256 387L242 408"
    "L228 385L214 400L202 376L188 387Z"
)


@drawing("app/icon", 512, 512)
def icon(d: Drawing) -> None:
    """The app's icon with all its detail, for 64 px and more."""
    tile = rounded(16, 16, 480, 480, 108)
    d.fill(tile, d.linear(0, 16, 0, 496, (0, "#171338"), (0.55, "#3a3274"), (1, "#1b1733")))
    with d.clipped(tile):
        stars(d, 20, 20, 472, 250, 46, opacity=0.9)
        moon(d, 256, 214, 168, 1.9)
        head = _head(True)
        d.soft(head, "#0b0816", 14, 0.5, steps=7)
        d.stroke(head, palette.RIM, 6, 0.8)
        d.fill(head, d.linear(180, 90, 300, 470, (0, "#241745"), (0.4, "#120a28"), (1, "#080512")))
        d.fill(rim(head, -5, 6), palette.RIM, 0.4)
        rng = d.chance()
        strands = []
        for _ in range(90):
            x, y = rng.uniform(130, 382), rng.uniform(236, 420)
            lean = (x - 256) * 0.1
            strands.append([(x, y), (x + lean, y + 20), (x + lean * 1.8, y + rng.uniform(34, 60))])
        d.fill(brushes(strands, 0.5, 3.4, 0.5, 4).intersection(grow(head, -6)), "#9a86d8", 0.3)
        for side in (False, True):
            for k in range(5):
                ring = brush(
                    [
                        (132 - k * 9 - 22, 232 - k * 27),
                        (128 - k * 9, 226 - k * 27),
                        (132 - k * 7 + 18, 226 - k * 27),
                    ],
                    1,
                    4,
                    1,
                )
                d.fill(mirror(ring, 256) if side else ring, palette.RIM, 0.35)
        d.glow(256, 320, 170, palette.SHADOW, 0.35)
        for x, turned in ((196.0, -8), (316.0, 8)):
            d.glow(x, 318, 84, palette.MOON, 0.55)
            eye(d, x, 318, 48, turn=turned, white="#fbf1d8", look=(0, 0.4))
        d.fill(grow(SMILE, 5), "#05030c")
        d.fill(SMILE, d.linear(0, 372, 0, 420, (0, "#fff8e6"), (1, "#cbbfa0")))
        _board(d, True)
        _claws(d, True)
        d.fill(tile.difference(grow(tile, -5)), "#c9b8ff", 0.28)
        d.fill(rim(tile, 0, 5), "#efe8ff", 0.35)


def _board(d: Drawing, fine: bool) -> None:
    top = [(0.0, 446.0), (130.0, 432.0), (256.0, 428.0), (382.0, 432.0), (512.0, 446.0)]
    board = join(brush(top, 14, 14, 14), path("M0 446C130 428 382 428 512 446L512 512L0 512Z"))
    if fine:
        d.soft(board, "#05030c", 14, 0.7, 0, -8, 7)
    d.fill(grow(board, 4), palette.LINE)
    d.fill(board, d.linear(0, 426, 0, 500, (0, "#8a6592"), (0.25, "#553a61"), (1, "#2a1c36")))
    d.fill(rim(board, 0, 6), "#d9b8e4", 0.9)
    if fine:
        d.fill(grain(rect(10, 448, 492, 50), 24, d.seed(), (60, 180), 2.4), palette.LINE, 0.5)
        d.fill(brush([(x, y + 22) for x, y in top], 2, 3.4, 2), palette.LINE, 0.6)


def _claws(d: Drawing, fine: bool) -> None:
    for cx in (112.0, 400.0):
        for k in (-1, 0, 1):
            x = cx + k * 34
            finger = tube([(x, 424), (x, 446), (x + k * 3, 464)], [17, 18, 13])
            nail = path(
                f"M{x - 9 + k * 3} 462Q{x + k * 3} 454 {x + 9 + k * 3} 462"
                f"Q{x + 7 + k * 4} 484 {x + k * 5} 496Q{x - 7 + k * 3} 484"
                f" {x - 9 + k * 3} 462Z"
            )
            if fine:
                d.body(
                    finger,
                    "#8f7ad0",
                    "#5b4798",
                    "#2e2158",
                    depth=12,
                    rim_width=4,
                    rim_colour="#d9ccff",
                    ink=palette.LINE,
                    line_width=4,
                    gap=5,
                )
            else:
                d.inked(finger, "#7a66bc", 5)
            d.inked(nail, d.linear(0, 458, 0, 494, (0, "#fff8e2"), (1, "#cdb684")), 3)


@drawing("app/icon-small", 64, 64)
def icon_small(d: Drawing) -> None:
    """The icon for 16 to 48 px: moon, horns, two eyes."""
    with d.placed(0, 0, 0.125):
        _plain(d)


def _plain(d: Drawing) -> None:
    tile = rounded(0, 0, 512, 512, 112)
    d.fill(tile, d.linear(0, 0, 0, 512, (0, "#1c1745"), (1, "#4a3f8c")))
    with d.clipped(tile):
        d.fill(
            ellipse(256, 226, 204),
            d.radial(220, 170, 280, (0, "#fffbe8"), (0.6, "#f7e3a0"), (1, "#dcb65e")),
        )
        head = _head(False)
        with d.placed(-28, -40, 1.11):
            d.fill(head, "#0e0820")
            for x, turned in ((192.0, -10.0), (320.0, 10.0)):
                lid = path("M-58 0C-26 -50 26 -50 58 0C26 42 -26 42 -58 0Z")
                with d.placed(x, 330, turn=turned):
                    d.fill(lid, "#ffe9a0")
                    d.fill(ellipse(0, -2, 12, 32), "#0e0820")
        d.fill(rect(0, 446, 512, 66), "#6d4f78")
        d.fill(rect(0, 446, 512, 14), "#d9b8e4")


def _sheet(d: Drawing, fine: bool) -> Shape:
    """The paper of the file icon, dog-eared at the upper right."""
    ear = 96.0
    page = deckle(88, 24, 336, 464, 2.2, 22, 7) if fine else rounded(72, 12, 368, 488, 24)
    right, top = (424.0, 24.0) if fine else (440.0, 12.0)
    cut = path(f"M{right - ear} {top - 8}L{right + 8} {top + ear}L{right + 8} {top - 8}Z")
    page = page.difference(cut)
    if fine:
        d.soft(page, palette.DEEP, 12, 0.55, 2, 8, 8)
    d.fill(grow(page, 4 if fine else 12), palette.INK)
    d.fill(page, d.linear(88, 24, 424, 488, (0, "#fbf4e2"), (0.5, "#ecdfc6"), (1, "#c4b391")))
    if fine:
        d.fill(fibres(page, 120, d.seed(), 22, 1.2), palette.FIBRE, 0.3)
        d.hatch(path("M418 482L418 360L220 482Z"), palette.FIBRE, -40, 11, 2, 0.4)
        d.fill(rim(page, 3, 3), "#ffffff", 0.7)
    fold = path(
        f"M{right - ear} {top}L{right - ear + 10} {top + ear - 14}"
        f"Q{right - ear + 12} {top + ear - 6} {right - ear + 22} {top + ear - 5}"
        f"L{right} {top + ear}Z"
    )
    d.inked(
        fold,
        d.linear(
            right - ear, top + ear, right - ear / 2, top + ear / 2, (0, "#a8966e"), (1, "#e6d8b8")
        ),
        4 if fine else 10,
        palette.INK,
    )
    return page


@drawing("app/file", 512, 512)
def file(d: Drawing) -> None:
    """The icon of a .nightmare file."""
    _sheet(d, True)
    disc = ellipse(256, 290, 132)
    d.soft(disc, palette.DEEP, 8, 0.4, 2, 5, 6)
    d.fill(grow(disc, 5), palette.INK)
    d.fill(disc, d.linear(0, 158, 0, 422, (0, "#1c1745"), (1, "#4a3f8c")))
    with d.clipped(disc):
        stars(d, 130, 160, 250, 150, 18)
        moon(d, 256, 262, 84, 1.7)
        with d.placed(256 - 128, 290 - 148, 0.5):
            head = _head(True)
            d.stroke(head, palette.RIM, 6, 0.8)
            d.fill(head, "#0d0820")
            d.fill(rect(112, 440, 288, 150), "#0d0820")
            for x, turned in ((196.0, -8), (316.0, 8)):
                d.glow(x, 318, 84, palette.MOON, 0.5)
                eye(d, x, 318, 52, turn=turned, white="#fbf1d8", look=(0, 0.4))
            d.fill(SMILE, "#fff4da")
    d.fill(rim(disc, 4, 5), "#c9b8ff", 0.5)
    for y, x1 in ((86, 280), (118, 250)):
        d.brush([(126, y), (200, y - 2), (x1, y + 1)], palette.INK, 3, 7, 3, 0.55)
    d.brush([(150, 448), (256, 444), (362, 449)], "#b93a34", 2, 8, 2, 0.8)


@drawing("app/file-small", 64, 64)
def file_small(d: Drawing) -> None:
    """The file's icon for 16 to 48 px."""
    with d.placed(0, 0, 0.125):
        _sheet(d, False)
        disc = ellipse(256, 300, 142)
        d.fill(disc, "#2e2660")
        with d.clipped(disc):
            d.fill(ellipse(256, 270, 104), palette.MOON)
            with d.placed(256 - 148, 300 - 178, 0.58):
                d.fill(_head(False), "#0e0820")
                d.fill(rect(80, 430, 360, 120), "#0e0820")
                for x in (190.0, 322.0):
                    d.fill(ellipse(x, 326, 46, 40), "#ffe9a0")
                    d.fill(ellipse(x, 326, 12, 34), "#0e0820")
