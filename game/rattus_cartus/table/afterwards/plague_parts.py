"""The parts of the plague's screen: the nun row with its medal, and a panel for each player."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.rattus_cartus.lang import _, ngettext
from game.rattus_cartus.table.afterwards.candles import Candle, level_of
from game.rattus_cartus.table.afterwards.counting import nuns_words
from game.rattus_cartus.table.afterwards.fates import LOST, MOST_NUNS, OPEN, SAFE, SPARED, Fate, Plague, heap
from game.rattus_cartus.table.afterwards.night import night
from game.rattus_cartus.table.art import BACK, NIGHT, NUN, NUN_NONE, RAT_TOKEN
from game.table.faces import draw_seat
from game.table.seats import SeatInfo
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Style
from game.ui.people import in_sentences
from game.ui.widgets import Widget

HIGHEST = 258.0  # units: of a card
GREEN_LINE, GOLD_LINE, RED_LINE = theme.rgb("#8fc48a"), theme.GOLD, theme.TARGET
LINES = {SAFE: GREEN_LINE, SPARED: GREEN_LINE, OPEN: GOLD_LINE, LOST: RED_LINE}
BAR_NUNS, BAR_RATS = theme.rgb("#e8c77a"), theme.rgb("#c8442f")
SIGNS: dict[str, list[tuple[float, float]]] = {  # strokes in a square
    SAFE: [(0, 0.55), (0.38, 0.95), (1, 0.05)], OPEN: [(0, 0), (1, 0), (0, 1), (1, 1), (0, 0)],
    LOST: [(0, 0), (1, 1), (0.5, 0.5), (1, 0), (0, 1)],
}  # fmt: skip


SMALL_TYPE_FROM = 1.3  # pixels per unit: from here on type of less than 16 units is large enough on the screen


def small(canvas: Canvas, face: str, size: float, colour: theme.Colour) -> Style:
    """Type that may be set smaller where the screen shows it large anyway."""
    return Style(face, size, colour, floor=canvas.k < SMALL_TYPE_FROM)


class Night(Widget):
    """The night before the window, over the whole screen; the only green one there is."""

    role = "night"
    covers = True

    def draw(self, canvas: Canvas) -> None:
        if canvas.pens.assets.has(NIGHT):
            canvas.cover(NIGHT, self.box)
        else:
            size = canvas.scale.rect(self.box).size
            made = canvas.pens.assets.keep(("plague night", size), lambda: night(size))
            canvas.surface_at(made, self.box.x, self.box.y)
        if canvas.pens.text.sight.high:
            canvas.veil(self.box, theme.INK, 200)
        frame = self.box.inset(20)
        canvas.rounded(frame, None, 255, 8, theme.GOLD_DEEP, 200, 2.4)


class NunCard(Widget):
    """A card of the nun row, face up or down, and its nuns below it as soon as it lies open."""

    role = "card"
    bleed = 30.0

    def __init__(self, position: int, card: str, nuns: int) -> None:
        super().__init__(f"nun:{position}")
        self.card, self.nuns = card, nuns
        self.open = self.hidden = False

    @property
    def value(self) -> str:
        return f"{self.card} {self.nuns}" if self.open else ""

    @property
    def face_box(self) -> Box:
        """Where the card lies; its nuns stand below."""
        high = self.box.h * 0.87
        wide = min(self.box.w, high / 1.4)
        return Box(self.box.cx - wide / 2, self.box.y, wide, wide * 1.4)

    def draw(self, canvas: Canvas) -> None:
        place, cards = self.face_box, self.ui.cards
        if self.hidden or place.w < 8:
            return
        if not self.open:
            cards.draw_back(canvas, BACK, place)
            return
        cards.draw(canvas, self.card, "small", place)
        side = min(36.0, place.w / 4.2, self.box.bottom - place.bottom - 4)
        left = place.cx - side * MOST_NUNS / 2
        for index in range(MOST_NUNS):
            sign = NUN if index < self.nuns else NUN_NONE
            canvas.picture(sign, Box(left + index * side, self.box.bottom - side, side, side).inset(1))


class Medal(Widget):
    """The nuns so far, in gold."""

    role = "medal"
    bleed = 16.0

    def __init__(self) -> None:
        super().__init__("medal")
        self.plague = Plague((), (), frozenset())

    @property
    def value(self) -> str:
        return str(self.plague.so_far)

    def show(self, plague: Plague) -> None:
        self.plague = plague
        self.invalidate()

    def draw(self, canvas: Canvas) -> None:
        box, plague = self.box, self.plague
        side = min(box.w * 0.86, box.h * 0.66)
        ring = Box(box.cx - side / 2, box.y + (box.h * 0.7 - side) / 2, side, side)
        canvas.rounded(ring, theme.GOLD_DEEP, 255, side / 2, theme.GOLD_PALE, 255, 2.0)
        canvas.rounded(ring.inset(side * 0.1), theme.rgb("#2a2230"), 255, side / 2, theme.GOLD_DARK, 255, 1.5)
        canvas.figure(str(plague.so_far), ring.cx, ring.cy, side * 0.5, theme.TEXT, theme.INK)
        words = ngettext("nun so far", "nuns so far", plague.so_far) if not plague.over else (
            ngettext("nun in the row", "nuns in the row", plague.so_far))  # fmt: skip
        ground = Box(box.x - 14, ring.bottom + 4, box.w + 28, min(62.0, box.bottom - ring.bottom))
        line, rest = ground.cut_top(ground.h / 2)
        canvas.rounded(ground, theme.INK, 190, 10)
        canvas.text_in(words, line, small(canvas, "bold", 20, theme.TEXT), "center")
        left = ngettext("{count} card to come", "{count} cards to come", plague.to_come).format(count=plague.to_come)
        canvas.text_in(left if plague.to_come else "", rest, small(canvas, "it", 18, theme.TEXT_LOG), "center")


class FatePanel(Widget):
    """A player under the plague: name, rats as a heap, the bar against the nuns, the candle, and a word for it."""

    role = "fate"
    bleed = 30.0

    def __init__(self, seat: int, info: SeatInfo) -> None:
        self.candle = Candle(f"candle:{seat}")
        super().__init__(f"fate:{seat}", [self.candle])
        self.seat, self.info = seat, info
        self.plague = Plague((), (), frozenset())
        self.fate = Fate(seat, 0, OPEN)

    @property
    def value(self) -> str:
        return f"{in_sentences(self.info.name)} {self.fate.rats} {self.words[0]} {self.words[1]}"

    def show(self, plague: Plague, *, burn: bool = True) -> None:
        """How it stands now; with `burn` the candle, too."""
        self.plague, self.fate = plague, plague.fate(self.seat)
        if burn:
            self.candle.burn(level_of(self.fate.state))
        self.invalidate()

    @property
    def words(self) -> tuple[str, str]:
        """A word for the fate, and why."""
        fate, plague = self.fate, self.plague
        if fate.state == SAFE:
            return _("safe"), _("{nuns} already").format(nuns=nuns_words(plague.so_far))
        if fate.state == SPARED:
            return _("spared"), _("nobody had fewer rats")
        if fate.state == LOST:
            most = _("at most {nuns}") if not plague.over else _("only {nuns}")
            return _("lost"), most.format(nuns=nuns_words(plague.most))
        needs = ngettext("needs {count} more nun", "needs {count} more nuns", fate.needs).format(count=fate.needs)
        cards = ngettext("{count} card decides", "{count} cards decide", plague.to_come).format(count=plague.to_come)
        return needs, cards

    # -- places ----------------------------------------------------------------------------------------------------
    def arrange(self, box: Box) -> None:
        self.box = box
        inner = box.inset(18, 14)
        wide = min(64.0, inner.w * 0.24)
        self.candle.arrange(Box(inner.right - wide, inner.y, wide, min(inner.h * 0.42, wide * 2.6)))

    def draw(self, canvas: Canvas) -> None:
        box, fate = self.box, self.fate
        lost = fate.state == LOST
        canvas.rounded(box, theme.PANEL, 238, 12, LINES[fate.state], 235, 2.2)
        inner = box.inset(18, 14)
        name, rest = inner.cut_top(min(58.0, inner.h * 0.2))
        radius = min(26.0, name.h * 0.46)
        draw_seat(canvas, name.x + radius, name.cy, radius, self.info)
        room = Box(name.x + 2 * radius + 12, name.y, self.candle.box.x - name.x - 2 * radius - 16, name.h)
        ink = theme.TEXT_DIM if lost else theme.TEXT_HEAD
        canvas.text_in(in_sentences(self.info.name), room, small(canvas, "head" if room.w > 120 else "bold", 22, ink))
        low, heaped = rest.cut_bottom(min(144.0, rest.h * 0.62), 4)
        self._heap(canvas, Box(heaped.x, heaped.y, self.candle.box.x - heaped.x - 6, heaped.h))
        self._low(canvas, low)

    def _heap(self, canvas: Canvas, room: Box) -> None:
        tokens = heap(self.fate.rats)
        side = min(52.0, room.h * 0.94)
        if not tokens or side < 12:
            return
        step = min(side + 4, (room.w - side) / max(1, len(tokens) - 1)) if len(tokens) > 1 else 0.0
        if step < side * 0.5 and room.h > side * 1.6:
            step = side * 0.6
        for index, token in enumerate(tokens):
            place = Box(room.x + index * step, room.cy - side / 2, side, side)
            canvas.picture(RAT_TOKEN, place, 150 if self.fate.state == LOST else 255)
            disc = Box(place.x + side * 0.56, place.y + side * 0.54, side * 0.42, side * 0.42)
            canvas.rounded(disc, theme.DANGER_DARK, 255, disc.h / 2, theme.ON_DANGER, 160, 1.0)
            canvas.figure(str(token), disc.cx, disc.cy, disc.h * 0.84, theme.TEXT, theme.DANGER_DARK)

    def _low(self, canvas: Canvas, room: Box) -> None:
        """The number, the bar and the words."""
        lines = room.rows(4, 0) if room.h < 120 else [
            Box(room.x, room.y, room.w, room.h * 0.36), Box(room.x, room.y + room.h * 0.36, room.w, room.h * 0.16),
            Box(room.x, room.y + room.h * 0.54, room.w, room.h * 0.24),
            Box(room.x, room.y + room.h * 0.78, room.w, room.h * 0.22)]  # fmt: skip
        fate = self.fate
        number = Style("black", min(46.0, lines[0].h * 0.9), theme.TEXT)
        canvas.text(str(fate.rats), lines[0].x, lines[0].cy, number)
        beside = canvas.pens.text.width(str(fate.rats), number) + 10
        rats = ngettext("rat", "rats", fate.rats)
        canvas.text_in(rats, Box(lines[0].x + beside, lines[0].y + 4, lines[0].w - beside, lines[0].h),
                       small(canvas, "bold", 19, theme.TEXT_LOG))  # fmt: skip
        self._bar(canvas, lines[1])
        first, why = self.words
        ink = theme.REASON_TEXT if fate.state == LOST else theme.FOCUS if fate.state == OPEN else theme.rgb("#ffe9a8")
        side = min(18.0, lines[2].h * 0.7)
        self._sign(canvas, Box(lines[2].x, lines[2].cy - side / 2, side, side))
        left = side + 8
        canvas.text_in(
            first, Box(lines[2].x + left, lines[2].y, lines[2].w - left, lines[2].h), small(canvas, "bold", 21, ink)
        )
        canvas.text_in(why, Box(lines[3].x + left, lines[3].y, lines[3].w - left, lines[3].h),
                       small(canvas, "it", 17, theme.TEXT_LOG))  # fmt: skip

    def _bar(self, canvas: Canvas, room: Box) -> None:
        """Gold: covered by nuns so far; red: not covered; a white stroke where the nuns end."""
        plague, most = self.plague, max([1, *self.plague.rats, *[MOST_NUNS * len(self.plague.nuns)]])
        bar = Box(room.x, room.cy - 7, room.w, 14)
        canvas.rounded(bar, theme.INK, 255, 7, theme.HAIRLINE, 120, 1.0)
        rats, nuns = bar.w * self.fate.rats / most, bar.w * plague.so_far / most
        if rats > nuns:
            canvas.rounded(Box(bar.x, bar.y, rats, bar.h), BAR_RATS, 255, 7)
        covered = min(rats, nuns)
        if covered >= 4:
            canvas.rounded(Box(bar.x, bar.y, covered, bar.h), BAR_NUNS, 255, 7)
        if plague.turned:
            canvas.veil(Box(bar.x + min(nuns, bar.w - 2) - 1, bar.y - 5, 3, bar.h + 10), theme.TEXT, 255)

    def _sign(self, canvas: Canvas, box: Box) -> None:
        """A tick, an hourglass or a cross: said by shape besides colour."""
        k = canvas.k
        points = SIGNS.get(self.fate.state, SIGNS[SAFE])
        _stroke(canvas, [((box.x + x * box.w) * k, (box.y + y * box.h) * k) for x, y in points],
                LINES[self.fate.state])  # fmt: skip


def _stroke(canvas: Canvas, points: Sequence[tuple[float, float]], colour: theme.Colour) -> None:
    pygame.draw.lines(canvas.surface, colour, False, points, max(2, round(2.4 * canvas.k)))


def headline(canvas: Canvas, box: Box, title: str, words: str) -> None:
    """The name of the scene, and what it is about."""
    upper, lower = box.cut_top(box.h * 0.62)
    style = canvas.pens.text.fit(title, Style("head", min(60.0, upper.h * 0.86), theme.TEXT, theme.INK), upper.w)
    canvas.text(title, upper.cx, upper.cy, style, "center")
    wide = min(lower.w, canvas.pens.text.width(words, Style("it", 22, theme.TEXT)) + 60)
    canvas.rounded(lower.centered(wide, lower.h), theme.INK, 170, 12)
    canvas.paragraph(escape(words), lower.centered(wide - 24, lower.h), Style("it", 22, theme.TEXT), "center", "middle")
