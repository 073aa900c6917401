"""Every fault the sessions can tell has a text that can be translated."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from yournightmare.games.endless.rules import EndlessRefusal
from yournightmare.games.game import Refusal
from yournightmare.games.worst.rules import WorstRefusal
from yournightmare.models import boardwords, deckwords, faults
from yournightmare.models.words import say
from yournightmare.sessions import boards, files, record, replay, schema, session, store, versions
from yournightmare.sessions.boards import BoardError
from yournightmare.sessions.feardecks import FearDeckError, LineFault
from yournightmare.sessions.names import NameRefusal
from yournightmare.sessions.replay import BrokenRecord, FaultKind, ReplayFault

FAULTS = {"FileFault", "RecordError", "BoardError", "BrokenRecord", "ReplayFault", "ValueError"}
TOLD_IN = (boards, files, record, replay, session, schema, store, versions)
# What only a mistake in our own code can raise, and no person ever sees.
OURS = ("the entry to append is not the last one",)


def plain(node: ast.expr) -> str | None:
    """The text an expression gives, with a 7 in its fields; None if it isn't written there."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.IfExp):
        return plain(node.body)
    if isinstance(node, ast.JoinedStr):
        parts = []
        for part in node.values:
            if isinstance(part, ast.Constant):
                parts.append(str(part.value))
            else:
                assert isinstance(part, ast.FormattedValue)
                parts.append("'7'" if part.conversion == ord("r") else "7")
        return "".join(parts)
    return None


def called(node: ast.expr) -> str:
    return getattr(node, "id", getattr(node, "attr", ""))


def sentences(source: str) -> Iterator[str]:
    """Every fault's text written in a source file."""
    for node in ast.walk(ast.parse(source)):
        told: list[ast.expr] = []
        if isinstance(node, ast.Call) and called(node.func) in FAULTS | {"_fail"}:
            told = node.args[-1:]
        elif isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple):
            if "FaultKind" in ast.dump(node.value.elts[0]):
                told = node.value.elts[-1:]
        elif isinstance(node, ast.Assign) and called(node.targets[0]) == "text":
            told = [node.value]
        for expression in told:
            if isinstance(expression, ast.IfExp):
                yield from filter(None, (plain(expression.body), plain(expression.orelse)))
            text = plain(expression)
            if text:
                yield text


def all_sentences() -> list[str]:
    found = set()
    for module in TOLD_IN:
        assert module.__file__
        found |= set(sentences(Path(module.__file__).read_text(encoding="utf-8")))
    return sorted(text for text in found if " " in text and not text.startswith(OURS))


@pytest.mark.parametrize("text", all_sentences())
def test_a_fault_of_the_sessions_is_known(text: str) -> None:
    patterns = (*boardwords.FILE_TEXTS, *deckwords.FILE_TEXTS)
    in_a_list = any(re.fullmatch(pattern, text) for pattern, _ in patterns)
    assert in_a_list or faults.is_known(text)
    assert "{" not in faults.told(text) + boardwords.file_fault(BoardError(None, "", text))


DECK_FAULTS = (
    "it is larger than 8 MB",
    "it has more than 100000 lines",
    "a deck needs at least 8 different fears, and this file has 1",
    "a deck has at most 1000 fears, and this file has more",
    "a deck has 8 to 1000 fears, not 1",
    "the deck can't have this name",
    f"the deck can't have this name: {NameRefusal.TOO_LONG}",
    "it is not a deck: Expected `str`, got `int` - at `$.cards[3]`",
    "it is not a deck: Object missing required field `cards`",
    "it is not TOML: Expected '=' after a key in a key/value pair (at line 1, column 5)",
    "it is not TOML: Exceeds the limit for integer string conversion",
    *(f"card 3: {fault}" for fault in (LineFault.BLANK, LineFault.TOO_LONG, LineFault.CONTROL)),
    f"card 4: {LineFault.TWICE} (card 2)",
    "card 3: it holds a blank or a sign too many",
    "its text is UTF-16; save it as UTF-8 and take it in again",
    "line 4 is not UTF-8 text; save the file as UTF-8 and take it in again",
    "you have a deck of this name already",
    "there are too many decks of this name",
    "you have no deck named 'x'",
    "it can't be written (No space left on device)",
    "it is not a file",
)


@pytest.mark.parametrize("text", DECK_FAULTS)
def test_what_is_wrong_with_a_deck_is_a_sentence_in_words(text: str) -> None:
    known = any(re.fullmatch(pattern, text) for pattern, _ in deckwords.FILE_TEXTS)
    assert known or faults.is_known(text)
    said = deckwords.file_fault(FearDeckError(None, text))
    assert said[0].isupper()
    assert said.endswith(".")
    assert not re.search(r"[{`$]", said)


def test_the_faults_are_found() -> None:
    assert len(all_sentences()) > 30


@pytest.mark.parametrize("refusal", list(NameRefusal))
def test_a_name_that_is_refused_in_a_record(refusal: NameRefusal) -> None:
    assert faults.is_known(f"seats: 'Ada': {refusal}") or faults.is_known(str(refusal))


@pytest.mark.parametrize("refusal", [*Refusal, *EndlessRefusal, *WorstRefusal])
def test_a_decision_the_rules_forbid_says_why(
    refusal: Refusal | EndlessRefusal | WorstRefusal,
) -> None:
    said = faults.told(f"the rules forbid this decision: {refusal}")
    assert said.startswith("the rules forbid this decision: ")
    assert not said.endswith(str(refusal)) or str(refusal)[0].isupper()


def test_dice_causes_and_places_are_named_in_words() -> None:
    assert faults.told("the action die shows 9, not 1 to 6").startswith("die for your action")
    ended = faults.told("the record says 22 points (shadow, mind), the replay gives unfinished")
    assert ended == "the record says 22 points (Shadow, Mind), the replay gives unfinished"
    assert faults.told("step 3: it is missing") == "step 3: it is missing"


def test_the_decoder_s_sentences_tell_only_the_place() -> None:
    said = faults.told("Expected `int`, got `str` - at `$.log[3].at`")
    assert said == "something in it has the wrong form, at $.log[3].at"
    assert faults.told("Expected `object`, got `int`") == "something in it has the wrong form"


def test_what_is_not_known_stays_as_it_is() -> None:
    assert faults.told("{0} is odd {x}") == "{0} is odd {x}"
    assert not faults.is_known("{0} is odd {x}")


def test_problems_name_file_or_step(tmp_path: Path) -> None:
    fault = files.FileFault(tmp_path / "a.nightmare", "it is empty")
    assert faults.problem(fault) == "a.nightmare: it is empty."
    broken = BrokenRecord(ReplayFault(4, FaultKind.STATE, "it is missing"))
    assert faults.problem(broken) == "Step 4: it is missing."
    with pytest.raises(OSError, match="directory") as caught:
        (tmp_path / "nowhere" / "a").write_text("")
    assert faults.problem(caught.value).endswith("nowhere/a: it is not there.")
    assert faults.problem(ValueError("seats: 'x' is not a clean name")).startswith("Seats")


def test_the_context_has_the_texts() -> None:
    assert say(faults.CONTEXT, "it is empty") == "it is empty"
