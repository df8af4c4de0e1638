"""What can be seen to be wrong with the texts of a screen: cut without a way to read them, out of their box, on top of
each other, or still in English."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pygame

from game.ui.draw.canvas import Written
from game.ui.widgets import ScrollArea, Widget
from game.ui.widgets.base import Layer
from game.ui.window.screen import Screen
from tests.ui.driver import Driver

SLACK = 3  # pixels: rounding, and a full stop beyond the edge
# widgets that come for a moment, or with a lesson, and lie over others
FLOATING = ("message", "speech", "hint", "herald", "lesson", "first_time")
SEEN = 0.35  # share of a letter's height: texts that touch by less can be read


class Looker:
    """Collects what one window draws."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.written: list[Written] = []
        driver.ui.pens.watch = self.written.append

    def look(self, make: Callable[[], Screen]) -> list[Written]:
        """Every text of the screen as it looks at rest, once."""
        self.driver.ui.toasts.shown.clear()
        self.driver.ui.ring_visible = False
        self.driver.ui.stack.reset(make())
        for _step in range(3):
            self.driver.shell.step(0.2)
            self.driver.ui.motion.finish_all()
        self.written.clear()
        screen, canvas = self.driver.screen, self.driver.ui.canvas(self.driver.surface)
        assert screen.root is not None
        for layer in (screen.root, *screen.layers):
            layer.paint(canvas)
        self.driver.ui.toasts.paint(canvas)
        seen: dict[object, Written] = {}
        for one in self.written:
            seen.setdefault((id(one.owner), one.text, *one.place), one)
        return list(seen.values())

    def faults(self, written: list[Written]) -> list[str]:
        """What is wrong with the places of these texts, one line each."""
        window = self.driver.surface.get_rect()
        found = [fault for one in written for fault in self._out_of_place(one, window)]
        return found + [f"{one.text!r} lies on {other.text!r}" for one, other in self._overlapping(written)]

    def cut(self, written: list[Written]) -> list[str]:
        """The texts that end with an ellipsis."""
        return [one.text for one in written if one.cut]

    def _out_of_place(self, one: Written, window: pygame.Rect) -> Iterator[str]:
        widget = one.owner
        if not isinstance(widget, Widget) or not one.place.w:
            return
        slack = SLACK + one.place.h // 8
        if one.room is not None and not one.room.inflate(2 * slack, 2 * slack).contains(one.place):
            yield f"{one.text!r} leaves its room {tuple(one.room)}: {tuple(one.place)} ({_named(widget)})"
        own = self.driver.ui.scale.rect(widget.box.inset(-widget.bleed)).inflate(2 * slack, 2 * slack)
        if not isinstance(widget, Layer) and not own.contains(one.place):
            yield f"{one.text!r} leaves its widget {tuple(own)}: {tuple(one.place)} ({_named(widget)})"
        if one.cut and one.owner is not None and not one.owner.cut:
            yield f"{one.text!r} is cut and nothing tells the rest ({_named(widget)})"
        if self._area(widget) is None and not window.contains(one.place):
            yield f"{one.text!r} leaves the window: {tuple(one.place)} ({_named(widget)})"

    def _overlapping(self, written: list[Written]) -> Iterator[tuple[Written, Written]]:
        """Not of pictures that are put together elsewhere and kept: cards in a fan lie on each other as a whole."""
        placed = [(one, self._visible(one)) for one in written if isinstance(one.owner, Widget)]
        for number, (one, place) in enumerate(placed):
            for other, at in placed[:number]:
                both = place.clip(at)
                if both.w <= SLACK or both.h <= SEEN * min(place.h, at.h) or one.text == other.text:
                    continue
                if _layer(one) is _layer(other) and not self._covered(one, other):
                    yield one, other

    def _visible(self, one: Written) -> pygame.Rect:
        area = self._area(one.owner) if isinstance(one.owner, Widget) else None
        return one.place.clip(self.driver.ui.scale.rect(area.box)) if area is not None else one.place

    def _area(self, widget: Widget) -> ScrollArea | None:
        found: Widget | None = widget
        while found is not None and not isinstance(found, ScrollArea):
            found = found.parent
        return found

    def _covered(self, one: Written, other: Written) -> bool:
        """Whether the later text stands on a parchment that lies over the earlier one."""
        over = _floating(one.owner)
        return over is not None and over is not _floating(other.owner)


def still_english(texts: set[str], allowed: set[str]) -> list[str]:
    """The drawn texts with letters that the pseudo-language never uses."""
    unaccented = re.compile(r"[aeiounscyzdtlrghkAEIOUNSCYZDTLRGHK]")
    seals = re.compile(r"(\b[0-9a-f]{8}\b\s?)+")  # figures of a check sum, in groups
    plain = (seals.sub("", text) for text in texts)
    words = {word for text in plain for word in re.findall(r"[^\W\d_]+", text) if unaccented.search(word)}
    return sorted(word for word in words if not any(name.startswith(word) for name in allowed))  # names may be cut


def _floating(owner: object) -> Widget | None:
    """The widget over others of which this is a part."""
    found = owner if isinstance(owner, Widget) else None
    while found is not None and found.role not in FLOATING:
        found = found.parent
    return found


def _layer(one: Written) -> object:
    return one.owner.layer if isinstance(one.owner, Widget) else None


def _named(widget: Widget) -> str:
    return f"{type(widget).__name__} {widget.name}".strip()
