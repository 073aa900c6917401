"""Who sees it: children, cats, two together, a bear; small, frightened, feet at the bottom."""

from __future__ import annotations

from art import palette
from art.drawing import Drawing
from art.drawings.fears.parts import INK, blob_of, flat, form, line_of, poly, pts, tube_of
from art.drawings.nightmares_parts import scene
from art.shapes import ellipse, join, pile, rect
from art.strokes import fur

SKIN = {
    "light": ("#f3cfae", "#b98a86"),
    "brown": ("#b57a56", "#6b3f3e"),
    "olive": ("#dcae83", "#94635a"),
}


def _face(d: Drawing, skin: str, mouth: str, look: tuple[float, float]) -> None:
    """The face, its middle at (0, 0), 13 across: eyes far too wide."""
    top, low = SKIN[skin]
    head = ellipse(0, 0, 12.6, 12)
    flat(d, pile(ellipse(-12.4, 2, 3, 3.6), ellipse(12.4, 2, 3, 3.6)), low, 1.1)
    flat(d, head, d.linear(-10, -10, 10, 10, (0, top), (1, low)), 1.3)
    for x in (-5, 5):
        flat(d, ellipse(x, 0.6, 4.3, 5.2), "#fffdf2", 0.8)
        d.fill(ellipse(x + look[0] * 1.9, 0.6 + look[1] * 2.2, 1.6), INK)
        d.brush(
            [
                (x - 3.4, -6.6 - (1.2 if x > 0 else 0)),
                (x, -8.2),
                (x + 3.4, -6.6 - (1.2 if x < 0 else 0)),
            ],
            "#2a1822",
            0.7,
            1.3,
            0.7,
        )
    d.fill(ellipse(-8.4, 5.6, 2.4, 1.5), "#e2685c", 0.35)
    d.fill(ellipse(8.4, 5.6, 2.4, 1.5), "#e2685c", 0.35)
    if mouth == "o":
        flat(d, ellipse(0, 8, 2.1, 2.6), "#5a1c2a", 0.6)
    elif mouth == "wave":
        d.brush(pts("-4,8 -2,7 0,8.4 2,7 4,8"), "#4a1822", 0.5, 1.2, 0.5)
    else:
        flat(d, blob_of("-3.6,6.6 3.6,6.6 3,9.6 -3,9.6"), "#fff7e4", 0.7)
        d.fill(
            pile(
                rect(-1.8, 6.6, 0.5, 3),
                rect(0.2, 6.6, 0.5, 3),
                rect(2, 6.6, 0.5, 3),
                rect(-3.4, 7.9, 6.8, 0.5),
            ),
            INK,
            0.8,
        )


def _body(d: Drawing, cloth: tuple[str, str], stripes: str, arms: str, skin: str) -> None:
    """Pyjamas; feet at (0, 0). `arms`: cheeks, chest or bear."""
    top, low = cloth
    hand = SKIN[skin][0]
    for x in (-5, 5):
        form(d, tube_of(f"{x},-16 {x * 1.1},-3", 4.6, 4), top, low, shade=3, hatched=0.2)
        flat(d, ellipse(x * 1.25, -1.6, 5, 2.6), hand, 1)
    shirt = blob_of("-6,-40,c 6,-40,c 11,-28 12,-13,c 0,-11 -12,-13,c -11,-28")
    form(d, shirt, top, low, shade=5)
    d.fill(
        pile(
            [
                line_of(f"-14,{y} 0,{y + 1.5} 14,{y}", 1.5).intersection(shirt)
                for y in (-33, -26, -19)
            ]
        ),
        stripes,
        0.7,
    )
    if arms == "bear":
        _teddy(d, 0, -14, 0.42)
    for side in (-1, 1):
        if arms == "cheeks":
            arm = f"{side * 8},-36 {side * 15},-34 {side * 12},-45"
        elif arms == "bear":
            arm = f"{side * 8},-36 {side * 13},-26 {side * 4},-22"
        else:
            arm = f"{side * 8},-36 {side * 13},-26 {side * 3},-30"
        form(d, tube_of(arm, 3.8, 3.4, 3), top, low, shade=2, hatched=0)
        hand_x, hand_y = pts(arm)[-1]
        flat(d, ellipse(hand_x, hand_y, 2.9), hand, 0.9)


def _child(
    d: Drawing,
    kind: int,
    x: float,
    y: float,
    size: float = 1,
    look: tuple[float, float] = (0.5, -0.4),
) -> None:
    """One of four children, feet at (x, y), about 68 high."""
    skin, cloth, stripes, arms, mouth = (
        ("light", ("#8fb4d8", "#2f4a78"), "#f4ead0", "cheeks", "o"),
        ("brown", ("#e79a72", "#7d3444"), "#ffe2a8", "chest", "teeth"),
        ("olive", ("#9ccaa0", "#2f5d5c"), "#f4ead0", "bear", "wave"),
        ("light", ("#d9a0c4", "#5f3a72"), "#fff0d8", "cheeks", "teeth"),
    )[kind]
    with d.placed(x, y, size):
        hair = ("#6b3a28", "#241a24", "#33231f", "#c98a42")[kind]
        if kind == 3:
            flat(
                d,
                pile(
                    tube_of("-11,-52 -17,-44 -16,-34", 3.6, 3.4, 1.6),
                    tube_of("11,-52 17,-44 16,-34", 3.6, 3.4, 1.6),
                ),
                hair,
                1.1,
            )
        if kind == 1:
            flat(d, pile(ellipse(-11, -63, 6), ellipse(11, -63, 6)), hair, 1.1)
        if kind == 2:
            flat(
                d,
                blob_of("-15,-56 -12,-66 0,-70 12,-66 15,-56 15,-42 11,-38 -11,-38 -15,-42"),
                hair,
                1.1,
            )
        if arms != "cheeks":
            _body(d, cloth, stripes, arms, skin)
        else:
            _body(d, cloth, stripes, "chest", skin)
        with d.placed(0, -51):
            _face(d, skin, mouth, look)
        fringe = (
            blob_of(
                "-13.4,-51,c -14.5,-60 -8,-67 -1,-66,c -1,-71 4,-74 8,-74,c 5,-71 "
                "4.6,-68 5,-66,c 11,-64 14,-58 13.4,-51,c 10,-56 6,-59 0,-58 -6,-58 "
                "-10,-56"
            ),
            blob_of(
                "-13,-52,c -13,-62 -6,-66 0,-66 6,-66 13,-62 13,-52,c 9,-58 4,-60 0,-60 "
                "-4,-60 -9,-58"
            ),
            blob_of(
                "-13,-50,c -14,-62 -6,-67 0,-67 6,-67 14,-62 13,-50,c 11,-57,c 5,-56 "
                "-5,-56 -11,-57,c"
            ),
            blob_of(
                "-13,-51,c -13.5,-61 -7,-66 0,-66 7,-66 13.5,-61 13,-51,c 9,-55 2,-59 "
                "0,-61,c -2,-59 -9,-55"
            ),
        )[kind]
        flat(
            d,
            fringe,
            d.linear(
                -10, -70, 10, -50, (0, palette.lighter(hair, 0.2)), (1, palette.darker(hair, 0.3))
            ),
            1.1,
        )
        d.fill(line_of("-8,-62 -2,-64.6 4,-64", 0.4, 1.3, 0.4), "#ffe9c0", 0.7)
        if arms == "cheeks":
            for side in (-1, 1):
                form(
                    d,
                    tube_of(f"{side * 8},-36 {side * 16},-36 {side * 12.5},-45", 3.8, 3.4, 3),
                    *cloth,
                    shade=2,
                    hatched=0,
                )
                flat(d, ellipse(side * 11.6, -46, 3.2), SKIN[skin][0], 0.9)


def _teddy(d: Drawing, x: float, y: float, size: float = 1) -> None:
    """A teddy bear, feet at (x, y), 44 high."""
    with d.placed(x, y, size):
        brown, dark = "#c58e58", "#5e3a2c"
        for s in (-1, 1):
            form(d, ellipse(s * 10.5, -38, 5), brown, dark, shade=2, hatched=0)
            d.fill(ellipse(s * 10.5, -38, 2.6), "#e8bb88", 0.8)
            form(
                d,
                tube_of(f"{s * 8},-20 {s * 15},-14 {s * 14},-9", 4.4, 4.2, 4),
                brown,
                dark,
                shade=3,
                hatched=0.2,
            )
            form(d, ellipse(s * 8, -4, 6.4, 4.6), brown, dark, shade=3, hatched=0.2)
            d.fill(ellipse(s * 8.6, -3.6, 3.4, 2.6), "#e8bb88", 0.9)
        form(d, ellipse(0, -14, 11, 11.5), brown, dark, shade=5)
        d.fill(ellipse(0, -12.6, 6.6, 7.4), "#e8bb88", 0.55)
        form(d, ellipse(0, -31, 13, 11), brown, dark, shade=5)
        d.fill(ellipse(0, -27.4, 5.6, 4.4), "#edcb9c")
        d.fill(ellipse(0, -29.4, 2.2, 1.6), INK)
        d.brush(pts("0,-28 0,-26 -2.4,-25"), INK, 0.9)
        for s in (-1, 1):
            flat(d, ellipse(s * 5, -33.4, 3, 3.6), "#fffdf2", 0.7)
            d.fill(ellipse(s * 5 + 0.5, -33.8, 1.3), INK)
        flat(d, blob_of("0,-21 -7,-24.5 -7,-17.5"), "#d9524c", 0.8)
        flat(d, blob_of("0,-21 7,-24.5 7,-17.5"), "#d9524c", 0.8)
        d.fill(ellipse(0, -21, 1.8), "#f0866e")
        d.stroke(poly("-9,-16 -3,-17 -3,-11 -8,-10"), "#5e3a2c", 0.8, 0.8)


def _register_children() -> None:
    for kind in range(4):

        def paint(d: Drawing, kind: int = kind) -> None:
            """A child in pyjamas."""
            _child(d, kind, 24, 78, 1.0, ((0.6, -0.5), (0.4, -0.6), (0.7, -0.3), (0.2, -0.7))[kind])

        scene(f"fears/witnesses/child-{kind + 1}", 48, 79)(paint)


_register_children()


@scene("fears/witnesses/pair-1", 80, 79)
def pair_one(d: Drawing) -> None:
    """Brother and sister, hand in hand."""
    _child(d, 0, 24, 78, 1, (0.7, -0.5))
    _child(d, 3, 56, 78, 0.86, (-0.2, -0.7))
    flat(d, ellipse(41, 45, 3), "#f3cfae", 0.9)


@scene("fears/witnesses/pair-2", 80, 79)
def pair_two(d: Drawing) -> None:
    """Two friends, one behind the other's back."""
    _child(d, 2, 55, 78, 0.94, (0.3, -0.6))
    _child(d, 1, 26, 78, 1, (0.8, -0.4))


def _cat_eyes(d: Drawing, x: float, y: float, r: float, slit: bool) -> None:
    for s in (-1, 1):
        flat(
            d,
            ellipse(x + s * r * 1.5, y, r * 1.15, r * 1.25),
            d.radial(x + s * r * 1.5, y, r * 1.3, (0, "#fff6b8"), (1, "#c9d04e")),
            0.7,
        )
        d.fill(ellipse(x + s * r * 1.5, y, r * (0.25 if slit else 0.62), r * 0.85), INK)
        d.fill(ellipse(x + s * r * 1.5 - r * 0.4, y - r * 0.4, r * 0.25), "#ffffff")


@scene("fears/witnesses/cat-1", 64, 62)
def cat_arched(d: Drawing) -> None:
    """A black cat, its back arched, its tail a bottle brush."""
    body = join(
        blob_of(
            "16,58,c 15,44 17,34 26,27 36,22 46,28 49,40 50,50 50,58,c 45,58,c 44,48 "
            "42,44 36,44 27,44 23,50 22,58,c"
        ),
        tube_of("47,44 55,34 53,20 58,8", 4, 6, 6.4, 3),
        ellipse(17, 33, 11, 9.6),
        poly("8,28 7,14 16,24"),
        poly("18,24 26,14 26,29"),
    )
    form(
        d,
        fur(body, 3.2, 3.6, 0.3, 4).simplify(0.15),
        "#4b4166",
        "#0d0916",
        shade=7,
        edge=1.4,
        strength=0.9,
    )
    _cat_eyes(d, 16.5, 33, 2.9, False)
    flat(d, blob_of("13,40 20,40 18.4,45 14.6,45"), "#7a2334", 0.7)
    d.fill(pile(poly("14,40 15.4,40 14.7,42.6"), poly("17.8,40 19.2,40 18.4,42.6")), "#fff7e4")
    d.fill(
        pile(
            line_of("8,37 0,35", 0.5),
            line_of("8,39 0,41", 0.5),
            line_of("25,37 33,35", 0.5),
            line_of("25,39 33,41", 0.5),
        ),
        "#e9e2ff",
        0.8,
    )


@scene("fears/witnesses/cat-2", 50, 60)
def cat_sitting(d: Drawing) -> None:
    """A ginger cat that sits and stares."""
    form(
        d,
        tube_of("38,54 46,52 47,42 42,34", 3.6, 3.4, 3.2, 2),
        "#e09a52",
        "#7a3f26",
        shade=2,
        hatched=0.2,
    )
    body = blob_of("12,58,c 10,44 16,30 25,28 34,30 40,44 38,58,c")
    form(d, body, "#e8a65c", "#7a3f26", shade=6)
    d.fill(
        pile(
            line_of("14,42 20,44", 0.5, 1.8, 0.4),
            line_of("13,49 19,50", 0.5, 1.8, 0.4),
            line_of("37,42 31,44", 0.5, 1.8, 0.4),
            line_of("38,49 32,50", 0.5, 1.8, 0.4),
        ),
        "#7a3f26",
        0.8,
    )
    d.fill(ellipse(25, 46, 6, 10), "#f9e3bd", 0.8)
    head = join(
        blob_of("12,22 14,13 25,10 36,13 38,22 33,31 25,33 17,31"),
        poly("13,18 11,3 22,11"),
        poly("37,18 39,3 28,11"),
    )
    form(d, head, "#eeb06a", "#8a4a2a", shade=5)
    d.fill(pile(poly("14,13 13,7 18,11"), poly("36,13 37,7 32,11")), "#f2b4a0", 0.8)
    d.fill(
        pile(
            line_of("25,11 25,16", 0.5, 1.6, 0.4),
            line_of("20,12 21,16", 0.5, 1.4, 0.4),
            line_of("30,12 29,16", 0.5, 1.4, 0.4),
        ),
        "#7a3f26",
        0.8,
    )
    _cat_eyes(d, 25, 21, 3.4, False)
    flat(d, poly("23.4,26 26.6,26 25,28"), "#c2524c", 0.5)
    d.fill(
        pile(
            line_of("15,26 5,24", 0.5),
            line_of("15,28 5,30", 0.5),
            line_of("35,26 45,24", 0.5),
            line_of("35,28 45,30", 0.5),
        ),
        "#fff3dc",
        0.8,
    )
    flat(d, pile(ellipse(19, 57, 4.6, 2.6), ellipse(31, 57, 4.6, 2.6)), "#f9e3bd", 0.9)


@scene("fears/witnesses/cat-3", 60, 52)
def cat_flat(d: Drawing) -> None:
    """A grey tabby, ears down, flat on the floor."""
    form(
        d,
        tube_of("44,44 54,46 57,38 53,31", 3.6, 3.8, 3.6, 2.2),
        "#8d93a8",
        "#3a3c52",
        shade=2,
        hatched=0.2,
    )
    form(d, blob_of("8,50,c 10,38 20,26 34,26 46,28 51,40 50,50,c"), "#9aa0b4", "#3a3c52", shade=7)
    d.fill(
        pile(
            line_of("30,28 31,36", 0.5, 2, 0.4),
            line_of("37,28 38,37", 0.5, 2, 0.4),
            line_of("43,31 43,39", 0.5, 2, 0.4),
        ),
        "#3a3c52",
        0.8,
    )
    head = join(
        blob_of("4,36 6,28 16,25 26,28 29,36 24,44 16,46 8,44"),
        poly("5,32 0,24 13,26"),
        poly("27,32 32,24 20,26"),
    )
    form(d, head, "#a6acbe", "#454860", shade=5)
    _cat_eyes(d, 16.5, 35, 3.3, True)
    flat(d, poly("15,40 18,40 16.5,42"), "#d98a90", 0.5)
    d.fill(
        pile(
            line_of("9,41 0,42", 0.5),
            line_of("9,42.6 1,46", 0.5),
            line_of("24,41 33,42", 0.5),
            line_of("24,42.6 32,46", 0.5),
        ),
        "#ffffff",
        0.7,
    )
    flat(d, pile(ellipse(13, 49, 4.6, 2.4), ellipse(25, 49, 4.6, 2.4)), "#d5d8e2", 0.9)


@scene("fears/witnesses/bear-1", 42, 48)
def bear(d: Drawing) -> None:
    """A teddy bear, standing; it has seen enough."""
    _teddy(d, 21, 47)


@scene("fears/witnesses/bear-2", 42, 48)
def bear_hiding(d: Drawing) -> None:
    """A teddy bear that peeps through its paws."""
    _teddy(d, 21, 47)
    for s in (-1, 1):
        form(
            d,
            tube_of(f"{21 + s * 12},31 {21 + s * 15},22 {21 + s * 6.4},16.6", 4, 4, 3.8),
            "#c58e58",
            "#5e3a2c",
            shade=2,
            hatched=0,
        )
        d.fill(ellipse(21 + s * 6, 16.4, 2), "#edcb9c", 0.9)
    for s in (-1, 1):
        flat(d, ellipse(21 + s * 3.4, 13.2, 1.8, 2.2), "#fffdf2", 0.6)
        d.fill(ellipse(21 + s * 3.4, 13.2, 0.9), INK)


@scene("fears/witnesses/boat", 96, 30)
def boat(d: Drawing) -> None:
    """A rowing boat: its near side and an oar."""
    hull = blob_of("2,6,c 20,12 48,13 76,12 94,4,c 86,24 72,28 48,28 24,28 12,24")
    form(d, hull, "#a06a48", "#3a2024", shade=6)
    d.fill(
        pile(
            line_of("6,13 30,19 68,19 89,13", 0.5, 1.2, 0.5),
            line_of("11,20 34,24 66,24 84,19", 0.5, 1, 0.5),
        ),
        INK,
        0.6,
    )
    d.fill(line_of("3,6.4 20,12 48,13.2 76,12 93,4.6", 1.4, 2.8, 1.4), "#f0c88a")
    form(d, tube_of("66,2 76,16 86,28", 1.4, 1.4, 1.6), "#d2a66a", "#6b432e", shade=1, hatched=0)


@scene("fears/witnesses/boat-back", 96, 22)
def boat_back(d: Drawing) -> None:
    """Its far side."""
    flat(
        d,
        blob_of("4,10,c 24,6 72,6 92,10,c 80,22 16,22"),
        d.linear(0, 6, 0, 22, (0, "#4a2c2c"), (1, "#1c1018")),
        1,
    )
