"""Short preparations for moments when nothing moves: imports, pictures that are put together before they are needed.

A job of the program is done once, whatever is shown. One of a screen is done as that screen sees the world, of which
the game is a part, and is forgotten as soon as the screen is left or is about another game.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from game.ui.ui import Ui
    from game.ui.window.screen import Screen

Act = Callable[[], object]


class _Job(NamedTuple):
    act: Act
    screen: Screen | None = None  # none: of the program
    game: str = ""  # the one in question when it was wanted
    soon: bool = False  # wanted so soon that it is done while something moves, too


class Jobs:
    """Those that wait, the next one first."""

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self._waiting: deque[_Job] = deque()

    def __len__(self) -> int:
        return len(self._waiting)

    def append(self, act: Act) -> None:
        """A job of the program, as the last."""
        self._waiting.append(_Job(act))

    def appendleft(self, act: Act) -> None:
        """A job of the program, as the next."""
        self._waiting.appendleft(_Job(act))

    def add(self, screen: Screen, acts: Iterable[Act], *, first: bool = False, soon: bool = False) -> None:
        """Jobs of a screen that is shown, or about to be; each only once. Those wanted `soon` need not wait until
        nothing moves, and are the next ones."""
        known = {one.act for one in self._waiting if one.screen is screen}
        game = screen.game or self._ui.game
        made = [_Job(act, screen, game, soon) for act in dict.fromkeys(acts) if act not in known]
        if first or soon:
            self._waiting.extendleft(reversed(made))
        else:
            self._waiting.extend(made)

    def forget(self) -> None:
        """Those of screens: what they would prepare is of another size now."""
        self._waiting = deque(one for one in self._waiting if one.screen is None)

    def do_one(self, *, moving: bool = False) -> None:
        """The next one that is still wanted, if there is any; while something is `moving` only one wanted soon."""
        while self._waiting and (self._waiting[0].soon or not moving):
            job = self._waiting.popleft()
            if job.screen is None:
                job.act()
                return
            if job.screen in self._ui.stack.screens and job.screen.game in ("", job.game):
                with self._ui.about(job.game):
                    job.act()
                return
