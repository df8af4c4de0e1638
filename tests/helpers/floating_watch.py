"""Plays whole games and looks at every frame where things float: never on what is offered, lit or in focus, never on
one another, never outside the window."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame

from game.table.pieces import Spot
from game.table.screen import TableScreen
from game.ui.draw.geometry import Box
from game.ui.draw.markup import plain
from game.ui.widgets import Button, Widget
from game.ui.widgets.base import Shown
from game.ui.widgets.floating import in_sight
from tests.ui.driver import Driver

FRAME = 0.12
PAINTED = 4  # one frame of so many: where things lie is known before they are painted


class FloatingWatch:
    """`wrong` is what was found: what floats where, and on what."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.wrong: dict[str, str] = {}  # the first text that did it
        self.seen: dict[str, int] = {}  # how many frames had such a thing
        self.waited: dict[str, int] = {}  # how many had one that found no room
        self._frames = 0

    def frame(self, seconds: float = FRAME) -> None:
        """Lets time pass, draws now and then, and looks."""
        self.driver.shell.step(seconds)
        if self._frames % PAINTED == 0:
            self.driver.shell.draw(self.driver.surface)
        self._frames += 1
        self.look()

    def frames(self, count: int) -> None:
        for _frame in range(count):
            self.frame()

    def look(self) -> None:
        """What floats now, and what it lies on."""
        screen, popups = self.driver.screen, self.driver.ui.popups
        if self.driver.ui.stack.changing or screen.root is None:
            return
        floats = [(_kind(one), one.box, one) for one in self.driver.ui.floating.floats() if one.wish() is not None]
        for kind, box, _one in floats:
            counts = self.seen if box.w > 0 else self.waited
            counts[kind] = counts.get(kind, 0) + 1
        shown = [(kind, box) for kind, box, _one in floats if box.w > 0]
        shown += [("tip", popups.tip.box)] if popups.tip.text else []
        shown += [("words", popups.words.box)] if popups.words.shown else []
        within = [one for _kind_, _box, one in floats if isinstance(one, Widget)]
        needed = [
            (widget.name, box) for widget, box in _needed(screen) if not any(widget.within(one) for one in within)
        ]
        for kind, box in shown:
            told = next(
                (str(getattr(one, "text", "") or getattr(one, "value", "")) for k, b, one in floats if b == box), ""
            )
            for name, other in needed:
                if box.overlaps(other):
                    self._note(f"{kind} on {name}", told)
            if not self.driver.ui.scale.bounds.holds(box, 1.0):
                self._note(f"{kind} leaves the window", told)
        self._compare(shown)
        if isinstance(screen, TableScreen):
            self._listen(screen)

    def _compare(self, shown: list[tuple[str, Box]]) -> None:
        """Nothing that floats lies on anything else that does."""
        for at, (kind, box) in enumerate(shown):
            for other_kind, other in shown[at + 1 :]:
                if box.overlaps(other) and {kind, other_kind} != {"tip", "words"}:
                    self._note(f"{kind} on {other_kind}", "")

    def _listen(self, table: TableScreen) -> None:
        """No loss is said by the herald besides, and the question can be read while it speaks."""
        message = table.message
        if table.herald.visible and table.herald.box.overlaps(table.prompt._words):
            self._note("herald on the words of the question", table.herald.value)
        if table.herald.visible and message.visible and not message.aside:
            for line in message.lines:
                if plain(line.text) in table.herald.value:
                    self._note("said twice at once", line.text)

    def _note(self, what: str, told: str) -> None:
        screen = self.driver.screen
        self.wrong.setdefault(f"{screen.name}: {what}", told)


def _kind(one: object) -> str:
    return one.role if isinstance(one, Widget) else "toast"


def _needed(screen: Shown) -> list[tuple[Widget, Box]]:
    """What is offered, found by itself: never by what keeps it clear."""
    scope = screen.scope
    assert scope is not None
    if screen.layers or not isinstance(screen, TableScreen):
        return [(one, in_sight(one)) for one in scope.walk() if one.interactive and in_sight(one).h > 1]
    found: list[tuple[Widget, Box]] = []
    shade = getattr(screen, "shade", None)
    taught = shade is not None and shade.visible  # in lessons what is lit is offered
    for one in scope.walk():
        if not taught and isinstance(one, Spot) and one.uncovered(*one.box.center) and _offered(screen, one):
            found.append((one, Box(*one.box)))
        elif isinstance(one, Button) and one.parent is screen.prompt:
            found.append((one, one.box))
    if shade is not None and shade.visible:
        bounds = screen.ui.scale.bounds
        found += [(shade, box) for box in shade.lit if box.w * box.h < 0.4 * bounds.w * bounds.h]
    return found


def _offered(table: TableScreen, spot: Spot) -> bool:
    """Whether a press there is (part of) an answer now."""
    if table.offers is None:
        return False
    planned = table.board.plan.mark(spot.place, spot.thing)
    return bool(planned.state if planned is not None else table.offers.at(spot.place, spot.thing))


class Player:
    """Answers whatever is asked, by pointer, key or list, and looks around between."""

    def __init__(self, watch: FloatingWatch, seed: int) -> None:
        self.watch, self.rng = watch, Random(seed)
        self.driver = watch.driver

    def _send(self, kind: int, **facts: Any) -> None:
        self.driver.shell.process(pygame.event.Event(kind, **facts))

    def point(self, box: Box) -> None:
        k = self.driver.ui.scale.k
        at = (round(box.cx * k), round(box.cy * k))
        self._send(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0))

    def press(self, box: Box) -> None:
        """Clicks there, and looks while the button is held."""
        self.driver.see()
        self.point(box)
        k = self.driver.ui.scale.k
        at = (round(box.cx * k), round(box.cy * k))
        self._send(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
        self.watch.frame(0.02)
        self._send(pygame.MOUSEBUTTONUP, pos=at, button=1)

    def strike(self, key: int) -> None:
        self.driver.see()
        self._send(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
        self._send(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0)

    def play(self, most: int) -> None:
        """Until the table is left or patience ends."""
        for _act in range(most):
            screen = self.driver.screen
            if not isinstance(screen, TableScreen):
                self.watch.frames(8)
                return
            if screen.layers:
                self.watch.frames(2)
                self.strike(pygame.K_ESCAPE)
            elif screen.offers is None:
                self.watch.frames(3)
            else:
                self.act(screen)
            self.watch.frames(self.rng.choice([1, 2, 6]))

    def act(self, table: TableScreen) -> None:
        """Something that somebody does who is asked."""
        way = self.rng.random()
        assert table.root is not None
        assert table.offers is not None
        wanted = [widget for widget, _box in _needed(table)]
        things = [one for one in wanted if one.interactive and one.hangs]
        if way < 0.12:
            self.strike(
                self.rng.choice([pygame.K_t, pygame.K_TAB, pygame.K_F2, pygame.K_RIGHT, pygame.K_h, pygame.K_o])
            )
        elif way < 0.3:
            around = [one for one in table.root.walk() if one.takes_pointer and one.box.w > 4]
            if around:
                self.point(self.rng.choice(around).box)
                self.watch.frames(6)
        elif way < 0.7 and things:
            self.press(self.rng.choice(things).box)
        else:
            table.choose(self.rng.choice(table.offers.ask.options))
