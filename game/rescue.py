"""Around the window: an unexpected error is reported, the player is asked, and the game goes on from the autosave.

This is the one net, beside that of `game.cli` around everything else. It first lets the keeper write the last whole
state (a rule that broke in mid-answer leaves a match that nobody may save), then writes a report (`game.crash`), then
asks: with the screens, or a bare drawing, or a box of the system, whichever still works. Going on means a new `App`. An
error that returns at the same answer offers a way back to an earlier one (`game.session.film`). What goes wrong in
threads and in the bots' process is reported, and does not stop the game.
"""

from __future__ import annotations

import logging
import threading
from collections import Counter
from collections.abc import Callable
from contextlib import contextmanager
from typing import Any, Literal, NamedTuple, Protocol

from game import crash
from game.content.faults import ContentError
from game.crash import NoWindowError, Report
from game.signals import Terminated

Choice = Literal["continue", "earlier", "title", "quit"]
Place = tuple[int, int]  # the seed of a match and the number of its answers
NOWHERE: Place = (0, -1)
CRASHED = 1
_log = logging.getLogger(__name__)


class Start(NamedTuple):
    """How the window opens: as usual (None) or as was chosen after an error; `steps` own answers back for "earlier".
    `game` is the key of the game that broke off, if there was one."""

    choice: Choice | None = None
    steps: int = 0
    game: str = ""


USUAL = Start()


class Program(Protocol):
    """What is guarded: `game.app.App`."""

    def begin(self, start: Start) -> None:
        """Opens the window, in that way."""

    def run(self) -> int: ...

    def abandon(self) -> None:
        """Writes what waits, ends helpers, and trusts nothing else."""

    def context(self) -> crash.Context: ...

    def place(self) -> Place | None:
        """Where in which match, if one is played or was being opened."""

    def game(self) -> str:
        """The key of that match's save; nothing where none was open."""

    def can_continue(self) -> bool:
        """Whether there is a game to go on with."""

    def settings(self) -> Any:
        """The settings in use; None if they were not read yet."""

    def tell(self, report: Report) -> None:
        """Something failed in the background; called from any thread."""


class Guard:
    """Runs the program; `make` makes it anew after each error."""

    def __init__(self, make: Callable[[], Program]) -> None:
        self.make = make
        self.program: Program | None = None
        self.background = crash.Background()
        self.background.context = self._context
        self.background.told = self._tell_background
        self._met: Counter[Place] = Counter()

    def run(self) -> int:
        """Until the player has enough: the exit code. Raises NoWindowError and ContentError, which others explain."""
        start = USUAL
        with self._watching_threads():
            while True:
                try:
                    self.program = self.make()
                    self.program.begin(start)
                    return self.program.run()
                except NoWindowError:
                    raise
                except (KeyboardInterrupt, Terminated, ContentError):
                    self._safely(lambda program: program.abandon())
                    raise
                except Exception as error:  # noqa: BLE001  the last net of the window: whatever it is, ask and go on
                    chosen = self._ask(error)
                if chosen.choice == "quit":
                    return CRASHED
                start = chosen

    def _ask(self, error: Exception) -> Start:
        """Keep the game, write the report, show the window: in this order."""
        self._safely(lambda program: program.abandon())
        report = crash.write_report(error, self._context())
        crash.tell_in_full(error)
        _log.error("%s", report.sentence)
        place = self._safely(lambda program: program.place()) or NOWHERE
        self._met[place] += 1
        choices = offered(place, self._met[place], bool(self._safely(lambda program: program.can_continue())))
        chosen = self._asked(report, choices)
        game = self._safely(lambda program: program.game()) or ""
        self.program = None
        return Start(chosen, self._met[place] - 1, game)

    def _asked(self, report: Report, choices: tuple[Choice, ...]) -> Choice:
        try:
            from game.ui.window import crash_window
            from game.ui.window.trouble import Trouble

            trouble = Trouble(report.what, report.path, choices)
            return crash_window.ask(trouble, self._safely(lambda program: program.settings()))
        except Exception as error:  # noqa: BLE001  nothing is left to ask with; the sentence was said
            _log.error("nobody could be asked: %r", error)
            return "quit"

    def _safely(self, act: Callable[[Program], Any]) -> Any:
        """What `act` finds out about a program that may be broken anywhere; None if it cannot."""
        try:
            return None if self.program is None else act(self.program)
        except Exception as error:  # noqa: BLE001  one error is being told already
            _log.error("after the error: %r", error)
            return None

    # --- the background ---

    def _context(self) -> crash.Context:
        found = self._safely(lambda program: program.context())
        return found if isinstance(found, crash.Context) else crash.Context()

    def _tell_background(self, report: Report) -> None:
        self._safely(lambda program: program.tell(report))

    @contextmanager
    def _watching_threads(self) -> Any:
        before = threading.excepthook
        threading.excepthook = self.background.in_thread
        try:
            yield
        finally:
            threading.excepthook = before


def offered(place: Place, times: int, can_continue: bool) -> tuple[Choice, ...]:
    """What the player may choose when an error has come `times` times at the same place."""
    if not can_continue:
        return "title", "quit"
    if place == NOWHERE:
        return "title", "continue", "quit"
    return ("continue" if times < 2 else "earlier"), "title", "quit"
