"""The command line: what `python -m game` and `crown-and-coin` do with their arguments.

Each command is a module of this package with `main(argv) -> int`, imported only when it is called for.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import io
import os
import sys
from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple, TextIO

from game import __version__, signals
from game.machine_code import CODE

PROGRAM = "python -m game"


class Command(NamedTuple):
    """A word on the command line, the module behind it and one line for `--help`."""

    module: str
    help: str


COMMANDS = {
    "text": Command("game.cli.text", "play in the terminal, in lines made for screen readers"),
    "simulate": Command("game.cli.simulate", "let bots play many games and count who wins"),
    "daily": Command("game.cli.daily", "the deal of the day, and what was made of it"),
    "puzzle": Command("game.cli.puzzle", "list the puzzles, and solve them in the terminal"),
    "scenario": Command("game.cli.scenario", "check rule scenarios: a position, choices, the result"),
    "advise": Command("game.cli.advise", "ask a computer player what it answers in a position"),
    "replay": Command("game.cli.replay", "tell a recorded game as sentences and verify it"),
    "history": Command("game.cli.history", "the games that were played: lists, figures, tables, single games"),
    "check-data": Command("game.cli.check_data", "check the card file: every fault with its line"),
}
WINDOW = "game.app"
SELF_TEST = "game.cli.self_test"


def run(arguments: Sequence[str], into: Callable[[list[str]], int] | None = None) -> int:
    """Do what the arguments say; the exit code. An unexpected error ends in a report and one sentence. `into` hands
    over to commands that are not of the game."""
    _never_fail_to_print()
    try:
        with signals.listening():
            code = (into or dispatch)(list(arguments))
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return 130
    except signals.Terminated as asked:
        return asked.code
    except BrokenPipeError:
        _forget_output()
        return 1
    except Exception as error:  # noqa: BLE001  the last net: whatever it is, the person gets a sentence and a report
        return _explain(error)
    return code


def _explain(error: Exception) -> int:
    """A faulty card file is named line by line; anything else goes into a report. The exit code."""
    from game.catalog import PackFault
    from game.content.faults import ContentError

    if isinstance(error, ContentError | PackFault):
        print(error, file=sys.stderr)
        return 2
    from game import crash

    print(crash.report(error), file=sys.stderr)
    return 1


def dispatch(arguments: list[str]) -> int:
    """Hand over to a command, to the window, or without a display to the text game."""
    arguments = [word for word in arguments if word != "--debug"]
    first = arguments[0] if arguments else ""
    if first in ("-h", "--help"):
        print(help_text())
        return 0
    if first in ("-V", "--version"):
        print(f"Crown & Coin {__version__} ({CODE.kind()})")
        return 0
    if first == "--self-test":
        return call(SELF_TEST, arguments[1:])
    if first in COMMANDS:
        return call(COMMANDS[first].module, arguments[1:])
    if first and not first.startswith("-"):
        return unknown_command(first, PROGRAM, COMMANDS)
    return _play(arguments)


def _play(arguments: list[str]) -> int:
    from game.cli.display import SENTENCE, has_display
    from game.crash import NoWindowError

    if has_display():
        gc.disable()  # until the first frame is seen (`memory.look_away`): what is made for it stays
        try:
            with contextlib.suppress(NoWindowError):
                return call(WINDOW, arguments)
        finally:
            gc.enable()
    print(SENTENCE, file=sys.stderr, flush=True)
    return call(COMMANDS["text"].module, arguments)


def call(module: str, arguments: list[str]) -> int:
    """Hand over to a module's `main`."""
    main = importlib.import_module(module).main
    if module != WINDOW and CODE.trouble:  # which the window tells itself
        from game.session.notices import Notice

        print(Notice("machine_code_unusable", {"reason": CODE.trouble}).text(), file=sys.stderr, flush=True)
    code: int = main(arguments)
    return code


def unknown_command(word: str, program: str, commands: Collection[str]) -> int:
    """Say so, and what was probably meant; the exit code."""
    from game.arguments import did_you_mean

    hint = did_you_mean(word, commands)
    print(f"{program}: there is no command {word!r}.{hint} `{program} --help` lists them.", file=sys.stderr)
    return 2


def help_text() -> str:
    """What `--help` prints."""
    commands = "\n".join(f"  {name:<12}{command.help}" for name, command in COMMANDS.items())
    return f"""\
usage: {PROGRAM} [OPTIONS]            open the window and play
       {PROGRAM} COMMAND [OPTIONS]    one of the commands below

Crown & Coin {__version__}: Citadels, Rattus Cartus and La Città at one table, against bots or with friends.

commands (each has --help):
{commands}

options:
  -h, --help     this text
  -V, --version  the version, and whether it runs compiled or as pure Python
  --pure         start without machine code, where the program brings any: the same game, slower computer players
  --debug        after an unexpected error, show where in the program it happened
  --self-test    check every file of the game, play a game to its end without a display, save and load

Without a display, `{PROGRAM}` goes on as `{PROGRAM} text`."""


def _never_fail_to_print() -> None:
    """A console that lacks a letter shows a question mark in its place. A program without a console (a packaged one on
    Windows) has no streams at all: what it says goes into a file of the log folder."""
    if sys.stdout is None or sys.stderr is None:
        stream = _file_for_output()
        sys.stdout, sys.stderr = sys.stdout or stream, sys.stderr or stream
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _file_for_output() -> TextIO:
    """The output of this start, or where even that cannot be written, nothing."""
    from pathlib import Path

    from game.files import open_own
    from game.paths import user_dir

    try:
        file = open_own(user_dir("logs") / "output.txt")
        file.truncate()
        return io.TextIOWrapper(file, encoding="utf-8", errors="replace", line_buffering=True)
    except OSError:
        return Path(os.devnull).open("w", encoding="utf-8")


def _forget_output() -> None:
    """Whoever read our output has left: let the interpreter flush into nothing at its end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
