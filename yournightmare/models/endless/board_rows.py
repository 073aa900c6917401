"""Models of the board: the straight tracks, the ring, the phases."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from yournightmare.games.endless.board import Board
from yournightmare.games.endless.outlook import Outcome
from yournightmare.games.endless.state import GUARDS, PREY, past_guard
from yournightmare.models.endless import words
from yournightmare.models.rows import RowsModel
from yournightmare.models.words import QT_TRANSLATE_NOOP, say

SHOWN_ORDER: Final = ("survived", "mind", "horrors", "spells", "bravery", "fear", "mantras")


class TrackRow(msgspec.Struct, frozen=True):
    """A straight track. `guard` is the value of its twin (-1 for none), `breaks` what gets past."""

    track: str
    name: str
    value: int
    highest: int
    guard: int
    breaks: int
    at_risk: int
    note: str


class TracksModel(RowsModel[TrackRow]):
    """The seven straight tracks, top to bottom."""

    row_type = TrackRow

    def lay_out(self, board: Board, values: dict[str, int]) -> None:
        """Show these values."""
        self.show([_track_row(track, board, values) for track in SHOWN_ORDER])


def _track_row(track: str, board: Board, values: dict[str, int]) -> TrackRow:
    guard = values[GUARDS[track]] if track in GUARDS else -1
    breaks = past_guard(values[track], guard) if guard >= 0 else 0
    at_risk = 0
    for attacker, prey in PREY.items():
        if track == prey:
            at_risk = past_guard(values[attacker], values[GUARDS[attacker]])
    return TrackRow(
        track=track,
        name=words.track(track),
        value=values[track],
        highest=getattr(board.tracks, track).highest,
        guard=guard,
        breaks=breaks,
        at_risk=min(at_risk, values[track]),
        note=_note(track, board, values, breaks),
    )


def _note(track: str, board: Board, values: dict[str, int], breaks: int) -> str:
    if track == "survived":
        return say(
            "Board", QT_TRANSLATE_NOOP("Board", "%n door(s) behind you", None, 1), values[track]
        )
    if track in ("mind", "bravery"):
        highest = getattr(board.tracks, track).highest
        text = QT_TRANSLATE_NOOP("Board", "{value} of {highest}")
        return say("Board", text, value=values[track], highest=highest)
    if track in GUARDS:
        if breaks:
            return say("Board", QT_TRANSLATE_NOOP("Board", "%n break(s) through", None, 1), breaks)
        return say("Board", QT_TRANSLATE_NOOP("Board", "held back"))
    attacker = "horrors" if track == "spells" else "fear"
    lost = past_guard(values[attacker], values[track])
    if track == "spells":
        if lost:
            return say("Board", QT_TRANSLATE_NOOP("Board", "Mind −%n each round", None, 1), lost)
        return say("Board", QT_TRANSLATE_NOOP("Board", "Mind loses nothing"))
    if lost:
        return say("Board", QT_TRANSLATE_NOOP("Board", "Bravery −%n each round", None, 1), lost)
    return say("Board", QT_TRANSLATE_NOOP("Board", "Bravery loses nothing"))


class FieldRow(msgspec.Struct, frozen=True):
    """A field of the ring. The faces are those of the die that would lead a marker here.

    `ahead` counts from the lantern to the door (0 elsewhere); `text` is for screen readers.
    """

    field: int
    lantern: bool
    shadow: bool
    door: bool
    ahead: int
    lantern_faces: tuple[int, ...]
    shadow_faces: tuple[int, ...]
    text: str


class RingModel(RowsModel[FieldRow]):
    """The fields of the circle, clockwise from the top (R-E2)."""

    row_type = FieldRow

    def lay_out(
        self, fields: int, progress: int, shadow: int, end: int | None, outlook: Sequence[Outcome]
    ) -> None:
        """Show the markers, counted without wrapping, and where each face would take them."""
        lantern_faces: dict[int, list[int]] = {}
        shadow_faces: dict[int, list[int]] = {}
        for outcome in outlook:
            steps = outcome.moved.get("progress", 0)
            if steps:
                lantern_faces.setdefault((progress + steps) % fields, []).append(outcome.eyes)
            steps = outcome.moved.get("shadow", 0)
            if steps:
                shadow_faces.setdefault((shadow + steps) % fields, []).append(outcome.eyes)
        rows = []
        for field in range(fields):
            ahead = (field - progress) % fields
            rows.append(
                _field_row(
                    field,
                    lantern=progress % fields == field,
                    shadow=shadow % fields == field,
                    door=end is not None and end % fields == field,
                    ahead=ahead if end is not None and ahead < end - progress else 0,
                    lantern_faces=tuple(lantern_faces.get(field, ())),
                    shadow_faces=tuple(shadow_faces.get(field, ())),
                )
            )
        self.show(rows)


def _field_row(
    field: int,
    *,
    lantern: bool,
    shadow: bool,
    door: bool,
    ahead: int,
    lantern_faces: tuple[int, ...],
    shadow_faces: tuple[int, ...],
) -> FieldRow:
    parts = [say("Board", QT_TRANSLATE_NOOP("Board", "Field {number}"), number=field + 1)]
    if lantern:
        parts.append(say("Board", QT_TRANSLATE_NOOP("Board", "Progress (your lantern)")))
    if shadow:
        parts.append(say("Board", QT_TRANSLATE_NOOP("Board", "the Shadow")))
    if door:
        parts.append(say("Board", QT_TRANSLATE_NOOP("Board", "the door")))
    if lantern_faces:
        text = QT_TRANSLATE_NOOP("Board", "you, on a {faces}")
        parts.append(say("Board", text, faces=", ".join(map(str, lantern_faces))))
    if shadow_faces:
        text = QT_TRANSLATE_NOOP("Board", "the Shadow, on a {faces}")
        parts.append(say("Board", text, faces=", ".join(map(str, shadow_faces))))
    return FieldRow(
        field, lantern, shadow, door, ahead, lantern_faces, shadow_faces, ", ".join(parts)
    )


class GhostRow(msgspec.Struct, frozen=True):
    """A face of the die that would lead a marker to `field` (-1: it leads nowhere).

    `count` faces lead the same marker there, this is number `place` of them, from 0; `is_second`
    tells that the lantern's faces stand there as well.
    """

    eyes: int
    is_lantern: bool
    field: int
    place: int
    count: int
    is_second: bool


class GhostsModel(RowsModel[GhostRow]):
    """Six faces for the lantern and six for the Shadow. All stay: a choice makes nothing anew."""

    row_type = GhostRow

    def lay_out(self, fields: int, progress: int, shadow: int, outlook: Sequence[Outcome]) -> None:
        """Show where each face would take lantern and Shadow, counted without wrapping."""
        lantern = _fields_led_to(fields, progress, "progress", outlook)
        behind = _fields_led_to(fields, shadow, "shadow", outlook)
        self.show(
            [
                _ghost_row(eyes, led, is_lantern=led is lantern, above=lantern)
                for led in (lantern, behind)
                for eyes in range(1, 7)
            ]
        )


def _fields_led_to(
    fields: int, start: int, track: str, outlook: Sequence[Outcome]
) -> dict[int, int]:
    """Return by the faces that move that marker the field each leads to."""
    moved = {outcome.eyes: outcome.moved.get(track, 0) for outcome in outlook}
    return {eyes: (start + steps) % fields for eyes, steps in moved.items() if steps}


def _ghost_row(
    eyes: int, led: dict[int, int], *, is_lantern: bool, above: dict[int, int]
) -> GhostRow:
    field = led.get(eyes, -1)
    same = [each for each, where in led.items() if where == field]
    return GhostRow(
        eyes=eyes,
        is_lantern=is_lantern,
        field=field,
        place=same.index(eyes) if field >= 0 else 0,
        count=len(same),
        is_second=not is_lantern and field in above.values(),
    )


class PhaseRow(msgspec.Struct, frozen=True):
    """One of the five phases; `moment` is past, now or to come."""

    number: int
    name: str
    moment: str


class PhasesModel(RowsModel[PhaseRow]):
    """The strip of the five phases."""

    row_type = PhaseRow

    def lay_out(self, phase: int) -> None:
        """Show that `phase` (1 to 5) is now; 0 shows all to come, 6 all past."""
        self.show(
            [
                PhaseRow(n, say("Endless", name), _when(n, phase))
                for n, name in enumerate(words.PHASES, 1)
            ]
        )


def _when(number: int, phase: int) -> str:
    if number == phase:
        return "now"
    return "past" if number < phase else "to come"
