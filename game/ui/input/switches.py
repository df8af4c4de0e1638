"""Playing with one or two switches, and by resting the pointer.

With one switch the focus goes on by itself, and any press of "confirm" takes what it is on. Where there is much, it
goes from group to group first, and the press leads into the group. With two, one goes on and the other takes: these are
the actions "next" and "confirm", set like all keys. Whoever cannot press at all lets the pointer rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.ui.draw.geometry import Box
from game.ui.input.focus import groups_of, next_in_order

if TYPE_CHECKING:
    from game.ui.input.router import Router
    from game.ui.ui import Ui
    from game.ui.widgets.base import Layer, Shown, Widget

STILL = 10.0  # units that a hand trembles while it rests
BREATH = 1.0  # so many steps longer the focus stays on the first thing of a new screen
FEW = 5  # so many things are gone through one by one
ROUNDS = 2  # through a group, until it goes on with the groups


class Scanner:
    """The focus goes from one thing that can be pressed to the next, by groups where there are many."""

    def __init__(self, ui: Ui, router: Router) -> None:
        self.ui, self.router = ui, router
        self._left = 0.0  # seconds until it goes on
        self._on: Widget | None = None
        self._scope: object = None
        self._inside = False  # it goes through one group
        self._gone = 0  # steps within it

    def step(self, seconds: float) -> None:
        """Time passes."""
        pace = self.ui.settings.values.scan_seconds
        screen = self.ui.stack.top
        scope = screen.scope if screen is not None else None
        if not pace or screen is None or scope is None or self.ui.stack.changing or self.ui.motion.busy:
            self._show([])
            return
        widgets = [widget for widget in scope.focusables() if widget.box.w > 0]
        groups = self._groups(screen, scope, widgets)
        focus = self.ui.focus if self.ui.focus in widgets else None
        if scope is not self._scope or focus is not self._on:  # another screen, or something was pressed
            self._scope, self._on, self._left = scope, focus, pace * (1 + BREATH)
            self._inside, self._gone = False, 0
            self.router.show_ring(True)
        self._left -= seconds
        if widgets and (focus is None or self._left <= 0):
            self._left = pace
            self._on = self._next(groups, widgets, focus)
            self.router.show_ring(True)
            self.router.focus(self._on)
        self._show([] if self._inside else _group_of(groups, self._on))

    def takes(self, event: pygame.event.Event) -> bool:
        """Whether a press leads into the group that has the ring, and does nothing else."""
        group = self.ui.ringed
        if len(group) < 2 or not self.ui.keys.means(event, "confirm") or self.ui.focus not in group:
            return False
        self._inside, self._gone = True, 0
        self._left = self.ui.settings.values.scan_seconds * (1 + BREATH)
        self._show([])
        return True

    def _groups(self, screen: Shown, scope: Layer, widgets: Sequence[Widget]) -> list[list[Widget]]:
        """What is gone through first; none where all of it is few, or where it is not wanted."""
        if not self.ui.settings.values.scan_groups or len(widgets) <= FEW:
            return []
        return groups_of(widgets, screen.areas() if scope is screen.root else [])

    def _next(self, groups: list[list[Widget]], widgets: Sequence[Widget], focus: Widget | None) -> Widget | None:
        here = _group_of(groups, focus)
        if not here:
            return groups[0][0] if groups else next_in_order(widgets, focus, backwards=False)
        if self._inside and self._gone < ROUNDS * len(here) - 1:
            self._gone += 1
            return next_in_order(here, focus, backwards=False)
        self._inside, self._gone = False, 0
        return groups[(groups.index(here) + 1) % len(groups)][0]

    def _show(self, group: Sequence[Widget]) -> None:
        """The ring lies round all of a group while it is chosen by groups."""
        shown = list(group) if len(group) > 1 else []
        if shown != self.ui.ringed:
            self.ui.ringed = shown
            self.ui.top.all()


def _group_of(groups: list[list[Widget]], widget: Widget | None) -> list[Widget]:
    return next((group for group in groups if widget in group), [])


class Dwell:
    """A pointer that rests on something presses it, once until it has moved on. How far it is shows beside it."""

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
        presses = self._rest(seconds)
        self._show()
        return presses

    def _rest(self, seconds: float) -> list[pygame.event.Event]:
        wanted, pointer = self.ui.settings.values.dwell_seconds, self.ui.mouse.place
        if not wanted or pointer is None or not self.ui.mouse.in_use:
            self._rested = 0.0
            return []
        if self._at is None or abs(pointer[0] - self._at[0]) + abs(pointer[1] - self._at[1]) > STILL:
            self._at, self._rested, self._done = pointer, 0.0, False
            return []
        on = self.ui.mouse.hovered
        if self._done or on is None or not on.interactive or self.ui.mouse.held is not None:
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

    def _show(self) -> None:
        """A ring round the pointer that closes."""
        place = self.ui.mouse.place
        shown = (*place, self.share) if place is not None and self.share > 0 else None
        before = self.ui.dwelling
        if shown != before:
            self.ui.dwelling = shown
            for one in (before, shown):
                if one is not None:
                    self.ui.top.add(self.ui.scale.rect(ring_box(one[0], one[1])))


RING = 26.0  # units: the radius of the ring round a pointer that rests


def ring_box(x: float, y: float) -> Box:
    """Where that ring lies, in units."""
    return Box(x - RING - 6, y - RING - 6, 2 * RING + 12, 2 * RING + 12)
