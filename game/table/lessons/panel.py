"""The parchment on which a lesson speaks: its sentence, how far the tutorial has come, and the ways about it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.lang import _
from game.ui.widgets import Button, Column, Label, Panel, RichText, Row, Spacer

WIDE, NARROW = 600.0, 460.0
LARGE, SMALL = theme.ON_PARCHMENT.at(25), theme.ON_PARCHMENT.at(22)
ROOMY = 1500.0  # units: how wide a window has the larger one
STEP = 40.0  # units between the places that are tried
AIR = 14.0
HIDDEN = 5000  # how much worse it is to lie over what is lit than over a thing of weight 1


class LessonPanel(Panel):
    """Says one lesson. `press` is told the name of the button: "lesson_seen", "lesson_back", "lesson_again" or
    "lesson_leave"."""

    role = "lesson"
    covers = True

    def __init__(self, press: Callable[[str], None]) -> None:
        self.words = RichText("", SMALL, name="lesson_says")
        self.count = Label("", theme.ON_PARCHMENT.at(19), name="lesson_count")
        self.seen = Button(_("Seen"), lambda: press("lesson_seen"), "gold", "lesson_seen", "skip", height=44)
        self.seen.bare = True
        self.first = Button(_("Back"), lambda: press("lesson_back"), "ghost", "lesson_back", height=42)
        again = Button(_("Again"), lambda: press("lesson_again"), "ghost", "lesson_again", height=42)
        leave = Button(_("Leave"), lambda: press("lesson_leave"), "ghost", "lesson_leave", height=40)
        rows = [
            Row([self.count.sized(grow=1), leave], gap=8, align="middle"),
            self.words,
            Row([self.first, again, Spacer(), self.seen], gap=8, align="middle"),
        ]
        super().__init__(Column(rows, gap=8), skin="parchment", padding=20, name="lesson")

    @property
    def value(self) -> str:
        return self.words.value

    @property
    def takes_pointer(self) -> bool:
        return True

    def say(self, text: str, number: int, of: int, *, look: bool) -> None:
        """`number` counts from 1; `look`: the lesson ends with the button."""
        self.words.source = text
        self.count.text = _("Lesson {number} of {count}").format(number=number, count=of)
        self.seen.visible = look
        self.first.disable("" if number > 1 else _("This is the first lesson."))
        self.invalidate()

    def place(self, bounds: Box, lit: Sequence[Box], avoid: Sequence[tuple[Box, float]]) -> None:
        """Lies where it hides least: never what is lit if that can be, then of `avoid` what counts least, else near to
        what is lit."""
        self.invalidate()
        roomy = bounds.w >= ROOMY
        self.words.style = LARGE if roomy else SMALL
        widths = (WIDE,) if roomy else (min(NARROW, bounds.w * 0.46), bounds.w * 0.66)  # higher, or broader
        spots = [Box(x, y, wide, high) for wide in widths for high in (self.natural(wide)[1],)
                 for y in _along(bounds.y + AIR, bounds.bottom - high - AIR)
                 for x in _along(bounds.x + AIR, bounds.right - wide - AIR)]  # fmt: skip
        best = min(spots, key=lambda spot: _cost(spot, lit, avoid))
        self.arrange(best)
        self.invalidate()


def _along(first: float, last: float) -> list[float]:
    if last <= first:
        return [first]
    count = max(1, int((last - first) / STEP))
    return [first + (last - first) * i / count for i in range(count + 1)]


def _cost(spot: Box, lit: Sequence[Box], avoid: Sequence[tuple[Box, float]]) -> float:
    hidden = sum(_shared(spot, box) * HIDDEN for box in lit)
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
