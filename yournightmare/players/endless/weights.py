"""The weights of `value`: natural logarithms of factors of the points still to come.

Provenance. Fitted, not chosen: 20,000 to 80,000 games a turn of the player "strong" on the standard
board, two fifths of them (later a quarter) begun from odd positions (the Shadow 1 to 20 fields
behind, other markers anywhere, now and then an aimless action) so that rare states are seen too; in
about one state of eight the points that really came were noted. A Poisson regression with a
logarithmic link and a small ridge (20) gave the weights, the next turn was played with them, and so
on. For speed these games were played by a separate compiled copy of the rules; the rules themselves
give the same mean (27.6 in 2,000 games, with a standard error of 0.3). Findings:

- From a hand-made estimate (mean score 17.7) the means of the turns were 22.3, 26.3, 26.7, 27.4,
  27.0: it levels off. Turns overshoot, mostly in Falling, whose weights decide whether they are
  ever seen again; taking the mean of the old and the new weights settled that in five more turns.
- Without the tables FALLING, SHAME, MIND_LATER and BRAVERY_LATER five turns had reached 25.6.
- These weights, 40,000 games: mean 27.4, median 26, 90 % 45, 99 % 63, 60 or more once in 50.
- They were checked on those games, which the fit had not seen. States in ten groups by estimate:
  estimated 3.5 6.7 9.9 14.2 17.4 20.9 23.9 27.1 28.5 32.8 points to come,
  really    3.3 6.8 10.2 14.0 17.2 20.8 24.0 27.0 28.3 32.1.
- The estimate tells 44 % of the differences in the points to come; the rest is dice.

Values outside a table count as its nearest end, so other boards can be estimated, less exactly.
"""

from __future__ import annotations

from typing import Final

NIGHTMARE: Final = {
    "end_of_the_world": (2.84, 0.067),
    "buried_alive": (2.67, -0.262),
    "decay": (2.831, -0.031),
    "nakedness": (2.728, 0.114),
    "falling": (2.744, 0),
    "fraud": (2.868, -0.078),
    "lost": (2.817, 0.043),
    "monsters": (2.861, 0.03),
    "old_factory": (2.735, -0.749),
    "spiders": (2.817, 0.054),
    "temptation": (2.362, 0.107),
    "final_exam": (2.961, 0.066),
    "": (2.948, 0.0),
}
"""By Nightmare: its weight, and what the way to its end marker weighs, by (steps - 5) / 5.

The last row stands for the Nightmare that is still to come.
"""

ACTIVE: Final = {
    "blindness": (0.10, 0.07),
    "active_buried_alive": (-0.45, -0.48),
    "active_decay": (0.18, 0.05),
    "drowning": (-0.01, -0.16),
    "active_fraud": (0.02, 0.30),
    "active_monsters": (0.0, 0.60),
    "active_old_factory": (-0.34, 0.36),
    "active_spiders": (0.13, 0.12),
    "active_final_exam": (0.07, 0.20),
}
"""What an active Nightmare weighs more than its like, and its way; rows as above.

Fitted after all the rest, by a single turn of the same regression on 12,000 states of 460 active
games, a fifth of them by hand; so these weights are rougher than the others.
"""

ACTIVE_WORLD: Final = 0.25
"""How much more there is to come where all cells are active; for fewer of them, a part of it."""

STEPS: Final = (-0.017, -0.078, 0.01, -0.111, -0.145, -0.001, -0.093, -0.009, -0.021, -0.658)
"""By steps to the end marker, 1 to 10; not in Falling."""

SHADOW_TIME: Final = (
    (0, -0.923),
    (0.5, -0.79),
    (1, -0.598),
    (1.5, -0.414),
    (2, -0.248),
    (3, -0.07),
    (4, 0.05),
    (5, 0.131),
    (6, 0.185),
    (8, 0.247),
    (10, 0.287),
    (12, 0.305),
    (16, 0.311),
    (23, 0.344),
)
"""By rounds until the Shadow has come up (distance over its mean steps a round), with the weights
between two rows on the straight line between them.
"""

SURVIVED: Final = (-0.155, -0.178, -0.208, -0.099, -0.117, -0.129, -0.118, -0.08, -0.095)
"""By Nightmares survived, 0 to 8."""

ROOM_AHEAD: Final = (-0.173, -0.147, -0.137, -0.132, -0.138, -0.141, -0.147, -0.162)
"""By fields up to the Shadow's back, 1 to 8."""

MIND: Final = (
    (0.132, 0.081, -0.133, -0.764, -0.9, -0.931),
    (0.246, 0.186, 0.073, -0.288, -0.574, -0.562),
    (0.308, 0.262, 0.187, -0.119, -0.313, -0.467),
    (0.321, 0.297, 0.241, 0.007, -0.106, -0.362),
    (0.322, 0.323, 0.271, 0.133, -0.039, -0.164),
    (0.391, 0.357, 0.292, 0.174, -0.029, -0.026),
)
"""By Mind, 1 to 6, and Horrors - Spells, -2 to 3."""

BRAVERY: Final = (
    (0.266, 0.224, 0.06, -0.292, -0.483, -0.484),
    (0.309, 0.269, 0.118, -0.243, -0.517, -0.404),
    (0.34, 0.283, 0.129, -0.103, -0.379, -0.555),
    (0.293, 0.252, 0.109, -0.12, -0.045, -0.453),
    (0.296, 0.284, 0.128, -0.038, -0.232, -0.426),
    (0.289, 0.246, 0.169, -0.066, -0.137, -0.271),
)
"""By Bravery, 1 to 6, and Fear - Mantras, -2 to 3."""

MIND_LATER: Final = (
    (-0.649, -0.631, -0.596, -0.639),
    (-0.223, -0.222, -0.216, -0.259),
    (-0.031, -0.022, -0.024, -0.064),
    (0.132, 0.127, 0.103, 0.036),
    (0.26, 0.237, 0.23, 0.114),
    (0.356, 0.334, 0.295, 0.173),
)
"""By Mind, 1 to 6, and Nightmares survived, 0 to 3."""

BRAVERY_LATER: Final = (
    (-0.161, -0.178, -0.156, -0.213),
    (-0.142, -0.1, -0.103, -0.123),
    (-0.048, -0.052, -0.056, -0.13),
    (0.026, 0.031, 0.036, -0.057),
    (0.05, 0.043, 0.007, -0.088),
    (0.116, 0.079, 0.063, -0.026),
)
"""By Bravery, 1 to 6, and Nightmares survived, 0 to 3."""

SPELLS: Final = (-0.223, -0.152, -0.121, -0.153, -0.208, -0.319, 0)
"""By Spells, 0 to 6."""

MANTRAS: Final = (-0.197, -0.184, -0.167, -0.217, -0.166, -0.251, 0)
"""By Mantras, 0 to 6."""

FORCED, BLOCKED, SKIPPED = -0.083, -0.081, -0.445
"""This round's verdicts of Nakedness, Monsters and Temptation."""

FALLING: Final = (
    (-0.593, -0.043, 0.24, 0.429),
    (-0.449, 0.158, -0.018, 0.177),
    (-0.35, 0.043, 0.145, 0.29),
    (-0.223, 0.07, 0.234, -0.046),
    (-0.256, 0.001, 0.002, 0.026),
    (-0.101, 0.135, 0, 0),
)
"""In Falling, by Bravery, 1 to 6, and steps to the ground: 1-2, 3-4, 5-6, more."""

SHAME: Final = {
    "nakedness": (-0.38, -0.146, -0.031, 0.1, 0.198, 0.2),
    "temptation": (-0.867, -0.422, -0.069, 0.232, 0.498, 0.561),
}
"""Where the ability's die is compared with Bravery, by Bravery, 1 to 6; not after its verdict."""

FIRST_ROUND: Final = {"nakedness": 0.04, "temptation": 0.038}
"""The round in which these two don't act yet."""
