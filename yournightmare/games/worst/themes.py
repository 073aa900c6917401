"""The themes printed on the Fear cards: the one thing known of a card before it is ranked (R-Y11).

They are no secret, and no rule asks for them. Cards of one's own have none.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

Theme = Literal[
    "animals",
    "body",
    "social",
    "loss",
    "places",
    "supernatural",
    "future",
    "night",
    "heights",
    "water",
    "machines",
    "strangers",
]

THEMES: Final[tuple[Theme, ...]] = get_args(Theme)
"""Every theme; a theme's number is its place here."""
