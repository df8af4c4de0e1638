"""The cord of cities below a migration: each in its turn, what it drew, and how many draw nobody."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.la_citta.lang import _, ngettext
from game.la_citta.table.scenes.course import DRAWS, MOVED, PASSED, Entry
from game.table.flow import SeatInfo
from game.table.pieces import draw_crest
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style
from game.ui.widgets import Widget

GAIN, NONE = theme.mix(theme.SEATS[3], theme.WHITE, 0.35), theme.TEXT_DIM
TITLE, ASIDE = theme.PANEL_TITLE.at(22), Style("it", 21, theme.TEXT)
NAME, COUNT = Style("bold", 20.3, theme.TEXT), Style("xb", 21, theme.TEXT)
STEP, RADIUS, NOW = 84.0, 14.0, 23.0  # units: from city to city at most, of a crest, and of that whose turn it is


class Cord(Widget):
    """A crest for each city on a golden cord, in turn order."""

    role = "cord"
    bleed = 24.0
    ground = "slate"

    def __init__(self, seats: Sequence[SeatInfo], name_of: Callable[[int], str]) -> None:
        super().__init__("cord")
        self.seats, self.name_of = seats, name_of
        self.entries: tuple[Entry, ...] = ()
        self.visible = False

    @property
    def value(self) -> str:
        drew = [f"{self.name_of(one.city)} {_count(one)}" for one in self.entries if one.turn is not None]
        return "\n".join([_("Migration"), *drew, self.unmoved])

    @property
    def unmoved(self) -> str:
        """How many cities have been passed over so far: they draw nobody."""
        count = sum(one.state == PASSED for one in self.entries)
        if not count:
            return ""
        return ngettext("{count} city without a move", "{count} cities without a move", count).format(count=count)

    def show(self, entries: Sequence[Entry]) -> None:
        """How far the migration has come."""
        if tuple(entries) != self.entries:
            self.entries = tuple(entries)
            self.invalidate()

    def draw(self, canvas: Canvas) -> None:
        if self.box.w < 60 or not self.entries:
            return
        canvas.skin("slate", self.box)
        inner = self.box.inset(22, 10)
        head, rest = inner.cut_top(min(36.0, inner.h * 0.28), 2)
        canvas.text_in(_("Migration"), head, TITLE)
        canvas.text_in(self.unmoved, head, ASIDE, "right")
        step = min(STEP, rest.w / len(self.entries))
        left = rest.cx - step * (len(self.entries) - 1) / 2
        cy = rest.y + rest.h * 0.42
        canvas.line(left, cy, left + step * (len(self.entries) - 1), cy, theme.GOLD, 255, 3.0)
        for at, one in enumerate(self.entries):
            self._city(canvas, one, left + step * at, cy, rest.bottom, step)

    def _city(self, canvas: Canvas, one: Entry, x: float, cy: float, bottom: float, step: float) -> None:
        now, crest = one.state == DRAWS, self.seats[one.seat].crest
        radius = min(NOW if now else RADIUS, step * 0.44)
        if one.state == PASSED:
            canvas.rounded(Box(x - 6, cy - 6, 12, 12), theme.SEATS[crest % 8], 255, 6, theme.INK, 255, 1.6)
            return
        if now:
            around = Box(x, cy, 0, 0).inset(-radius - 5)
            canvas.rounded(around, theme.GOLD_DARK, 200, radius + 5, theme.FOCUS, 255, 2.6)
        draw_crest(canvas, x, cy, radius, crest)
        if one.state not in (DRAWS, MOVED):
            canvas.rounded(Box(x, cy, 0, 0).inset(-radius - 1), theme.INK, 120, radius + 1)
            return
        below = Box(x - step * 0.9, cy + NOW + 2, step * 1.8, bottom - cy - NOW - 2)
        if now:
            words = f"{self.name_of(one.city)} {_count(one)}"
            canvas.text_in(words, below, NAME, "center")
        else:
            gained = one.turn is not None and one.turn.gained > 0
            canvas.text_in(_count(one), below, COUNT.of(GAIN if gained else NONE), "center")


def _count(one: Entry) -> str:
    gained = one.turn.gained if one.turn is not None else 0
    return f"+{gained}" if gained else "0"
