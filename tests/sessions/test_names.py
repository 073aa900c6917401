"""Names: cleaned or refused at entry, with the reason (T1, T2)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from yournightmare.sessions.names import (
    MAX_LETTERS,
    NameRefusal,
    NameRefused,
    clean,
    is_clean,
    letters,
    refusal,
)


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "Zoë Çelik-Ångström",
        "Łukasz O’Neill",
        "花子",
        "Ломоносов",
        "עדה",
        "آدا\u200cلاولیس",
        "👩‍🚀",
        "👍🏽 Jo",
        "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
        "x" * 64,
        "🦇" * 64,
        "👩‍👩‍👧‍👦" * 64,
        "ä" * 64,
        "<b>Ada</b>",
        "Robert'); DROP TABLE sessions;--",
    ],
)
def test_case_T1_names_of_every_kind_are_kept_as_they_are(name: str) -> None:
    assert clean(name) == name
    assert is_clean(name)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  Ada  ", "Ada"),
        ("Ada\nLovelace", "Ada Lovelace"),
        ("Ada\t \r\n Lovelace", "Ada Lovelace"),
        ("Ada\u2028Lovelace\u00a0II", "Ada Lovelace II"),
        ("Zoe\u0308", "Zoë"),
        ("\u202eadA\u202c", "adA"),
        ("\ufeffAda\u200b", "Ada"),
    ],
)
def test_case_T2_what_is_harmless_is_cleaned(name: str, kept: str) -> None:
    assert clean(name) == kept
    assert not is_clean(name)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", NameRefusal.BLANK),
        ("   \n\t", NameRefusal.BLANK),
        ("\u200d\u200b", NameRefusal.BLANK),
        ("\u0308", NameRefusal.BLANK),
        ("Ada\0", NameRefusal.CONTROL),
        ("\x1b[31mAda", NameRefusal.CONTROL),
        ("Ada\x7f", NameRefusal.CONTROL),
        ("Ada\ud83d", NameRefusal.BROKEN),
        ("\udc80", NameRefusal.BROKEN),
        ("x" * 65, NameRefusal.TOO_LONG),
        ("🦇" * 65, NameRefusal.TOO_LONG),
        ("x" + "\u0300" * 600, NameRefusal.TOO_LONG),
        ("x" * 10_000_000, NameRefusal.TOO_LONG),
    ],
)
def test_case_T2_what_is_not_is_refused_with_the_reason(name: str, reason: NameRefusal) -> None:
    assert refusal(name) is reason
    with pytest.raises(NameRefused) as caught:
        clean(name)
    assert caught.value.reason is reason
    assert str(reason)


@pytest.mark.parametrize("name", ["Ada", " ada ", "ADA", "Ａｄａ"])
def test_case_T2_the_same_name_as_anothers_is_refused(name: str) -> None:
    assert refusal(name, ["Ben", "Ada"]) is NameRefusal.TAKEN
    assert refusal(name, ["Ben"]) is None


def test_letters_are_counted_as_a_reader_counts_them() -> None:
    assert [letters(name) for name in ("Ada B", "Zoe\u0308", "👩‍🚀", "👍🏽")] == [5, 3, 1, 1]


@given(st.text(st.characters()))
@settings(max_examples=300, deadline=None)
def test_any_text_is_cleaned_for_good_or_refused(name: str) -> None:
    try:
        kept = clean(name)
    except NameRefused:
        return
    assert clean(kept) == kept
    assert "\n" not in kept
    assert letters(kept) <= MAX_LETTERS
    kept.encode("utf-8")


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\uffa0", "\u115f \u1160"])
def test_case_T2_letters_that_show_nothing_are_no_name(name: str) -> None:
    assert refusal(name) is NameRefusal.BLANK
    assert refusal(f"Ada{name}", ["Ada"]) is NameRefusal.TAKEN
    assert clean(f"Ada{name}").startswith("Ada")
