"""A press that was meant for what lay there a moment ago is not taken for what lies there now.

Whoever puts something else in the place of what can be pressed says so first (`note`). For a third of a second a press
then counts only if it does what it would have done before: the second click of a double click, and the finger that
was on its way already, do nothing. Skipping what moves and typing are never held up.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field

import pygame

from game.ui.draw.geometry import Box
from game.ui.input.actions import actions
from game.ui.input.keymap import KeyMap

TOO_SOON = 0.35  # seconds in which nobody reads something new and presses it on purpose
MOST_NOTED = 40


@dataclass(frozen=True)
class Answers:
    """What presses do at one moment, in words that are compared: places (topmost first), actions, and the focus.
    What is not listed does nothing that could be regretted."""

    places: tuple[tuple[Box, str], ...] = ()
    actions: Mapping[str, str] = field(default_factory=dict)
    focus: str = ""

    def at(self, x: float, y: float) -> str:
        return next((does for box, does in self.places if box.contains(x, y)), "")

    def of(self, action: str) -> str:
        return self.focus if action == "confirm" and self.focus else self.actions.get(action, "")


class Presses:
    """What presses would have done before each change; one per window. Times are those of the window's clock."""

    def __init__(self, keys: KeyMap) -> None:
        self._keys = keys
        self._before: deque[tuple[float, Answers | None]] = deque(maxlen=MOST_NOTED)

    def note(self, now: float, answers: Answers | None) -> None:
        """Something else is about to be there: keeps what presses did until now. None: anything, it is not told."""
        self._before.append((now, answers))

    def uncovered(self, now: float) -> None:
        """What lay above and took the presses is gone."""
        self._before.append((now, Answers()))

    def too_soon(
        self, event: pygame.event.Event, at: tuple[float, float], now: float, after: Answers | None, since: float | None
    ) -> bool:  # fmt: skip
        """Whether the press, of a button `at` a place in units, was meant for something that is not there any more, as
        presses do now what `after` says; `since` when a button was held."""
        start = now - TOO_SOON if since is None else min(since, now - TOO_SOON)
        recent = [before for when, before in self._before if when > start]
        if not recent:
            return False
        does = self._does(event, at, after)
        return bool(does) and any(before is None or self._does(event, at, before) != does for before in recent)

    def _does(self, event: pygame.event.Event, at: tuple[float, float], answers: Answers | None) -> str:
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            if event.button != 1:
                return ""
            return "anything" if answers is None else answers.at(*at)
        action = self._keys.means(event, *(one.id for one in actions() if one.answers))
        return "" if not action else "anything" if answers is None else answers.of(action)
