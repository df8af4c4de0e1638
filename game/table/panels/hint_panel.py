"""The parchment on which a hint is given."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.table.advice.hint_words import Hint
from game.table.pieces import draw_seal
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import NOWHERE, Box
from game.ui.draw.markup import escape
from game.ui.draw.places import GAP, Size, Wish, meets
from game.ui.draw.theme import Style
from game.ui.lang import _
from game.ui.widgets import Widget
from game.ui.widgets.floating import Floating

NAME = Style("bold", 20, theme.INK_HEAD, leading=1.1)
WHY = Style("text", 18, theme.INK_BODY, leading=1.16)
NOTE = Style("it", 17, theme.INK_DIM, leading=1.16)
NAME_ALONE = Style("bold", 24, theme.INK_HEAD, leading=1.1)
WHY_ALONE = Style("text", 21, theme.INK_BODY, leading=1.18)
MARGIN, BETWEEN = 22.0, 10.0  # units: around the one sentence, and between its parts
CLOSE_MARGIN, CLOSE_BETWEEN = 12.0, 4.0  # where there is but a strip beside what is offered
STRIP = 900.0  # units: how wide it may be there


def percent(chance: float | None) -> str:
    """A chance in whole per cent; "" for one that is not known."""
    if chance is None:
        return ""
    return _("{number} %").format(number=round(100 * chance)).replace(" ", "\u00a0")  # no line ends before the sign


def joined_words(*parts: str) -> str:
    """Those that there are."""
    return " ".join(part for part in parts if part)


NOTED_FROM = 400.0  # units: with less room the reasons need what the note below them would take


NARROW, BROAD, LEAST = 400.0, 640.0, 300.0  # units: how wide it is where its own place is taken
ROW, ROW_BROAD, MARGINS = 100.0, 66.0, 28.0  # how high a hint is there at least, and what is above and below all
ABOVE_REASON, BESIDE_REASON = 44.0, 82.0  # units of a hint above its reason, and of the panel beside it
LOW = 380.0  # units of height below which the panel has room for the hints alone


class HintPanel(Widget):
    """A parchment over the zoomed card. A click, Esc, or the next act puts it away."""

    role = "hint"
    covers = True
    bleed = 40.0

    def __init__(self, floating: Floating) -> None:
        super().__init__("hint_panel")
        self._floating = floating
        self.visible = False
        self.room = NOWHERE  # where it lies if nothing there is needed
        self.hints: Sequence[Hint] = ()
        self.note = ""
        self.figures = False  # the best three with their figures, in place of one sentence
        self.more: Callable[[], None] = lambda: None  # what a press on the sentence does
        self.spared: Callable[[], tuple[Box, ...]] = tuple  # what the sentence hides only where there is no other room

    @property
    def takes_pointer(self) -> bool:
        return True

    @property
    def value(self) -> str:
        if self.brief:
            told = [joined_words(one.text, one.advice) for one in self.hints[:1]]
        else:
            told = [joined_words(one.text, percent(one.chance), one.reason) for one in self.hints]
        return "\n".join([*told, self.note])

    @property
    def brief(self) -> bool:
        """The best choice and one sentence alone."""
        return bool(self.hints) and not self.figures

    def show(self, found: Sequence[Hint], note: str, *, figures: bool = False) -> None:
        """Shows the best hint in a sentence or all of them with their figures; `note` alone where there are none."""
        self.hints, self.note, self.figures, self.visible = found, note, figures, True
        self.invalidate()
        self._floating.anew(self)

    def close(self) -> None:
        if self.visible:
            self.invalidate()
            self.visible = False

    def activate(self) -> None:
        self.ui.presses.uncovered(self.ui.now)
        if self.brief:
            self.more()
        else:
            self.close()

    weighty = True

    def arrange(self, box: Box) -> None:
        """The owner of all that floats gives it its place (`put`), of this room if it can."""
        self.room = box
        if self.visible and self.layer is not None:
            self._floating.anew(self)

    def wish(self) -> Wish | None:
        if not self.visible or self.layer is None:
            return None
        narrow = min(NARROW, self.room.w)
        if self.brief:
            sizes = [(wide, self._brief_high(wide)) for wide in (narrow, BROAD, LEAST)]
            sizes += [(wide, self._brief_high(wide, close=True)) for wide in (narrow, BROAD, STRIP)]
            return Wish(
                tuple(sizes), self.room.centered(1, 1), self._first(sizes[0]), rather_not=self.spared(), must=True
            )
        rows = [(wide, self._row_high(wide)) for wide in (BROAD, narrow, LEAST)]
        rows.insert(0, (narrow, max(ROW, rows[1][1])))  # airy
        sizes = []
        for count in range(max(1, len(self.hints)), 0, -1):  # rather the best of them alone than over a choice
            sizes += [(wide, high * count + MARGINS) for wide, high in rows]
        return Wish(tuple(sizes), self.room.centered(1, 1), within=self._within, must=True)

    def _first(self, size: Size) -> tuple[Box, ...]:
        """Above what is spared, where it would lie on that in the middle of its room."""
        (wide, high), room = size, self.room
        usual = Box(room.cx - wide / 2, room.cy + GAP, wide, high)
        return (Box(usual.x, room.bottom - high, wide, high),) if meets(usual, self.spared()) else ()

    @property
    def _within(self) -> Box:
        """Its own place, if that has room for all."""
        return self.room if self.room.h >= self._row_high(self.room.w) * len(self.hints) + MARGINS else NOWHERE

    def _brief_high(self, wide: float, *, close: bool = False) -> float:
        """How high one sentence is with its heading and what leads to the figures; `close`: set as close as can be."""
        best, room = self.hints[0], wide - 2 * MARGIN
        margin, between = (CLOSE_MARGIN, CLOSE_BETWEEN) if close else (MARGIN, BETWEEN)
        told = ((escape(best.text.strip()), NAME_ALONE), (escape(best.advice), WHY_ALONE), (self.note, NOTE))
        return 2 * margin + sum(self.ui.text.paragraph(*one, room).height / self.ui.scale.k + between for one in told)

    def _row_high(self, wide: float) -> float:
        """How high a hint is at least in so wide a panel: its reason may need more lines."""
        paragraphs = [self.ui.text.paragraph(escape(one.reason), WHY, wide - BESIDE_REASON) for one in self.hints]
        reasons = max((made.height / self.ui.scale.k for made in paragraphs), default=0.0)
        return max(ROW_BROAD, ABOVE_REASON + reasons)

    def put(self, box: Box) -> None:
        self.invalidate()
        self.box = box
        self.invalidate()

    @property
    def _low(self) -> bool:
        """Room for the hints alone (large user scales)."""
        return self.box.h < LOW

    def draw(self, canvas: Canvas) -> None:
        if self.box.w <= 0:
            return
        canvas.skin("sheet" if self.brief else "notice", self.box)
        if self.brief:
            self._sentence(canvas)
            return
        room = self.box.inset(20, 14)
        if not self._low:
            head, room = room.cut_top(34, 20)
            canvas.text_in(_("Hint"), head, Style("head", 25, theme.INK_HEAD), "center")
            canvas.ornament(self.box.cx, self.box.y + 54, min(260.0, self.box.w - 60), theme.GOLD_DEEP)
        if not self.hints:
            canvas.paragraph(self.note, room.inset(8, 8), WHY.at(20), "center", "middle")
            return
        if room.h >= NOTED_FROM and not self._low:
            foot, room = room.cut_bottom(44, 4)
            canvas.paragraph(self.note, foot, NOTE, "center", "middle")
        shown = self.hints[: max(1, int((self.box.h - MARGINS + 1) // self._row_high(self.box.w)))]
        for number, (one, row) in enumerate(zip(shown, room.rows(len(shown), 8), strict=True)):
            self._row(canvas, number, one, row)

    def _sentence(self, canvas: Canvas) -> None:
        close = self.box.h < self._brief_high(self.box.w) - 1
        margin, between = (CLOSE_MARGIN, CLOSE_BETWEEN) if close else (MARGIN, BETWEEN)
        best, room = self.hints[0], self.box.inset(MARGIN, margin)
        foot, room = room.cut_bottom(self.ui.text.paragraph(self.note, NOTE, room.w).height / self.ui.scale.k, between)
        canvas.paragraph(self.note, foot, NOTE, "center", "bottom")
        name = escape(best.text.strip())
        head, room = room.cut_top(self.ui.text.paragraph(name, NAME_ALONE, room.w).height / self.ui.scale.k, between)
        canvas.paragraph(name, head, NAME_ALONE, "center", "middle")
        canvas.paragraph(escape(best.advice), room, WHY_ALONE, "center", "middle")

    def _row(self, canvas: Canvas, number: int, one: Hint, row: Box) -> None:
        if number:
            canvas.line(row.x, row.y - 4, row.right, row.y - 4, theme.GOLD_DARK, 110, 1.2)
        low = self._low
        name_high, bar_y = (26.0, 31.0) if low else (46.0, 54.0)
        draw_seal(canvas, row.x + 17, row.y + (15 if low else 24), 12.0 if low else 15.0, number + 1)
        chance = Box(row.right - 74, row.y + (0 if low else 4), 74, 28)
        canvas.text_in(percent(one.chance), chance, Style("xb", 23, theme.INK_HEAD), "right")
        name = Box(row.x + 42, row.y + (0 if low else 4), row.w - 124, name_high)
        canvas.paragraph(escape(one.text.strip()), name, NAME, "left", "middle")
        bar = Box(row.x + 42, row.y + bar_y, row.w - 42, 5 if low else 7)
        canvas.rounded(bar, theme.GOLD_DARK, 60, 3)
        filled = bar.w * (one.chance or 0.0)
        if filled >= 6:
            canvas.rounded(Box(bar.x, bar.y, filled, bar.h), theme.GOLD_DEEP, 255, 3)
        why = Box(row.x + 42, bar.bottom + 4, row.w - 42, row.bottom - bar.bottom - 4)
        canvas.paragraph(escape(one.reason), why, WHY)
