"""A press that was meant for what lay there a moment ago is not taken for what lies there now.

Whoever puts something else in the place of what can be pressed says so first (`note`). For a third of a second a press
then counts only if it does what it would have done before: the second click of a double click, and the finger that
was on its way already, do nothing. Skipping what moves and typing are never held up.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame

from game.ui.draw.geometry import Box
from game.ui.input.actions import actions

if TYPE_CHECKING:
    from game.ui.ui import Ui

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
    """One per window, with the window's clock."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self._before: deque[tuple[float, Answers | None]] = deque(maxlen=MOST_NOTED)

    def note(self) -> None:
        """Something else is about to be there: keeps what presses would have done."""
        self._before.append((self.ui.now, self._now()))

    def uncovered(self) -> None:
        """What lay above and took the presses is gone."""
        self._before.append((self.ui.now, Answers()))

    def _now(self) -> Answers | None:
        """None: anything, for a screen that does not tell."""
        screen = self.ui.stack.top
        return None if screen is None or screen.layers else screen.answers()

    def too_soon(self, event: pygame.event.Event, since: float | None = None) -> bool:
        """Whether the press was meant for something that is not there any more; `since` when a button was held."""
        now = self.ui.now
        start = now - TOO_SOON if since is None else min(since, now - TOO_SOON)
        recent = [before for at, before in self._before if at > start]
        if not recent:
            return False
        after = self._now()
        does = self._does(event, after)
        return bool(does) and any(before is None or self._does(event, before) != does for before in recent)

    def _does(self, event: pygame.event.Event, answers: Answers | None) -> str:
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            if event.button != 1:
                return ""
            return "anything" if answers is None else answers.at(*self.ui.scale.units(event.pos))
        action = self.ui.keys.means(event, *(one.id for one in actions() if one.answers))
        return "" if not action else "anything" if answers is None else answers.of(action)
