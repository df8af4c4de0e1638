"""Unexpected errors: a report in the log folder, and a sentence that says where it is.

A report can be given away: the home folder, the user's and the players' names are taken out. With a game running it
ends in that game without names, and `python -m game replay REPORT` plays it again.
"""

from __future__ import annotations

import builtins
import contextlib
import keyword
import logging
import platform
import re
import sys
import threading
import traceback
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from game import __version__, paths
from game.machine_code import CODE

KEPT = 20  # reports in the folder; older ones go
PATTERN = "crash-*.txt"
# Accounts that many computers have: they name nobody.
NOBODY = frozenset((
    "root", "admin", "administrator", "user", "users", "guest", "nobody", "daemon", "system", "owner", "player",
    "public", "debian", "ubuntu", "pi", "runner", "vagrant",
))  # fmt: skip
# Words that mean something else in a report: as somebody's name they are looked for where they stand alone.
WORDS_OF_REPORTS = frozenset(word.lower() for word in (
    *keyword.kwlist, *dir(builtins), "a", "an", "the", "of", "to", "at", "on", "by", "no", "it", "me", "my", "we", "he",
    "you", "self", "game", "ui", "screen", "line", "file", "most", "recent", "call", "last", "answers", "seats",
    "settings", "arguments", "python", "driver", "video", "rules", "version", "seed",
))  # fmt: skip
GAME_FOLLOWS = "--- the game so far: python -m game replay THIS_FILE ---"
_log = logging.getLogger(__name__)


class NoWindowError(Exception):
    """Raised by `game.app` when the system promises a display but opens no window; the game then goes on as text."""


class Context(NamedTuple):
    """What the running program adds to a report: facts line by line, names that must not appear in it, and the game as
    the bytes of a save without names."""

    facts: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    game: bytes = b""


class Report(NamedTuple):
    """`what` is the error in one line; `path` the file that tells all, None if no folder could be written to."""

    what: str
    path: Path | None

    @property
    def sentence(self) -> str:
        """For somebody at a terminal."""
        met = f"Crown & Coin met an unexpected error ({self.what})"
        if self.path is None:
            return f"{met} and found no folder to write a report to."
        return f"{met}. A report is in {self.path}; nothing was sent anywhere."


def told_in_full() -> bool:
    """Whether whoever sits at the terminal gets the traceback, too: in a checkout, and with --debug."""
    return paths.in_checkout() or "--debug" in sys.argv


def tell_in_full(error: BaseException) -> None:
    """The traceback at the terminal, for those who want it."""
    if told_in_full():
        traceback.print_exception(error)


def report(error: BaseException) -> str:
    """Write a report of that error; the sentence for the person. Never raises for want of a writable folder."""
    written = write_report(error)
    if written.path is None or told_in_full():
        traceback.print_exception(error)
    return written.sentence


def write_report(error: BaseException, context: Context | None = None) -> Report:
    """Write a report of that error and what is known about the game. Never raises for want of a writable folder."""
    return _report(_one_line(error), "".join(traceback.format_exception(error)), context or Context())


def _one_line(error: BaseException) -> str:
    return "".join(traceback.format_exception_only(error)).strip().splitlines()[-1][:300]


def _report(what: str, details: str, context: Context) -> Report:
    text = anonymous("\n".join([*_facts(), *context.facts, "", details.rstrip(), ""]), context.names)
    if context.game:
        text += f"\n{GAME_FOLLOWS}\n{context.game.decode().strip()}\n"
    return Report(anonymous(what, context.names), _write(text))


def _facts() -> list[str]:
    return [
        f"Crown & Coin {__version__} ({'packaged, ' if getattr(sys, 'frozen', False) else ''}{CODE.kind()})",
        f"{platform.python_implementation()} {platform.python_version()} on {platform.platform()}",
        *_libraries(),
        f"arguments: {sys.argv[1:]}",
        f"time: {datetime.now(UTC).isoformat(timespec='seconds')}",
        f"thread: {threading.current_thread().name}",
    ]


def _libraries() -> Iterator[str]:
    """What is loaded already; a report loads nothing."""
    pygame: Any = sys.modules.get("pygame")
    with contextlib.suppress(Exception):
        if pygame is not None:
            driver = pygame.display.get_driver() if pygame.display.get_init() else "none"
            yield f"pygame-ce {pygame.version.ver}, SDL {pygame.version.SDL}, video driver {driver}"


# --- nothing private ---


def anonymous(text: str, names: Iterable[str] = ()) -> str:
    """The text without the home folder, the place of the program, the user's name and these names.

    Only whole words are names, and no piece of code is: `screen.root` and `max(` stay what they are.
    """
    for folder, stand_in in _folders_to_hide():
        for written in {folder, folder.replace("\\", "\\\\"), folder.replace("\\", "/")}:
            found = rf"(?<![\w.~>-]){re.escape(written)}(?![\w-])"
            text = re.sub(found, lambda _found, to=stand_in: to, text)  # type: ignore[misc]
    for name in names:
        text = _without(name.strip(), "<player>", text)
    user = _user().strip()
    return text if user.lower() in NOBODY else _without(user, "<user>", text, in_paths=True)


def _without(name: str, stand_in: str, text: str, *, in_paths: bool = False) -> str:
    """The text without a name: as a word, between quotation marks or as a folder. A single letter or a common word is
    taken out only where it stands alone, because elsewhere it means something else."""
    if not name:
        return text
    bare, alone = re.escape(name), len(name) == 1 or name.lower() in WORDS_OF_REPORTS
    places = [rf"(?<=['\"]){bare}(?=['\"])"]
    if in_paths:
        places.append(rf"(?<![>~][\\/])(?<=[\\/]){bare}(?=[\\/]|['\"\s,:;)]|$)")
    if not alone:
        places.append(rf"(?<![\w.]){bare}(?![\w(=\[])")
    return re.sub("|".join(places), stand_in, text)


def _folders_to_hide() -> list[tuple[str, str]]:
    """The longest first: what lies inside another folder is named by the nearer one."""
    found = {str(Path(__file__).resolve().parent.parent): "<program>", str(Path(sys.prefix)): "<python>"}
    with contextlib.suppress(RuntimeError, OSError):
        found[str(Path.home())] = "~"
        found[str(Path.home().resolve())] = "~"
    return sorted(((path, to) for path, to in found.items() if len(path) > 3), key=lambda entry: -len(entry[0]))


def _user() -> str:
    try:
        import getpass

        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return ""


# --- files ---


def _write(text: str) -> Path | None:
    """The file that now holds the text; in the temporary folder if the log folder refuses it, None if that does too."""
    name = f"crash-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.txt"
    from tempfile import gettempdir

    own, everybodys = paths.user_dir("logs"), Path(gettempdir())
    for path in (own / name, everybodys / f"crown-and-coin-{name}"):
        try:
            with path.open("x", encoding="utf-8", errors="backslashreplace") as file:  # never through somebody's link
                file.write(text)
        except OSError:
            continue
        if path.parent == own:  # elsewhere other programs' files have such names, too
            _keep_newest(own)
        return path
    return None


def _keep_newest(folder: Path) -> None:
    with contextlib.suppress(OSError):
        for old in sorted(folder.glob(PATTERN))[:-KEPT]:  # their names are their dates
            old.unlink(missing_ok=True)


def game_in(content: bytes) -> bytes:
    """The game at the end of a report; anything else is given back as it is."""
    _before, found, game = content.partition(b"\n" + GAME_FOLLOWS.encode())
    return game.strip() if found else content


# --- errors beside the game: it goes on, but they are not lost ---


class Background:
    """Errors of threads and of the bots' process: logged, and each kind reported once.

    `context` says what the program adds; `told` is called with each report, from whichever thread it was.
    """

    def __init__(self) -> None:
        self.context: Callable[[], Context] = Context
        self.told: Callable[[Report], None] = lambda _report: None
        self._known: set[tuple[str, str]] = set()

    def happened(self, where: str, details: str) -> None:
        """`details` is a traceback, or whatever is known. Reports and tells; never raises."""
        report = self.noted(where, details)
        if report is not None:
            self.told(report)

    def noted(self, where: str, details: str) -> Report | None:
        """Reports what is told in another way; None if it was reported before. Never raises."""
        what = (details.strip().splitlines() or ["unknown error"])[-1][:300]
        _log.error("%s: %s", where, what)
        if (where, what) in self._known:
            return None
        self._known.add((where, what))
        try:
            return _report(what, f"{where}:\n{details}", self._context())
        except Exception as error:  # noqa: BLE001  a report of an error must not become another one
            _log.error("no report: %s", error)
            return None

    def _context(self) -> Context:
        try:
            return self.context()
        except Exception as error:  # noqa: BLE001  as above
            return Context((f"context: {error!r}",))

    def in_thread(self, arguments: threading.ExceptHookArgs) -> None:
        """For `threading.excepthook`."""
        if issubclass(arguments.exc_type, SystemExit):
            return
        name = arguments.thread.name if arguments.thread else "?"
        lines = traceback.format_exception(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)
        self.happened(f"thread {name}", "".join(lines))
