"""Colours of the house, as #rrggbb, and the few ways to mix them.

The first block is the brief's palette; everything else is derived from it and has the name of the
thing it colours. Track colours on paper are darker (`RED_INK`, ...) to keep text readable.
"""

from __future__ import annotations

NIGHT = "#12101c"
PANEL = "#1d1a2b"
PAPER = "#efe6d2"
INK = "#2a2438"
MOON = "#f2d98a"
RED = "#e2685c"
GREEN = "#6fbf8f"
BLUE = "#6aa5e0"
SHADOW = "#7a6aa8"

# ink and light
LINE = "#0a0814"  # outlines on dark things
DEEP = "#030208"  # the dark between things, drop shadows
RIM = "#a896e2"  # moonlit edge on black things
RIM_WARM = "#ffd49a"  # lamp-lit edge
MOONBEAM = "#cdd8ff"
LAMP = "#ffcf7a"
FLAME = "#fffbe6"

# paper
PAPER_LIGHT = "#f8f0dd"
PAPER_DARK = "#c4b391"
FIBRE = "#7b6a48"
RED_INK = "#862818"
GREEN_INK = "#195638"
BLUE_INK = "#1f4c80"
SHADOW_INK = "#4d3f7a"

# wood, brass, stone, cloth
WOOD_LIGHT = "#6b4d74"
WOOD = "#332440"
WOOD_DARK = "#120d1a"
OAK_LIGHT = "#b98d54"
OAK = "#6e4a2c"
OAK_DARK = "#3b2618"
BRASS_LIGHT = "#ffe9a6"
BRASS = "#c79a4a"
BRASS_DARK = "#6c4722"
STONE_LIGHT = "#8f89b4"
STONE = "#575379"
STONE_DARK = "#2b2844"
FRAME_LIGHT = "#8d83bf"
FRAME = "#4f4784"
FRAME_DARK = "#1c1836"
CURTAIN_LIGHT = "#6b4a7e"
CURTAIN_DARK = "#2c1d3e"

# the six seats: colour and sign always come together
SEATS = {
    "moth": "#e2685c",
    "key": "#6fbf8f",
    "owl": "#6aa5e0",
    "lantern": "#b39ae0",
    "leaf": "#a9c057",
    "star": "#e0b04e",
}


def mix(first: str, second: str, share: float) -> str:
    """The colour `share` (0..1) of the way from the first to the second."""
    a, b = first.lstrip("#"), second.lstrip("#")
    return "#" + "".join(
        f"{round(int(a[i : i + 2], 16) * (1 - share) + int(b[i : i + 2], 16) * share):02x}"
        for i in (0, 2, 4)
    )


def lighter(colour: str, share: float) -> str:
    """Mixed with white by `share`."""
    return mix(colour, "#ffffff", share)


def darker(colour: str, share: float) -> str:
    """Mixed with the deep night by `share`."""
    return mix(colour, LINE, share)
