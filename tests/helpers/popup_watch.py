"""Looks at every frame whether pop-ups keep their rules, whoever plays and however."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame

from game.table.pieces import Spot
from game.table.screen import TableScreen
from game.ui.draw.geometry import Box
from game.ui.widgets import Widget
from tests.ui.driver import Driver

FRAME = 0.1


class Watch:
    """`frame` lets time pass, draws, and collects what is wrong; `seen` counts the frames with a pop-up."""

    def __init__(self, driver: Driver, table: TableScreen) -> None:
        self.driver, self.table = driver, table
        self.wrong: list[str] = []
        self.seen: dict[str, int] = {"tip": 0, "words": 0, "frames": 0}
        self.quiet = False  # nothing may come: the pointer (or the focus) has not moved since a press
        self._began: tuple[object, object] = (None, None)  # what is shown, and the question then

    def frame(self, seconds: float = FRAME) -> None:
        self.driver.shell.step(seconds)
        self.driver.shell.draw(self.driver.surface)
        self.seen["frames"] += 1
        if self.driver.ui.stack.top is self.table:
            self.wrong += [f"{problem}: {self._text()!r}" for problem in self._problems()]

    def frames(self, count: int) -> None:
        for _frame in range(count):
            self.frame()

    def _text(self) -> str:
        popups = self.driver.ui.popups
        return popups.tip.text or " ".join(popups.words.shown)

    def boxes(self) -> list[Box]:
        """Where pop-ups are now."""
        popups = self.driver.ui.popups
        found = [popups.tip.box] if popups.tip.text else []
        return [*found, popups.words.box] if popups.words.shown else found

    def needed(self) -> list[Widget]:
        """What can be chosen now, found by what is offered."""
        offers = self.table.offers
        root = self.table.root
        if offers is None or root is None or self.table.layers:
            return []
        spots = [one for one in root.walk() if isinstance(one, Spot) and offers.at(one.place, one.thing)]
        return [*spots, *(one for one in self.table.prompt.children if one.visible)]

    def _problems(self) -> list[str]:
        popups, boxes = self.driver.ui.popups, self.boxes()
        self.seen["tip"] += bool(popups.tip.text)
        self.seen["words"] += bool(popups.words.shown)
        question = self.table.offers.ask.number if self.table.offers is not None else -1
        shown = (popups.tip.text, popups.words.shown)
        if not boxes:
            self._began = (None, None)
            return []
        if self._began[0] != shown and self._began[0] is None:
            self._began = (shown, question)
        found = ["outlives its question"] if self._began[1] != question else []
        found += ["comes before anything moved"] if self.quiet else []
        found += self._about_owner()
        if len(boxes) > 1:
            words = {link.split(":", 1)[-1] for link, _box in popups.tip.links}
            found += ["two at once"] if not set(popups.words.shown) <= words or boxes[0].overlaps(boxes[1]) else []
        kept = [*self.needed(), *([self.table.prompt] if not self.table.layers else [])]
        found += [f"lies on {one.name}" for box in boxes for one in kept if box.overlaps(one.box)]
        bounds = self.driver.ui.scale.bounds
        return [*found, *("leaves the window" for box in boxes if not bounds.holds(box))]

    def _about_owner(self) -> list[str]:
        owner, ui = self.driver.ui.popups.owner, self.driver.ui
        scope = self.table.scope
        if owner is None or scope is None:
            return ["belongs to nothing"]
        if not owner.widget.within(scope) or owner.widget not in [*scope.walk()]:
            return ["belongs to something that is not there"]
        if self.driver.ui.popups.words.marked is not None:  # stepped to: it belongs to its word alone
            return []
        if not ui.mouse.in_use:
            return [] if ui.focus is owner.widget else ["belongs to something without the focus"]
        x, y = ui.mouse.place or (-1.0, -1.0)
        near = owner.part.inset(-12).contains(x, y) or owner.widget.hit(x, y) is not None
        return [] if near else ["belongs to something without the pointer"]


class Hand:
    """A person with a mouse and a keyboard, who looks around, rests, and answers whatever is asked."""

    def __init__(self, watch: Watch, seed: int) -> None:
        self.watch, self.rng = watch, Random(seed)
        self.driver, self.table = watch.driver, watch.table

    def point(self, x: float, y: float) -> None:
        """Moves the pointer there, in units."""
        k = self.driver.ui.scale.k
        at = (round(x * k), round(y * k))
        self._send(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0))
        self.watch.quiet = False

    def press(self) -> None:
        """Clicks where the pointer is."""
        pointer = self.driver.shell.ui.mouse.place
        assert pointer is not None
        k = self.driver.ui.scale.k
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._send(kind, pos=(round(pointer[0] * k), round(pointer[1] * k)), button=1)
        self.watch.quiet = True

    def strike(self, key: int, mod: int = 0) -> None:
        """A key, down and up."""
        self._send(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
        self._send(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)
        moves = (pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_F6, pygame.K_F2)
        self.watch.quiet = key not in moves

    def _send(self, kind: int, **facts: Any) -> None:
        self.driver.shell.process(pygame.event.Event(kind, **facts))

    # -- habits ----------------------------------------------------------------------------------------------------
    def look_around(self) -> None:
        """Rests on a thing, on anything, or stays."""
        assert self.table.root is not None
        where = self.rng.choice(["thing", "thing", "anywhere", "stay", "symbol"])
        things = [one for one in self.table.root.walk() if one.takes_pointer and one.box.w > 4]
        signs = [box for one in self.table.root.walk() for _key, box in one.symbols]
        if where == "thing" and things:
            box = self.rng.choice(things).box
            self.point(*box.center)
        elif where == "symbol" and signs:
            self.point(*self.rng.choice(signs).center)
        elif where == "anywhere":
            bounds = self.driver.ui.scale.bounds
            self.point(self.rng.random() * bounds.w, self.rng.random() * bounds.h)
        self.watch.frames(self.rng.choice([2, 7, 20]))

    def answer_by_pointer(self) -> None:
        """Clicks something that answers, rests there, and clicks again if that is needed."""
        things = [one for one in self.watch.needed() if one.interactive]
        buttons = [one for one in things if not isinstance(one, Spot)]
        chosen = self.rng.choice(buttons if buttons and self.rng.random() < 0.6 else things) if things else None
        if chosen is not None:
            self.point(*chosen.box.center)
            self.watch.frames(self.rng.choice([1, 6]))
            self.press()
        self.watch.frames(self.rng.choice([1, 8]))

    def answer_by_keys(self) -> None:
        """Steps about and presses what has the focus, or a key of an answer."""
        for _step in range(self.rng.randrange(4)):
            self.strike(self.rng.choice([pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN,
                                         pygame.K_F6, pygame.K_F2]))  # fmt: skip
            self.watch.frames(self.rng.choice([1, 7, 20]))
        keys = [pygame.K_RETURN, pygame.K_g, pygame.K_c, pygame.K_b, pygame.K_d, pygame.K_n, pygame.K_e]
        self.strike(self.rng.choice([*keys, *range(pygame.K_1, pygame.K_9)]))
        self.watch.frames(self.rng.choice([1, 8]))

    def play(self, ways: str, most: int) -> None:
        """Plays until the game or the patience ends; `ways` is "pointer", "keys" or "both"."""
        for _act in range(most):
            if self.driver.ui.stack.top is not self.table or self.table.flow.match.over:
                return
            if self.table.layers:
                self.strike(pygame.K_ESCAPE)
            keys = ways == "keys" or (ways == "both" and self.rng.random() < 0.5)
            if not keys:
                self.look_around()
            (self.answer_by_keys if keys else self.answer_by_pointer)()
