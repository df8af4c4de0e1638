"""The panels of a scene: the ledger of cities at the right, the forecast below, the voices on their sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.la_citta.lang import _, ngettext
from game.la_citta.rules.box import WISHES
from game.la_citta.rules.state import View
from game.la_citta.table.scenes.course import DRAWS, MOVED, PASSED, Course, Entry, Forecast, Gain, ledger
from game.la_citta.words.names import Names
from game.table.flow import SeatInfo
from game.table.pieces import draw_crest
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Style
from game.ui.lang import joined
from game.ui.widgets import Widget

# What stands in the panels of a scene, row by row.

HEAD, PART, MORE = "head", "part", "more"  # a city, a neighbour it draws from, cities that find no room here
NOBODY = -1


@dataclass(frozen=True)
class Row:
    """A line of the ledger: the crest's seat (-1: none), words at the left and at the right, how it stands."""

    kind: str
    seat: int
    left: str
    right: str = ""
    lit: bool = False  # the city that draws now
    dim: bool = False
    good: int = 0  # the right side is a gain (1), a loss (-1) or neither


def ledger_rows(view: View, now: Course, names: Names, waits: int = NOBODY) -> list[Row]:
    """Every city in turn order with what it gained; below the one that draws, from whom."""
    found: list[Row] = []
    for one in ledger(view, now, waits=waits):
        found.append(_city(one, view, names, asked=one.seat == waits))
        if one.state == DRAWS and one.turn is not None:
            found += [_source(gain, one, view, names) for gain in one.turn.gains]
    return found


def _city(one: Entry, view: View, names: Names, *, asked: bool) -> Row:
    name, turn = names.plain_city(one.city), one.turn
    if one.state == DRAWS and turn is not None:
        points = view.points(view.sites_of(one.city), turn.wish)
        return Row(HEAD, one.seat, name, arches(points), lit=True)
    if one.state == MOVED and turn is not None:
        return Row(HEAD, one.seat, name, f"+{turn.gained}" if turn.gained else "0", good=int(turn.gained > 0))
    if one.state == PASSED:
        return Row(HEAD, one.seat, name, _("draws nobody"), dim=True)
    return Row(HEAD, one.seat, name, _("to come"), dim=not asked)


def arches(count: int) -> str:
    """ "3 arches"."""
    return ngettext("{count} arch", "{count} arches", count).format(count=count)


def _source(gain: Gain, one: Entry, view: View, names: Names) -> Row:
    assert one.turn is not None
    points = view.points(view.sites_of(gain.source), one.turn.wish)
    left = f"{names.plain_city(gain.source)} ({points})"
    right = "+1" if gain.kept else _("no room")
    return Row(PART, gain.other, left, right, lit=True, good=1 if gain.kept else -1)


def torn_rows(now: Course, names: Names) -> list[Row]:
    """What was torn down, city by city."""
    found: list[Row] = []
    last = NOBODY
    for one in now.torn:
        if one.city != last:
            found.append(Row(HEAD, one.seat, names.plain_city(one.city)))
            last = one.city
        whole = one.site == one.city
        found.append(
            Row(PART, NOBODY, names.plain_building(one.building), _("gone") if whole else "", good=-int(whole))
        )
    return found


def windowed(rows: Sequence[Row], most: int) -> list[Row]:
    """As many rows as there is room for: the city that draws is always among them, the others are counted."""
    if len(rows) <= most or most < 3:
        return list(rows[:most])
    lit = [at for at, row in enumerate(rows) if row.lit]
    first = lit[0] if lit else next((at for at, row in enumerate(rows) if not row.dim), len(rows) - most)
    start = max(0, min(first - 2, len(rows) - most + 1))
    above = sum(row.kind == HEAD for row in rows[:start])
    room = most - (1 if above else 0)
    shown = list(rows[start : start + room])
    below = sum(row.kind == HEAD for row in rows[start + room :])
    if below:
        below += shown[-1].kind == HEAD
        shown = shown[:-1]
    return [*([_more(above)] if above else []), *shown, *([_more(below)] if below else [])]


def _more(count: int) -> Row:
    return Row(MORE, NOBODY, ngettext("{count} more city", "{count} more cities", count).format(count=count), dim=True)


# -- who is fed ------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Fed:
    """A seat at the feeding: its citizens, its food, and how many went hungry already."""

    seat: int
    people: int
    food: int
    left: int

    @property
    def short(self) -> int:
        """Citizens without food."""
        return max(0, self.people - self.food)


def fed(view: View, now: Course) -> list[Fed]:
    """Every seat in turn order."""
    return [Fed(seat, view.people_of(seat), view.food(seat), now.left(seat)) for seat in view.order()]


def fed_words(one: Fed) -> str:
    """What a row says besides its numbers."""
    if one.short:
        return ngettext("{count} too many", "{count} too many", one.short).format(count=one.short)
    if one.left:
        return ngettext("{count} has left", "{count} have left", one.left).format(count=one.left)
    return _("all fed")


GAIN = theme.mix(theme.SEATS[3], theme.WHITE, 0.35)
LOSS, WARNING = theme.REASON_TEXT, theme.TARGET
ROW, PART_ROW, LEAST = 36.0, 30.0, 27.0
CELL, COLUMNS = 33.0, 4
NAME = Style("bold", 21, theme.TEXT)
NUMBER = Style("xb", 21, theme.TEXT, theme.INK)
ASIDE = Style("it", 19, theme.TEXT_DIM)
Crests = Sequence[SeatInfo]
LOWEST = 130.0  # units: of the slate of a ledger with few rows
LEAST_SEAT = 250.0  # units: how wide a player's cell is at least beside all others
TALL = 74.0  # units: a higher cell has two lines


def tone(good: int) -> theme.Colour:
    """The ink of a gain, of a loss, of neither."""
    return GAIN if good > 0 else LOSS if good < 0 else theme.TEXT


class Ledger(Widget):
    """A heading, how far it is, and row by row what every city gained."""

    role = "ledger"
    bleed = 24.0
    ground = "slate"

    def __init__(self, seats: Crests) -> None:
        super().__init__("ledger")
        self.seats = seats
        self.title, self.progress = "", ""
        self.rows: tuple[Row, ...] = ()
        self.visible = False

    @property
    def value(self) -> str:
        return "\n".join([f"{self.title}. {self.progress}", *(f"{row.left} {row.right}" for row in self.rows)])

    def show(self, title: str, progress: str, rows: Sequence[Row]) -> None:
        """Takes over what stands in it."""
        if (title, progress, tuple(rows)) != (self.title, self.progress, self.rows):
            self.title, self.progress, self.rows = title, progress, tuple(rows)
            self.invalidate()

    def draw(self, canvas: Canvas) -> None:
        if self.box.w < 30:
            return
        needed = 74.0 + sum(_high(row) for row in self.rows)  # the post shows below
        slate = self.box.cut_top(min(self.box.h, max(needed, LOWEST)))[0]
        canvas.skin("slate", slate)
        inner = slate.inset(20, 14)
        head, rest = inner.cut_top(38, 4)
        wide = canvas.pens.text.width(self.progress, ASIDE) + 8
        canvas.text_in(self.title, Box(head.x, head.y, head.w - wide, head.h), theme.PANEL_TITLE.at(24))
        canvas.text_in(self.progress, head, ASIDE, "right")
        canvas.line(head.x, head.bottom, head.right, head.bottom, theme.HAIRLINE, 150, 1.2)
        rest = Box(rest.x, rest.y + 4, rest.w, rest.h - 4)
        rows = windowed(self.rows, max(3, int(rest.h // LEAST)))
        share = min(1.0, rest.h / max(1.0, sum(_high(row) for row in rows)))
        self._lit(canvas, rest, rows, share)
        y = rest.y
        for row in rows:
            high = _high(row) * share
            self._row(canvas, Box(rest.x, y, rest.w, high), row)
            y += high

    def _lit(self, canvas: Canvas, rest: Box, rows: Sequence[Row], share: float) -> None:
        """A frame round the city that draws now, with those it draws from."""
        lit = [at for at, row in enumerate(rows) if row.lit]
        if not lit:
            return
        top = rest.y + share * sum(_high(row) for row in rows[: lit[0]])
        high = share * sum(_high(rows[at]) for at in lit)
        canvas.rounded(Box(rest.x - 10, top, rest.w + 20, high), theme.GOLD_DARK, 150, 8, theme.FOCUS, 230, 1.8)

    def _row(self, canvas: Canvas, box: Box, row: Row) -> None:
        indent = 30.0 if row.kind == PART else 0.0
        size = min(21.0 if row.kind == HEAD else 20.0, box.h * 0.72)
        radius = min(11.0, box.h * 0.34)
        left = box.x + indent
        if row.seat >= 0:
            draw_crest(canvas, left + radius, box.cy, radius, self.seats[row.seat].crest)
        left += 2 * radius + 10 if row.kind != PART or row.seat >= 0 else 0
        ink = theme.TEXT_DIM if row.dim else theme.TEXT if row.kind == HEAD else theme.TEXT_LOG
        style = Style("it" if row.kind not in (HEAD, PART) else "bold" if row.kind == HEAD else "text", size, ink)
        right = Style("it" if row.dim else "xb", size, theme.TEXT_DIM if row.dim else tone(row.good))
        wide = canvas.pens.text.width(row.right, right) + 6 if row.right else 0.0
        canvas.text_in(row.left, Box(left, box.y, box.right - left - wide, box.h), style)
        canvas.text_in(row.right, box, right, "right")


def _high(row: Row) -> float:
    return ROW if row.kind == HEAD else PART_ROW


class Below(Widget):
    """What will have come of it: all cities when all have moved, or all players at the feeding."""

    role = "forecast"
    bleed = 24.0
    ground = "slate"

    def __init__(self, seats: Crests, name_of: Callable[[int], str]) -> None:
        super().__init__("forecast")
        self.seats, self.name_of = seats, name_of
        self.title = ""
        self.cities: tuple[Forecast, ...] = ()
        self.fed: tuple[Fed, ...] = ()
        self.visible = False

    @property
    def value(self) -> str:
        cities = [f"{self.name_of(one.city)} {one.people} ({one.change:+d}), {one.food}" for one in self.cities]
        fed = [f"{self.seats[one.seat].name} {one.people}, {one.food}: {fed_words(one)}" for one in self.fed]
        return "\n".join([self.title, *cities, *fed])

    def show(self, title: str, cities: Sequence[Forecast], fed: Sequence[Fed]) -> None:
        """Takes over what stands in it: cities or players."""
        now = (title, tuple(cities), tuple(fed))
        if now != (self.title, self.cities, self.fed):
            self.title, self.cities, self.fed = now
            self.invalidate()

    def draw(self, canvas: Canvas) -> None:
        if self.box.w < 60:
            return
        canvas.skin("slate", self.box)
        canvas.text_in(self.title, self._head_and_rest()[0], theme.PANEL_TITLE.at(22))
        cells = self.filled()
        for one, cell in zip(self.cities, cells, strict=False):
            self._city(canvas, cell, one)
        for each, cell in zip(self.fed, cells, strict=False):
            self._seat(canvas, cell, each)

    def _head_and_rest(self) -> tuple[Box, Box]:
        inner = self.box.inset(22, 12)
        return inner.cut_top(min(34.0, inner.h * 0.3), 4)

    def filled(self) -> list[Box]:
        """Where each city or player stands."""
        count = len(self.cities) or len(self.fed)
        return self._cells(self._head_and_rest()[1], count) if count else []

    def _cells(self, rest: Box, count: int) -> list[Box]:
        """Four columns, one below the other in each row; players in one row where that has room for all."""
        columns = max(1, min(COLUMNS, int(rest.w // 300)))
        if self.fed and rest.w / count >= LEAST_SEAT:
            columns = count
        lines = max(1, -(-count // columns))
        high = min(94.0 if self.fed else 52.0, rest.h / lines)
        wide = rest.w / columns
        return [Box(rest.x + wide * (at % columns) + 4, rest.y + high * (at // columns) + 2, wide - 12, high - 4)
                for at in range(count)]  # fmt: skip

    def _city(self, canvas: Canvas, cell: Box, one: Forecast) -> None:
        hungry = one.short > 0 and one.people > one.food
        self._plate(canvas, cell, hungry=hungry)
        size = min(21.0, cell.h * 0.62)
        draw_crest(canvas, cell.x + 18, cell.cy, min(12.0, cell.h * 0.36), self.seats[one.seat].crest)
        canvas.text_in(self.name_of(one.city), Box(cell.x + 38, cell.y, cell.w * 0.36, cell.h), NAME.at(size))
        x = cell.x + cell.w * 0.36 + 44
        self._sign(canvas, "citizen", str(one.people), x, cell, size)
        if one.change:
            style = Style("xb", size, tone(one.change))
            canvas.text(f"{one.change:+d}".replace("-", "−"), x + cell.w * 0.155, cell.cy, style)
        self._sign(canvas, "food", str(one.food), cell.x + cell.w * 0.76, cell, size)
        if hungry:
            warning(canvas, cell.right - 18, cell.cy, min(24.0, cell.h * 0.8))

    def _seat(self, canvas: Canvas, cell: Box, one: Fed) -> None:
        self._plate(canvas, cell, hungry=one.short > 0)
        if cell.h >= TALL:
            self._tall_seat(canvas, cell, one)
            return
        size = min(21.0, cell.h * 0.62)
        draw_crest(canvas, cell.x + 18, cell.cy, min(12.0, cell.h * 0.36), self.seats[one.seat].crest)
        canvas.text_in(self.seats[one.seat].name, Box(cell.x + 38, cell.y, cell.w * 0.35 - 44, cell.h), NAME.at(size))
        self._sign(canvas, "citizen", str(one.people), cell.x + cell.w * 0.35, cell, size)
        self._sign(canvas, "food", str(one.food), cell.x + cell.w * 0.515, cell, size)
        words = Box(cell.x + cell.w * 0.69, cell.y, cell.w * 0.31 - 6, cell.h)
        bad = one.short > 0 or one.left > 0
        canvas.text_in(fed_words(one), words, Style("bold" if bad else "it", size, LOSS if bad else theme.TEXT_DIM))

    def _tall_seat(self, canvas: Canvas, cell: Box, one: Fed) -> None:
        """The name above with what comes of it at the right, citizens and food below."""
        left, rest = cell.inset(10, 6).cut_left(44, 10)
        draw_crest(canvas, left.cx, left.cy, 19, self.seats[one.seat].crest)
        upper, lower = rest.cut_top(rest.h * 0.48)
        bad = one.short > 0 or one.left > 0
        style, words = Style("bold" if bad else "it", 20, LOSS if bad else theme.TEXT_DIM), fed_words(one)
        wide = canvas.pens.text.width(words, style) + 8
        canvas.text_in(self.seats[one.seat].name, Box(upper.x, upper.y, upper.w - wide, upper.h), NAME.at(23))
        canvas.text_in(words, upper, style, "right")
        self._sign(canvas, "citizen", str(one.people), lower.x, lower, 23)
        self._sign(canvas, "food", str(one.food), lower.x + 76, lower, 23)

    def _plate(self, canvas: Canvas, cell: Box, *, hungry: bool) -> None:
        edge = WARNING if hungry else theme.HAIRLINE
        canvas.rounded(cell, theme.INK, 130, 7, edge, 190 if hungry else 50, 1.4)

    def _sign(self, canvas: Canvas, sign: str, number: str, x: float, cell: Box, size: float) -> None:
        side = min(26.0, cell.h * 0.8)
        place = Box(x, cell.cy - side / 2, side, side)
        canvas.picture(f"la_citta/ui/{sign}", place)
        canvas.explain(sign, place)
        canvas.text(number, place.right + 4, cell.cy, NUMBER.at(size))


def warning(canvas: Canvas, cx: float, cy: float, side: float) -> None:
    """A triangle with a mark of exclamation."""
    half = side / 2
    for at in range(3):
        first = ((cx, cy - half), (cx + half, cy + half * 0.8), (cx - half, cy + half * 0.8))[at]
        second = ((cx + half, cy + half * 0.8), (cx - half, cy + half * 0.8), (cx, cy - half))[at]
        canvas.line(*first, *second, theme.GOLD_LIGHT, 255, 2.2)
    canvas.text("!", cx, cy + side * 0.1, Style("black", side * 0.62, theme.GOLD_LIGHT, floor=False), "center")


class VoiceSheet(Widget):
    """The four voices, open, and the wish in a sentence, on parchment over the map."""

    role = "wish"
    bleed = 24.0

    def __init__(self) -> None:
        super().__init__("wish_sheet")
        self.voices: tuple[int, ...] = ()
        self.wishes: tuple[int, ...] = ()
        self.title = self.text = ""
        self.visible = False

    @property
    def value(self) -> str:
        return joined([self.title, self.text])

    def show(self, voices: Sequence[int], wishes: Sequence[int], title: str, text: str) -> None:
        """Takes over what the people want."""
        now = (tuple(voices), tuple(wishes), title, text)
        if now != (self.voices, self.wishes, self.title, self.text):
            self.voices, self.wishes, self.title, self.text = now
            self.invalidate()

    def draw(self, canvas: Canvas) -> None:
        if self.box.w < 80:
            return
        canvas.skin("parchment", self.box)
        inner = self.box.inset(18, 16)
        wide = min(66.0, inner.h / 1.43)
        for at, wish in enumerate(self.voices):
            place = Box(inner.x + at * (wide + 8), inner.cy - wide * 0.714, wide, wide * 1.428)
            self.ui.cards.draw(canvas, WISHES[wish], "small", place)
            if wish not in self.wishes:
                canvas.veil(place, theme.INK, 110)
        words = Box(inner.x + 4 * (wide + 8) + 12, inner.y, 0, inner.h)
        words = Box(words.x, words.y, inner.right - words.x, words.h)
        style = Style("head", 24, theme.INK_HEAD, leading=1.0)
        if canvas.pens.text.width(self.title, style.at(19)) > words.w:  # two wishes, in two lines
            head, rest = words.cut_top(words.h * 0.46, 4)
            canvas.paragraph(escape(self.title), head, style.at(20))
        else:
            head, rest = words.cut_top(min(34.0, words.h * 0.34), 2)
            canvas.text_in(self.title, head, canvas.pens.text.fit(self.title, style, head.w))
        style = Style("text", 19, theme.INK_BODY, leading=1.06)
        if (
            canvas.pens.text.paragraph(self.text, style, rest.w).height <= rest.h * canvas.k + 1
        ):  # else the prompt says it
            canvas.paragraph(self.text, rest, style)
