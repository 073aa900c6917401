"""With steady hands card and table say what holds: no dice board, and what the die counts for."""

from __future__ import annotations

import pytest

from tests.gallery_screens.active import active_session, active_table
from yournightmare.games.endless import steady
from yournightmare.models.endless import words
from yournightmare.models.endless.table import EndlessTable


@pytest.mark.parametrize("nightmare", sorted(words.ACTIVE_RULES))
def test_the_card_tells_of_the_die_that_stands_in(nightmare: str) -> None:
    table = active_table(nightmare, steady_hands=True)
    rule = table.property("nightmareRule")
    assert "die" in rule.split(".")[0]
    assert rule != words.nightmare_rule(nightmare)
    assert active_table(nightmare).property("nightmareRule") == words.nightmare_rule(nightmare)


@pytest.mark.parametrize(
    "nightmare", ["active_decay", "active_fraud", "active_monsters", "active_spiders"]
)
def test_the_card_counts_as_the_rules_do(nightmare: str) -> None:
    counts = zip(steady.AS_IT_FALLS, steady.COUNTS[nightmare], strict=True)
    (first, *more) = [(eyes, result) for eyes, result in counts if eyes != result]
    told = ", ".join(
        [f"a {first[0]} counts as {first[1]}", *(f"a {eyes} as {result}" for eyes, result in more)]
    )
    assert words.nightmare_rule(nightmare, is_steady=True).endswith(f": {told}.")


def test_the_card_of_the_exam_counts_as_the_rules_do() -> None:
    assert steady.COUNTS["active_final_exam"] == (3, 4, 4, 5, 5, 5)
    assert (steady.LATE, steady.TOO_LATE, steady.SUCCESS) == (6, 4, 4)
    assert (steady.BREATH, steady.BELT) == (2, 3)


@pytest.mark.parametrize(
    ("nightmare", "readings"),
    [
        ("active_spiders", ["", "2→3", "3→4", "", "", ""]),
        ("active_fraud", ["", "", "3→2", "", "", ""]),
        ("active_final_exam", ["1→3", "2→4", "3→4", "4→5", "", "6→1"]),
        ("active_old_factory", [""] * 6),
    ],
)
def test_the_faces_say_what_they_count_for(nightmare: str, readings: list[str]) -> None:
    table = active_table(nightmare, "action", steady_hands=True)
    assert [row.reading for row in table._sheets.faces.rows] == readings


def test_other_actions_of_monsters_are_thrown_as_they_fall() -> None:
    session = active_session("active_monsters", steady_hands=True)
    table = EndlessTable(session)
    table.setTempo(0)
    table.chooseAction(5)
    assert [row.reading for row in table._sheets.faces.rows] == [""] * 6
