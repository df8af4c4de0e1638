"""`python -m game --self-test`: whether this installation is whole and works, without a display and within seconds."""

from __future__ import annotations

import os
import platform
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from game import __version__, catalog, paths
from game.arguments import Parser
from game.cli.self_test_files import Fault
from game.machine_code import CODE

Part = Callable[[], str]


def main(argv: Sequence[str]) -> int:
    """Check everything and say so; 0 if all is well, 1 if anything is not. Leaves no trace in anybody's folders."""
    parser = Parser(prog="python -m game --self-test", description="Check this installation.")
    parser.add_argument(
        "--answers", type=Path, metavar="FILE", help="only write the answers that machine code is compared by"
    )
    options = parser.parse_args(list(argv))
    if options.answers is not None:
        return _write_answers(options.answers)
    start = time.monotonic()
    with tempfile.TemporaryDirectory(prefix=f"{paths.APP}-", ignore_cleanup_errors=True) as home:
        _use_nothing_of_this_computer(Path(home))
        print(f"Crown & Coin {__version__} ({CODE.kind()}), {_kind()} on {platform.platform()}", flush=True)
        failed = [name for name, part in _parts(Path(home)).items() if not _passes(name, part)]
    seconds = time.monotonic() - start
    if failed:
        print(f"Failed: {', '.join(failed)} (after {seconds:.1f} s).")
        return 1
    print(f"All is well ({seconds:.1f} s).")
    return 0


def _write_answers(path: Path) -> int:
    from game.cli.self_test_answers import write

    write(path)
    return 0


def _kind() -> str:
    """What is being tested: the executable, or which Python runs the source."""
    return "executable" if getattr(sys, "frozen", False) else f"Python {platform.python_version()}"


def _use_nothing_of_this_computer(home: Path) -> None:
    """No window, no sound, and none of the person's folders: also for processes started from here."""
    os.environ |= {
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        paths.HOME_VARIABLE: str(home),
    }


def _parts(home: Path) -> dict[str, Part]:
    from game.cli import self_test_answers
    from game.cli import self_test_files as files
    from game.cli import self_test_play as play

    return {
        "data": files.check_data,
        "files": files.check_contents,
        "pictures": files.check_pictures,
        "fonts": files.check_fonts,
        "texts": files.check_texts,
        "answers": partial(self_test_answers.check, home),
        **{game: partial(play.check_game, home / game, game) for game in catalog.games()},
    }


def _passes(name: str, part: Part) -> bool:
    """Run one part and print what it found."""
    try:
        print(f"  {name:<15}{part()}", flush=True)
    except Fault as fault:
        print(f"  {name:<15}FAILED: {fault}", flush=True)
    except Exception as error:  # noqa: BLE001  whatever it is, it is what this test is for
        print(f"  {name:<15}FAILED: {type(error).__name__}: {error}", flush=True)
        traceback.print_exc()
    else:
        return True
    return False
