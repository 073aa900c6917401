"""The command line. Scripts rely on it: commands, options and output are stable.

Without a command the window opens; Qt is imported only then. A wrong argument prints one line to
standard error and exits with status 2; anything else that fails prints one line and exits with 1.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from yournightmare import __version__

if TYPE_CHECKING:
    from yournightmare.sessions.files import FileFault
    from yournightmare.sessions.store import Store

WRONG_ARGUMENT = 2
FAILED = 1

_LEAST_OF_AN_ID = 4
"""So many of its first signs name a saved game."""

_BETWEEN = 0.2
"""Seconds between two lines of how far something is."""

_STEERING = re.compile("[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
"""Control signs, marks of direction, and separators of lines."""

_COMMANDS_HELP = """commands (each has --help):
  simulate GAME --games N --seed S --json   let computer players play, print figures
  verify FILE ...                           replay saved or reference games, check everything
  replay FILE --json                        one line a step
  list [--json]                             the saved games
  export SESSION FILE                       write a saved game to a .nightmare file
  import FILE                               take a .nightmare file into the saved games
"""


class Failure(Exception):  # noqa: N818 - named after what it tells
    """What to tell in one line, and the exit status."""

    def __init__(self, text: str, status: int = FAILED) -> None:
        super().__init__(text)
        self.status = status


class _Parser(argparse.ArgumentParser):
    """Tells a wrong argument in one line."""

    def error(self, message: str) -> NoReturn:
        raise Failure(message, WRONG_ARGUMENT)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        # A name that the terminal can't show must not end the program.
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        status = _run(words)
        if sys.stdout is not None:
            sys.stdout.flush()  # here, where what goes wrong with it can be told
        return status
    except Failure as failure:
        _tell(str(failure))
        return failure.status
    except BrokenPipeError:
        _hush()  # whoever read our output has enough
        return FAILED
    except OSError as error:
        if error.filename is None:
            _hush()
        what = "the output can't be written" if error.filename is None else error.filename
        _tell(f"{what}: {error.strerror or error}")
        return FAILED
    except KeyboardInterrupt:
        return 130


def _hush() -> None:
    """Let the output that is left go nowhere, so that Python doesn't complain of it at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _tell(text: str) -> None:
    if sys.stderr is not None:
        with suppress(OSError):  # there is nobody else to tell
            print(f"yournightmare: {_printable(' '.join(text.split()))}", file=sys.stderr)


def _run(words: list[str]) -> int:
    command = _command(words)
    if command is None:
        parsed = _window_parser().parse_args(words)
        _use_data_dir(parsed)
        return _window(parsed)
    make, run = _COMMANDS[command]
    words.remove(command)
    parser = _Parser(prog=f"yournightmare {command}", allow_abbrev=False, description=make.__doc__)
    _add_data_dir(parser)
    make(parser)
    parsed = parser.parse_args(words)
    _use_data_dir(parsed)
    return run(parsed)


def _command(words: list[str]) -> str | None:
    """Return the command among the words: the first one that is no option and no option's value."""
    skip = False
    for word in words:
        if skip:
            skip = False
        elif word == "--data-dir":
            skip = True
        elif not word.startswith("-"):
            return word if word in _COMMANDS else None
    return None


def _add_data_dir(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--data-dir",
        metavar="DIR",
        help="where saved games and settings lie (also by the "
        "environment variable YOURNIGHTMARE_DATA_DIR)",
    )


def _use_data_dir(parsed: argparse.Namespace) -> None:
    from yournightmare.sessions import paths

    if parsed.data_dir == "":
        raise Failure("argument --data-dir: it must not be empty", WRONG_ARGUMENT)
    if parsed.data_dir is not None:
        paths.use_data_dir(parsed.data_dir)


# The window


def _window_parser() -> _Parser:
    parser = _Parser(
        prog="yournightmare",
        allow_abbrev=False,
        description="Your Nightmare: three tabletop games about fear in one box.",
        epilog=_COMMANDS_HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", nargs="?", metavar="FILE", help="a saved game to open")
    _add_data_dir(parser)
    parser.add_argument("--version", action="version", version=f"Your Nightmare {__version__}")
    return parser


def _window(parsed: argparse.Namespace) -> int:
    file = None if parsed.file is None else Path(parsed.file)
    if file is not None and not file.is_file():
        raise Failure(f"there is no command and no file named {parsed.file!r}", WRONG_ARGUMENT)
    from yournightmare.display import display_trouble

    if trouble := display_trouble():
        raise Failure(trouble)
    import gc

    # Nothing worth collecting is thrown away before the first frame; the window turns it on again.
    gc.disable()
    from yournightmare.app import run

    return run(file)


# simulate


def _simulate_arguments(parser: argparse.ArgumentParser) -> None:
    """Let computer players play many games and print the figures as one JSON object.

    Each level plays all the games by itself, in every seat; --option levels=strong,normal lets
    levels play against each other.
    """
    from yournightmare.games.game import GAME_IDS

    parser.add_argument("game", choices=GAME_IDS)
    parser.add_argument("--games", type=_number(1, 10_000_000), required=True, metavar="N")
    parser.add_argument("--seed", type=_number(0, (1 << 63) - 1), required=True, metavar="S")
    parser.add_argument("--seats", type=_number(1, 16), metavar="N")
    parser.add_argument("--level", metavar="L")
    parser.add_argument("--option", action="append", default=[], type=_option, metavar="K=V")
    parser.add_argument("--json", action="store_true", help="on one line")


def _simulate(parsed: argparse.Namespace) -> int:
    from yournightmare.players.simulate import simulate
    from yournightmare.sessions.boards import load_board

    options: dict[str, object] = dict(parsed.option)
    try:
        if "board" in options:  # the person's own boards are known here, not to the players
            options["board"] = load_board(str(options["board"]))
        with _progress(parsed.games) as progress:
            figures = simulate(
                parsed.game,
                parsed.games,
                parsed.seed,
                parsed.seats,
                parsed.level,
                options,
                progress,
            )
    except ValueError as error:
        raise Failure(str(error), WRONG_ARGUMENT) from None
    print(json.dumps(figures, ensure_ascii=False, indent=None if parsed.json else 2))
    return 0


@contextmanager
def _progress(games: int) -> Iterator[Callable[[tuple[str, ...], int], None] | None]:
    """One line on a terminal that tells how far it is, and is gone at the end."""
    screen = sys.stderr
    if screen is None or not screen.isatty():
        yield None
        return
    told = 0.0

    def tell(table: tuple[str, ...], played: int) -> None:
        nonlocal told
        if time.monotonic() - told >= _BETWEEN:
            told = time.monotonic()
            who = " against ".join(dict.fromkeys(table))
            if len(table) > 1 and len(set(table)) == 1:
                who = f"{who} in all {len(table)} seats"
            screen.write(f"\r{who}: {played} of {games} games played\x1b[K")
            screen.flush()

    try:
        yield tell
    finally:
        screen.write("\r\x1b[K")
        screen.flush()


def _number(least: int, most: int) -> Callable[[str], int]:
    def convert(text: str) -> int:
        if not re.fullmatch(r"-?[0-9]+", text):
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
        # Python refuses to read a number of very many digits.
        if len(text) > 100 or not least <= int(text) <= most:
            shown = text if len(text) <= 100 else f"a number of {len(text)} digits"
            raise argparse.ArgumentTypeError(f"{shown} is not between {least} and {most}")
        return int(text)

    return convert


def _path(text: str) -> Path:
    if not text:
        raise argparse.ArgumentTypeError("it must not be empty")
    return Path(text)


def _option(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals or not key:
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form K=V")
    return key, value


# verify and replay


def _decisions(count: int) -> str:
    return "1 decision" if count == 1 else f"{count} decisions"


def _fault(fault: FileFault) -> str:
    """Return what is wrong with a file, named by its path as it was given."""
    return f"{fault.file}: {fault.fault}"


def _printable(text: str) -> str:
    """Return a text with what could steer a terminal or turn the text around written out."""
    return _STEERING.sub(lambda sign: sign[0].encode("unicode_escape").decode(), text)


def _printable_json(line: str) -> str:
    """Return a line of JSON that says the same, with such signs written as JSON writes them."""
    return _STEERING.sub(lambda sign: f"\\u{ord(sign[0]):04x}", line)


def _verify_arguments(parser: argparse.ArgumentParser) -> None:
    """Replay saved games (.nightmare) or reference games (.json) and check everything in them."""
    parser.add_argument("files", nargs="+", metavar="FILE", type=_path)


def _verify(parsed: argparse.Namespace) -> int:
    from yournightmare.sessions.files import FileFault
    from yournightmare.sessions.verify import verify

    status = 0
    for file in parsed.files:
        try:
            found = verify(file)
            told = f"ok: {found.name}, {_decisions(found.decisions)}, {found.result}"
            print(_printable(told), flush=True)
        except FileFault as fault:
            _tell(_fault(fault))
            status = FAILED
    return status


def _replay_arguments(parser: argparse.ArgumentParser) -> None:
    """Print a recorded game, one line a step: seat, decision, chance, events, public view."""
    parser.add_argument("file", metavar="FILE", type=_path)
    parser.add_argument("--json", action="store_true")


def _replay(parsed: argparse.Namespace) -> int:
    from yournightmare.sessions.files import FileFault
    from yournightmare.sessions.replay import Replay
    from yournightmare.sessions.verify import json_line, line, read_any, steps

    try:
        record, _ = read_any(parsed.file)
    except FileFault as fault:
        raise Failure(_fault(fault)) from None
    for step in steps(record):
        print(_printable_json(json_line(step)) if parsed.json else _printable(line(step)))
    found = Replay(record).check()
    if found is not None:
        raise Failure(f"{parsed.file}: step {found.step}: {found.text}")
    return 0


# list, export, import


def _list_arguments(parser: argparse.ArgumentParser) -> None:
    """List the saved games, the one played last first."""
    parser.add_argument("--json", action="store_true")


def _list(parsed: argparse.Namespace) -> int:
    import msgspec

    from yournightmare.sessions import paths
    from yournightmare.sessions.replay import told

    with _store(make=False) as store:
        found = [] if store is None else store.summaries()
    if parsed.json:
        print(_printable_json(msgspec.json.encode(found).decode()))
        return 0
    if not found:
        _tell(f"there are no saved games in {paths.data_dir()}")
    for one in found:
        seats = ", ".join(seat.name for seat in one.seats)
        name = f"{one.name} · " if one.name else ""
        if one.branch_of:
            name = f"what if after step {one.branch_of[1]} · {name}"
        tail = one.fault or f"{_decisions(one.steps)} · {told(one.result)}"
        if one.hints:
            tail = f"{tail} · with hints"
        print(_printable(f"{one.id}  {one.changed[:16]}  {one.game}  {name}{seats} · {tail}"))
    return 0


def _export_arguments(parser: argparse.ArgumentParser) -> None:
    """Write a saved game to a .nightmare file. An existing file is never overwritten."""
    parser.add_argument("session", metavar="SESSION", help="its id, the beginning of it, or name")
    parser.add_argument("file", metavar="FILE", type=_path)


def _export(parsed: argparse.Namespace) -> int:
    from yournightmare.sessions.files import SUFFIX, FileFault, write_file

    file = parsed.file
    if os.path.isdir(file):
        raise Failure(f"{file}: it is a folder; name a file in it. Nothing was written")
    file = file if file.suffix else file.with_suffix(SUFFIX)
    with _store(make=False) as store:
        found = [] if store is None else store.summaries()
        fitting = [one for one in found if parsed.session in (one.id, one.name)]
        if not fitting and len(parsed.session) >= _LEAST_OF_AN_ID:
            fitting = [one for one in found if one.id.startswith(parsed.session)]
        if store is None or len(fitting) != 1:
            many = "several saved games are" if fitting else "no saved game is"
            if not fitting and len(parsed.session) < _LEAST_OF_AN_ID:
                many = f"the beginning of an id takes {_LEAST_OF_AN_ID} signs, and {many}"
            raise Failure(f"{many} called {parsed.session!r}; `yournightmare list` names them all")
        record = store.load(fitting[0].id)
    try:
        write_file(file, record)
    except FileFault as fault:
        raise Failure(_fault(fault)) from None
    except OSError as error:
        raise Failure(f"{file}: {error.strerror or error}; nothing was written") from None
    print(_printable(f"exported: {file}"))
    if record.gap is not None:
        text = f"it holds only the first {len(record.log)} of {fitting[0].steps} decisions"
        why = f"what follows can't be read (step {record.gap.step}: {record.gap.text})"
        raise Failure(f"{file}: {text}; {why}, and the saved game was left as it is")
    return 0


def _import_arguments(parser: argparse.ArgumentParser) -> None:
    """Take a .nightmare file into the saved games. The file stays where it is."""
    parser.add_argument("file", metavar="FILE", type=_path)


def _import(parsed: argparse.Namespace) -> int:
    from yournightmare.sessions.files import FileFault, read_file

    try:
        record = read_file(parsed.file)
    except FileFault as fault:
        raise Failure(_fault(fault)) from None
    with _store(make=True) as store:
        assert store is not None
        added = store.add(record)
    print(f"{'was there already' if added.was_there else 'imported'}: {added.id}")
    if record.gap is not None:
        text = f"only the first {_decisions(len(record.log))} could be read"
        raise Failure(f"{parsed.file}: {text}; step {record.gap.step}: {record.gap.text}")
    return 0


@contextmanager
def _store(make: bool) -> Iterator[Store | None]:
    """The saved games; None if there are none yet and none are to be made.

    A folder that isn't there holds no games, but one that can't be looked into is a failure.
    """
    from yournightmare.sessions.store import Store, store_file
    from yournightmare.sessions.trouble import StoreTrouble

    path = store_file()
    try:
        path.stat()
    except FileNotFoundError:
        if not make:
            yield None
            return
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Failure(f"the folder {path.parent} can't be used ({reason})") from None
    try:
        store = Store(path)
        try:
            if store.trouble is not None:
                _tell(str(store.trouble))
            yield store
        finally:
            store.close()
    except StoreTrouble as trouble:
        raise Failure(trouble.without_a_game()) from None


_COMMANDS: dict[
    str,
    tuple[Callable[[argparse.ArgumentParser], None], Callable[[argparse.Namespace], int]],
] = {
    "simulate": (_simulate_arguments, _simulate),
    "verify": (_verify_arguments, _verify),
    "replay": (_replay_arguments, _replay),
    "list": (_list_arguments, _list),
    "export": (_export_arguments, _export),
    "import": (_import_arguments, _import),
}


if __name__ == "__main__":
    sys.exit(main())
