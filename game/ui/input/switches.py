"""Playing with one or two switches, and by resting the pointer.

With one switch the focus goes on by itself, and any press of "confirm" takes what it is on. With two, one goes on and
the other takes: these are the actions "next" and "confirm", set like all keys. Whoever cannot press at all lets the
pointer rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.input.focus import next_in_order

if TYPE_CHECKING:
    from game.ui.input.router import Router
    from game.ui.ui import Ui
    from game.ui.widgets.base import Widget

STILL = 10.0  # units that a hand trembles while it rests
BREATH = 1.0  # so many steps longer the focus stays on the first thing of a new screen


class Scanner:
    """The focus goes from one thing that can be pressed to the next."""

    def __init__(self, ui: Ui, router: Router) -> None:
        self.ui, self.router = ui, router
        self._left = 0.0  # seconds until it goes on
        self._on: Widget | None = None
        self._scope: object = None

    def step(self, seconds: float) -> None:
        """Time passes."""
        pace = self.ui.settings.values.scan_seconds
        screen = self.ui.stack.top
        scope = screen.scope if screen is not None else None
        if not pace or scope is None or self.ui.stack.changing or self.ui.motion.busy:
            return
        widgets = [widget for widget in scope.focusables() if widget.box.w > 0]
        focus = self.ui.focus if self.ui.focus in widgets else None
        if scope is not self._scope or focus is not self._on:  # another screen, or something was pressed
            self._scope, self._on, self._left = scope, focus, pace * (1 + BREATH)
            self.router.show_ring(True)
        self._left -= seconds
        if widgets and (focus is None or self._left <= 0):
            self._left = pace
            self._on = next_in_order(widgets, focus, backwards=False)
            self.router.show_ring(True)
            self.router.focus(self._on)


class Dwell:
    """A pointer that rests on something presses it, once until it has moved on."""

    def __init__(self, ui: Ui, router: Router) -> None:
        self.ui, self.router = ui, router
        self._at: tuple[float, float] | None = None
        self._rested = 0.0
        self._done = False

    @property
    def share(self) -> float:
        """How much of the time has gone, 0 to 1."""
        wanted = self.ui.settings.values.dwell_seconds
        return min(1.0, self._rested / wanted) if wanted and not self._done else 0.0

    def step(self, seconds: float) -> list[pygame.event.Event]:
        """Time passes: the press, where it is one."""
        wanted, pointer = self.ui.settings.values.dwell_seconds, self.router.pointer
        if not wanted or pointer is None or not self.router.by_pointer:
            self._rested = 0.0
            return []
        if self._at is None or abs(pointer[0] - self._at[0]) + abs(pointer[1] - self._at[1]) > STILL:
            self._at, self._rested, self._done = pointer, 0.0, False
            return []
        on = self.router.hovered
        if self._done or on is None or not on.interactive or self.router.held is not None:
            self._rested = 0.0
            return []
        self._rested += seconds
        if self._rested < wanted:
            return []
        self._rested, self._done = 0.0, True
        k = self.ui.scale.k
        at = (round(pointer[0] * k), round(pointer[1] * k))
        return [
            pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=False),
            pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1, touch=False),
        ]
