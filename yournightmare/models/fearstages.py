"""Where things stand in the pictures of Fear cards: the places as stages, the threats' stances.

All points and sizes are in the measure of one picture, 220 x 250.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from yournightmare.sessions.fears import Place, Threat

WIDTH: Final = 220
HEIGHT: Final = 250

Stance = Literal["stands", "rises", "rests", "flies", "swims", "hangs", "lies", "fills"]
"""How a threat is there: on its feet, up from below the picture's edge, set down on a surface, in
the air, in the water (or the air), from the ceiling, flat on the ground, all over the picture."""
XY = tuple[float, float]


@dataclass(frozen=True)
class Stage:
    """Where things go in a place: points in the picture's measure."""

    outdoors: bool
    stands: XY
    rests: XY
    flies: XY
    hangs: XY
    swims: XY
    lies: XY
    witness: tuple[float, float, float]
    """Its feet, and its size."""
    moon: tuple[float, float, float]
    lamp: tuple[str, float, float, float]
    """The piece, the point where it hangs or stands, its size."""
    door: tuple[float, float, float] | None
    """Its sill and size; none: the place has its own opening."""
    windows: tuple[tuple[float, float, float], ...]
    """Lit windows far off (out of doors), or the middle and width of the light they throw."""
    front: bool = False


def _stage(
    outdoors: bool,
    stands: XY,
    *,
    rests: XY | None = None,
    flies: XY = (112, 92),
    hangs: XY = (112, 0),
    swims: XY | None = None,
    lies: XY = (116, 208),
    witness: tuple[float, float, float] = (40, 236, 1.0),
    moon: tuple[float, float, float] = (166, 44, 26),
    lamp: tuple[str, float, float, float] = ("lamp", 176, 0, 0.9),
    door: tuple[float, float, float] | None = (180, 176, 0.95),
    windows: tuple[tuple[float, float, float], ...] = ((176, 120, 0.6),),
    front: bool = False,
) -> Stage:
    return Stage(
        outdoors,
        stands,
        rests or (stands[0], stands[1] + 6),
        flies,
        hangs,
        swims or flies,
        lies,
        witness,
        moon,
        lamp,
        door,
        windows,
        front,
    )


STAGES: Final[dict[Place, Stage]] = {
    "attic": _stage(
        False,
        (116, 214),
        flies=(112, 100),
        moon=(110, 62, 27),
        door=(180, 178, 0.8),
        windows=((110, 62, 31),),
    ),
    "bathroom": _stage(
        False,
        (122, 214),
        witness=(46, 262, 1.0),
        moon=(42, 48, 16),
        front=True,
        windows=((42, 48, 22),),
        lies=(128, 200),
        door=(196, 178, 0.8),
    ),
    "bed": _stage(
        False,
        (112, 214),
        flies=(112, 92),
        witness=(110, 268, 1.12),
        moon=(110, 74, 50),
        front=True,
        windows=((110, 70, 50),),
        lies=(112, 196),
        rests=(110, 226),
        door=(190, 192, 1.0),
        lamp=("lamp", 184, 0, 0.9),
    ),
    "bridge": _stage(
        True,
        (114, 206),
        flies=(116, 84),
        witness=(84, 246, 1.0),
        moon=(110, 62, 34),
        lies=(112, 200),
        lamp=("lantern", 194, 196, 0.9),
        door=(110, 142, 0.5),
        windows=((36, 108, 0.4), (182, 106, 0.4)),
    ),
    "cellar-stairs": _stage(
        False,
        (118, 232),
        flies=(118, 158),
        witness=(110, 106, 0.72),
        door=None,
        hangs=(130, 96),
        lies=(112, 206),
        moon=(110, 60, 20),
        lamp=("lamp", 156, 0, 0.9),
        windows=(),
    ),
    "cliff": _stage(
        True,
        (104, 198),
        flies=(132, 88),
        witness=(30, 194, 0.95),
        moon=(150, 70, 34),
        lies=(92, 194),
        lamp=("lantern", 20, 186, 0.8),
        door=(52, 190, 0.6),
        windows=((150, 150, 0.3),),
    ),
    "corridor": _stage(
        False,
        (116, 222),
        flies=(112, 100),
        moon=(110, 100, 18),
        door=(110, 148, 0.52),
        lies=(112, 206),
        lamp=("lamp", 150, 0, 0.8),
        windows=(),
    ),
    "field": _stage(
        True,
        (124, 222),
        flies=(120, 86),
        moon=(150, 64, 36),
        front=True,
        lamp=("lantern", 196, 206, 0.85),
        door=(186, 182, 0.7),
        witness=(42, 240, 1.0),
        windows=((178, 128, 0.34), (190, 130, 0.3)),
    ),
    "forest": _stage(
        True,
        (118, 224),
        flies=(114, 96),
        moon=(112, 70, 38),
        front=True,
        lamp=("lantern", 168, 200, 0.8),
        door=(150, 186, 0.6),
        witness=(60, 238, 1.0),
        windows=((100, 150, 0.4), (124, 152, 0.36)),
    ),
    "hall": _stage(
        False,
        (114, 226),
        moon=(176, 62, 18),
        door=(110, 178, 1.0),
        lamp=("lamp", 110, 0, 1.1),
        windows=((42, 80, 24), (178, 80, 24)),
    ),
    "hospital": _stage(
        False,
        (126, 216),
        moon=(164, 46, 17),
        front=True,
        door=(110, 172, 0.95),
        lamp=("lamp", 106, 0, 1.0),
        witness=(56, 238, 1.0),
        windows=((163, 48, 30),),
    ),
    "kitchen": _stage(
        False,
        (122, 224),
        rests=(122, 234),
        moon=(116, 60, 22),
        front=True,
        lies=(122, 226),
        lamp=("lamp", 170, 0, 1.0),
        door=(34, 180, 0.95),
        witness=(40, 244, 1.05),
        windows=((110, 64, 32),),
        flies=(122, 112),
    ),
    "roof": _stage(
        True,
        (114, 190),
        flies=(112, 84),
        moon=(112, 70, 46),
        lamp=("lantern", 60, 184, 0.8),
        door=(150, 184, 0.6),
        witness=(52, 188, 0.95),
        lies=(114, 206),
        rests=(114, 190),
        windows=((66, 158, 0.34), (104, 152, 0.34), (150, 160, 0.34)),
    ),
    "school": _stage(
        False,
        (126, 218),
        rests=(124, 238),
        moon=(28, 60, 14),
        front=True,
        door=(196, 176, 0.9),
        flies=(126, 96),
        lamp=("lamp", 140, 0, 0.9),
        witness=(42, 246, 1.0),
        windows=((29, 68, 21),),
    ),
    "sea": _stage(
        True,
        (132, 236),
        rests=(152, 150),
        flies=(136, 64),
        moon=(168, 46, 26),
        front=True,
        lies=(132, 190),
        swims=(126, 184),
        lamp=("lamp", 66, 34, 0.5),
        door=(140, 116, 0.5),
        witness=(52, 112, 0.62),
        hangs=(140, 0),
        windows=((190, 106, 0.3),),
    ),
    "stage": _stage(
        False,
        (112, 218),
        moon=(110, 60, 30),
        front=True,
        door=(110, 194, 0.8),
        witness=(52, 226, 0.95),
        lies=(112, 210),
        windows=(),
        lamp=("lamp", 150, 20, 0.9),
    ),
    "station": _stage(
        True,
        (108, 228),
        flies=(112, 98),
        moon=(190, 76, 22),
        lamp=("lantern", 132, 172, 0.8),
        door=(120, 164, 0.5),
        witness=(36, 238, 1.0),
        lies=(96, 210),
        windows=((196, 116, 0.5), (210, 114, 0.5), (182, 120, 0.4)),
    ),
    "street": _stage(
        True,
        (116, 222),
        flies=(112, 96),
        moon=(110, 52, 26),
        lamp=("lantern", 172, 204, 0.95),
        door=(30, 192, 0.62),
        witness=(54, 238, 1.0),
        windows=((33, 94, 0.4), (187, 94, 0.4), (57, 142, 0.3), (163, 106, 0.3)),
    ),
}

WITNESSES_DRAWN: Final = {"child": 4, "cat": 3, "pair": 2, "bear": 2}
"""How many drawings there are of each witness."""

_BY_STANCE: Final[dict[Stance, tuple[Threat, ...]]] = {
    "rises": (
        "black-hand", "hand", "splinter", "tentacle", "waving",
    ),
    "stands": (
        "backs", "balcony", "bed-monster", "beetle", "big-wheel", "bin", "bus", "cage",
        "car", "carousel", "cats", "clapping", "climbing-wall", "coat-on-hook", "coffin",
        "crowd", "dancers", "dog", "doll", "door-ajar", "empty-chair", "escalator", "fire",
        "flatline", "foot", "fox", "frozen-pole", "ghost", "goose", "gravedigger",
        "gravestone", "high-board", "hoover", "ladder", "lift", "microphone", "mirror",
        "no-face", "old-self", "pale-child", "paper-tower", "piano", "puppet", "rat",
        "robot", "saw", "scanner", "scarecrow", "shadow-figure", "signpost", "slide",
        "snack-machine", "snake", "snowman", "sold-house", "stairs", "starers", "surgeon",
        "teacher", "teddy", "tent", "toilet", "train", "tree", "treehouse", "wardrobe",
        "well", "wheelchair", "wolf", "worm",
    ),
    "rests": (
        "apple", "bottle", "broken-cup", "cake", "captain", "crystal-ball", "dentures",
        "goldfish", "jar", "lemon", "music-box", "party-balloons", "phone", "plate",
        "printer", "progress", "screen", "slug", "speaker", "suitcase", "swan", "syrup",
        "tap", "telephone", "telly", "tick", "toaster", "wilted-flower",
    ),
    "flies": (
        "balloon", "bat", "battery", "black-sun", "bone", "calendar", "cassette", "chat",
        "clock", "clown-mask", "comet", "crow", "diary", "drill", "drone", "earworm",
        "exam-sheet", "giant-eye", "heart", "hot-air-balloon", "key", "kite", "knife",
        "last-word", "letter", "light-switch", "loose-teeth", "mail-storm", "mosquito",
        "moth-swarm", "needle", "nose", "padlock", "photo", "pigeon", "plane", "portrait",
        "ring", "scissors", "teeth", "wasp", "x-ray",
    ),
    "swims": (
        "drowned", "fish", "gauge", "shark",
    ),
    "hangs": (
        "bell", "cast", "chairlift", "cocoon", "cradle", "lead", "shirt", "spider", "swing",
        "trousers", "wet-socks",
    ),
    "lies": (
        "drain", "hole",
    ),
    "fills": (
        "ants", "bars", "crack", "eyes", "flood", "fog-bank", "footprints", "spiral",
        "throat", "wave", "whirlpool",
    ),
}  # fmt: skip

STANCES: Final[dict[Threat, Stance]] = {
    threat: stance for stance, threats in _BY_STANCE.items() for threat in threats
}
