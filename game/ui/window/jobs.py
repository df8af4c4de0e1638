"""Short preparations for moments when nothing moves: imports, pictures that are put together before they are needed.

A job of the program is done once, whatever is shown. One of a screen is done as that screen sees the world, of which
the game is a part, and is forgotten as soon as the screen is left or is about another game.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from game.ui.draw.easel import Easel
from game.ui.window.told import Told

Job = Callable[[], object]


class _Wanted(NamedTuple):
    job: Job
    screen: Told | None = None  # none: of the program
    game: str = ""  # the one in question when it was wanted
    soon: bool = False  # wanted so soon that it is done while something moves, too


class Jobs:
    """Those that wait, the next one first."""

    def __init__(self, easel: Easel) -> None:
        self._easel = easel
        self._waiting: deque[_Wanted] = deque()

    def __len__(self) -> int:
        return len(self._waiting)

    def append(self, job: Job) -> None:
        """A job of the program, as the last."""
        self._waiting.append(_Wanted(job))

    def appendleft(self, job: Job) -> None:
        """A job of the program, as the next."""
        self._waiting.appendleft(_Wanted(job))

    def add(self, screen: Told, jobs: Iterable[Job], *, first: bool = False, soon: bool = False) -> None:
        """Jobs of a screen that is shown, or about to be; each only once. Those wanted `soon` need not wait until
        nothing moves, and are the next ones."""
        known = {one.job for one in self._waiting if one.screen is screen}
        game = screen.game or self._easel.game
        made = [_Wanted(job, screen, game, soon) for job in dict.fromkeys(jobs) if job not in known]
        if first or soon:
            self._waiting.extendleft(reversed(made))
        else:
            self._waiting.extend(made)

    def forget(self) -> None:
        """Those of screens: what they would prepare is of another size now."""
        self._waiting = deque(one for one in self._waiting if one.screen is None)

    def do_one(self, screens: Sequence[Told], *, moving: bool = False) -> None:
        """The next one that is still wanted, if there is any, while these `screens` lie above one another; while
        something is `moving` only one wanted soon."""
        while self._waiting and (self._waiting[0].soon or not moving):
            one = self._waiting.popleft()
            if one.screen is None:
                one.job()
                return
            if one.screen in screens and one.screen.game in ("", one.game):
                with self._easel.about(one.game):
                    one.job()
                return
