"""The parchment on which a lesson speaks: its sentence, how far the tutorial has come, and the ways about it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.lang import _
from game.ui.widgets import Button, Column, Label, Panel, RichText, Row, Spacer, Widget

WIDE, NARROW = 540.0, 460.0
SAYS = theme.ON_PARCHMENT.at(22)
STEP = 40.0  # units between the places that are tried
AIR = 14.0


class LessonPanel(Panel):
    """Says one lesson. `press` is told the name of the button: "lesson_seen", "lesson_back", "lesson_again" or
    "lesson_leave"."""

    role = "lesson"
    covers = True

    def __init__(self, press: Callable[[str], None]) -> None:
        self.words = RichText("", SAYS, name="lesson_says")
        self.head = Label("", theme.ON_PARCHMENT_STRONG.at(20), name="lesson_head")
        self.count = Label("", theme.ON_PARCHMENT.at(18), "right", name="lesson_count")
        self.seen = Button(_("Seen"), lambda: press("lesson_seen"), "gold", "lesson_seen", "skip", height=46)
        self.seen.bare = True
        self.ways: list[Widget] = [
            Button(words, lambda name=name: press(name), "ghost", name, height=42)  # type: ignore[misc]
            for name, words in (
                ("lesson_back", _("Back")),
                ("lesson_again", _("Again")),
                ("lesson_leave", _("Leave")),
            )
        ]
        rows = [
            Row([self.head.sized(grow=1), self.count.sized(width=130)], gap=8, align="middle"),
            self.words,
            Row([*self.ways, Spacer(), self.seen], gap=8, align="middle"),
        ]
        super().__init__(Column(rows, gap=8), skin="parchment", padding=22, name="lesson")

    @property
    def value(self) -> str:
        return self.words.value

    @property
    def takes_pointer(self) -> bool:
        return True

    def say(self, title: str, text: str, number: int, of: int, *, look: bool) -> None:
        """`number` counts from 1; `look`: the lesson ends with the button."""
        self.head.text, self.words.source = title, text
        self.count.text = _("{number} of {count}").format(number=number, count=of)
        self.seen.visible = look
        first = self.ways[0]
        assert isinstance(first, Button)
        first.disable("" if number > 1 else _("This is the first lesson."))
        self.invalidate()

    def place(self, bounds: Box, lit: Sequence[Box], avoid: Sequence[tuple[Box, float]]) -> None:
        """Lies where it hides least: never what is lit if that can be, then of `avoid` what counts least, else near to
        what is lit."""
        self.invalidate()
        wide = WIDE if bounds.w >= 1500 else min(NARROW, bounds.w * 0.46)
        high = self.natural(wide)[1]
        spots = [
            Box(x, y, wide, high)
            for y in _along(bounds.y + AIR, bounds.bottom - high - AIR)
            for x in _along(bounds.x + AIR, bounds.right - wide - AIR)
        ]
        best = min(spots, key=lambda spot: _cost(spot, lit, avoid))
        self.arrange(best)
        self.invalidate()


def _along(first: float, last: float) -> list[float]:
    if last <= first:
        return [first]
    count = max(1, int((last - first) / STEP))
    return [first + (last - first) * i / count for i in range(count + 1)]


def _cost(spot: Box, lit: Sequence[Box], avoid: Sequence[tuple[Box, float]]) -> float:
    hidden = sum(_shared(spot, box) * 100 for box in lit)
    hidden += sum(_shared(spot, box) * weight for box, weight in avoid)
    if not lit:
        return hidden
    x = sum(box.cx for box in lit) / len(lit)
    y = sum(box.cy for box in lit) / len(lit)
    return hidden + 12 * math.hypot(spot.cx - x, spot.cy - y)


def _shared(one: Box, other: Box) -> float:
    """The area that both cover."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return wide * high if wide > 0 and high > 0 else 0.0
