"""The table of points: one row per line of the score, one column per player; the numbers count up row by row."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import pygame

from game.citadels.lang import _, ngettext
from game.citadels.rules.state import View
from game.citadels.table.afterwards.winner_city import CityTab
from game.citadels.table.plots import draw_coin
from game.citadels.words.names import Names
from game.citadels.words.telling.hearing import tie_words
from game.table.faces import draw_seat
from game.table.flow import SeatInfo
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Style
from game.ui.widgets import Widget

NONE = -1
SMALL_TYPE_FROM = 1.3  # pixels per unit: from here on type of less than 16 units is large enough on the screen
CITY_ICONS = {"first": "1", "complete": "2"}  # the golden city of the first, the silver one of those after it
KNOWN = ("districts", "colours", "first", "complete")


@dataclass(frozen=True)
class ScoreRow:
    """One line of the table: a value per column, None where nobody expects one."""

    key: str
    title: str
    aside: str
    values: tuple[int, ...]


@dataclass(frozen=True)
class Result:
    """The whole result, best player first."""

    columns: tuple[tuple[int, SeatInfo], ...]
    rows: tuple[ScoreRow, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    verdict: str  # what decided
    decisive: int = NONE  # the row that did; NONE if it was something else
    places: tuple[int, ...] = ()  # by column; equal points share one, but not with a winner

    def place_of(self, seat: int) -> tuple[int, bool]:
        """The place of a seat, and whether it is shared."""
        place = next(self.places[at] for at, (one, _info) in enumerate(self.columns) if one == seat)
        return place, self.places.count(place) > 1


def result(view: View, seats: list[SeatInfo], winners: list[int], names: Names) -> Result:
    """What the table shows. `view.scores` must be filled."""
    scores = view.scores
    order = sorted(range(len(seats)), key=lambda seat: (seat not in winners, -scores[seat]["total"], seat))
    uniques = list(dict.fromkeys(key for line in scores for key in line if key not in (*KNOWN, "total")))
    texts = {
        "districts": (_("Cost of the districts"), _("1 point for each gold")),
        "colours": (_("All five types"), _("at least one district of each")),
        "first": (_("First complete city"), _("before all others")),
        "complete": (_("City completed later"), _("in the same round")),
    }
    rows = []
    for key in (*KNOWN, *uniques):
        title, aside = texts[key] if key in texts else (names.source(key), _("unique district"))
        rows.append(ScoreRow(key, title, aside, tuple(scores[seat].get(key, 0) for seat in order)))
    totals = tuple(scores[seat]["total"] for seat in order)
    columns = tuple((seat, seats[seat]) for seat in order)
    places = tuple(1 if seat in winners else 1 + sum(_before(other, seat, scores, winners) for other in order)
                   for seat in order)  # fmt: skip
    if totals.count(totals[0]) > 1:
        tie = tie_words(view, [seat for seat in order if scores[seat]["total"] == totals[0]], names)
        return Result(columns, tuple(rows), totals, tuple(winners), tie, places=places)
    decisive, lead = decisive_row(rows)
    verdict = ngettext("What decided: {line}, {count} point ahead of {name}.",
                       "What decided: {line}, {count} points ahead of {name}.", lead)  # fmt: skip
    verdict = verdict.format(line=rows[decisive].title, count=lead, name=names.plain_seat(columns[1][0]))
    return Result(columns, tuple(rows), totals, tuple(winners), verdict, decisive, places)


def _before(other: int, seat: int, scores: Sequence[Mapping[str, int]], winners: Sequence[int]) -> bool:
    """Whether that other seat comes before this one, which has not won."""
    return other in winners or scores[other]["total"] > scores[seat]["total"]


def decisive_row(rows: Sequence[ScoreRow]) -> tuple[int, int]:
    """The row in which the winner got most more than the second, and how many points that was."""
    leads = [row.values[0] - row.values[1] for row in rows]
    most = max(range(len(rows)), key=lambda index: leads[index])
    return most, leads[most]


def draw_city_icon(canvas: Canvas, key: str, box: Box) -> None:
    """A complete city: golden for the first, of silver for those that were completed later in the round."""
    size = canvas.scale.rect(box).size
    picture = canvas.pens.assets.scaled("citadels/ui/stat_city", size)
    if key != "first":
        picture = canvas.pens.assets.keep(("silver city", size), lambda: pygame.transform.grayscale(picture))
    canvas.surface_at(picture, box.x, box.y)
    canvas.figure(CITY_ICONS[key], box.cx, box.y + box.h * 0.66, box.h * 0.5, theme.TEXT, theme.NUMERAL)


class ScoreTable(Widget):
    """One row per line, one column per player; rows appear one after the other."""

    role = "scores"
    bleed = 40.0

    def __init__(self, found: Result, mine: int = NONE, pick: Callable[[int], None] | None = None) -> None:
        heads = [CityTab(f"head:{seat}", seat, info, pick) for seat, info in found.columns] if pick is not None else []
        for head in heads:
            head.focusable = head.drawn = False  # the tabs beside the city are there for keys and gamepad
        super().__init__("scores", heads)
        self.result, self.mine = found, mine
        self.selected = found.columns[0][0]
        self.counted = self.rows + 1.0

    @property
    def rows(self) -> int:
        return len(self.result.rows)

    @property
    def value(self) -> str:
        columns = zip(self.result.columns, self.result.totals, strict=True)
        return " ".join([*(f"{info.name}:{total}" for (_s, info), total in columns), self.result.verdict])

    @property
    def done(self) -> bool:
        """Whether every row is counted, and the winner stands out."""
        return self.counted > self.rows

    def count(self, rows: float) -> None:
        """Counts up to here: whole rows, and a share of the one after them."""
        before, self.counted = self.counted, rows
        if self.done or before > rows:
            self.invalidate()
            return
        for index in {min(self.rows - 1, int(before)), min(self.rows - 1, int(rows))}:
            self._redraw(self._row(index))
        last = self._row(self.rows - 1)
        self._redraw(Box(last.x, last.bottom, last.w, self.box.bottom - last.bottom - 8))

    def _redraw(self, box: Box) -> None:
        self.ui.base.add(self.ui.scale.rect(box.inset(-3)))

    def _share(self, index: int) -> float:
        """How much of a row is counted, 0 to 1."""
        return min(1.0, max(0.0, self.counted - index))

    def select(self, seat: int) -> None:
        """The city of this seat is shown."""
        self.selected = seat
        self.invalidate()

    def arrange(self, box: Box) -> None:
        self.box = box
        for index, head in enumerate(self.children):
            column = self._column(index)
            head.arrange(Box(column.x + 5, column.y, column.w - 10, self._row(0).y - column.y))

    # -- places ----------------------------------------------------------------------------------------------------
    @property
    def _labels(self) -> float:
        return min(360.0, self.box.w * (0.3 if self.box.w > 900 else 0.4))

    def _column(self, index: int) -> Box:
        left = self.box.x + self._labels + 16
        wide = (self.box.right - 24 - left) / len(self.result.columns)
        tie = 34.0 if self._verdict_below else 0.0
        return Box(left + index * wide, self.box.y + self.box.h * 0.12, wide, self.box.h * 0.86 - tie)

    @property
    def _verdict_below(self) -> bool:
        """Whether what decided is said below the totals; a low table says it instead of its title."""
        return bool(self.result.verdict) and self.box.h >= 600

    def _row(self, index: int) -> Box:
        top = self.box.y + self.box.h * 0.285
        high = (self.box.bottom - self.box.h * 0.15 - top) / len(self.result.rows)
        return Box(self.box.x + 26, top + index * high, self.box.w - 52, high)

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        box = self.box
        canvas.skin("parchment", box)
        head = Box(box.x + 40, box.y + box.h * 0.025, box.w - 80, box.h * 0.06)
        if self.done and not self._verdict_below and self.result.verdict:
            room = Box(box.x + 24, box.y + 8, box.w - 48, head.bottom - box.y - 4)
            style = Style("bold", 18, theme.INK_HEAD, floor=canvas.k < SMALL_TYPE_FROM, leading=0.95)
            canvas.paragraph(escape(self.result.verdict), room, style, "center", "middle")
        else:
            style = Style("head", min(34.0, head.h * 1.3), theme.INK_HEAD)
            canvas.text_in(_("The chronicle of points"), head, style, "center")
        canvas.ornament(box.cx, head.bottom + 8, 460, theme.GOLD_DEEP)
        if self.done:
            for index in range(len(self.result.winners)):
                column = self._column(index).inset(5, 0)
                canvas.rounded(column, theme.GOLD, 80, 10, theme.GOLD_DARK, 200, 2.0)
        for index, (seat, info) in enumerate(self.result.columns):
            self._head(canvas, index, seat, info)
        for index, row in enumerate(self.result.rows):
            if index < self.counted:
                self._line(canvas, index, row)
        self._totals(canvas)

    def _head(self, canvas: Canvas, index: int, seat: int, info: SeatInfo) -> None:
        column = self._column(index)
        top = self._row(0).y
        free = top - 38 - column.y
        radius = min(34.0, free * 0.4, column.w * 0.4)
        draw_seat(canvas, column.cx, column.y + free * 0.56, radius, info)
        if index < len(self.result.winners) and self.done:
            side = min(52.0, radius * 1.7)
            canvas.picture(
                "ui/crown", Box(column.cx - side / 2, column.y + free * 0.56 - radius - side * 0.72, side, side)
            )
        name = Box(column.x + 6, top - 36, column.w - 12, 32)
        style = Style("head", 23, theme.INK_HEAD)
        if column.w < 150:  # the narrower face; at large scales even smaller, for the shield says the same
            style = Style("bold", 20, theme.INK_HEAD, floor=column.w >= 80)
        canvas.text_in(info.name, name, style, "center")
        if seat == self.selected:
            canvas.rounded(Box(name.x, name.bottom - 1, name.w, 4), theme.GOLD_DEEP, 255, 2)
        if seat == self.mine:
            self._mine(canvas, column)

    def _mine(self, canvas: Canvas, column: Box) -> None:
        """The column of the person before the screen."""
        words, style = _("you"), Style("it", 18, theme.PARCHMENT_LIGHT)
        wide = canvas.pens.text.width(words, style) + 12
        chip = Box(column.right - wide - 2, column.y + 6, wide, 24)
        if wide > column.w * 0.5:
            chip = Box(column.right - wide + 4, column.y - 6, wide, 24)
        canvas.rounded(chip, theme.INK_HEAD, 235, 12)
        canvas.text(words, chip.cx, chip.cy - 1, style, "center")

    def _line(self, canvas: Canvas, index: int, row: ScoreRow) -> None:
        place = self._row(index)
        if self.done and index == self.result.decisive:
            canvas.rounded(place.inset(0, 2), theme.GOLD, 70, 8, theme.GOLD_DARK, 220, 1.8)
        canvas.line(place.x, place.y, place.right, place.y, theme.GOLD_DARK, 90, 1.2)
        side = min(40.0, place.h * 0.62)
        self._icon(canvas, row.key, Box(place.x + 6, place.cy - side / 2, side, side))
        left = place.x + 60
        words = Box(left, place.y, self._column(0).x - left - 6, place.h)
        if place.h >= 64:
            canvas.text_in(row.title, Box(left, place.cy - 27, words.w, 30), Style("bold", 24, theme.INK_BODY))
            canvas.text_in(row.aside, Box(left, place.cy + 3, words.w, 26), Style("it", 18, theme.INK_DIM))
        else:
            canvas.text_in(row.title, words, Style("bold", 21, theme.INK_BODY))
        for column, value in enumerate(row.values):
            points = round(value * self._share(index))
            text = "–" if not points else str(points) if row.key == "districts" else f"+{points}"
            style = Style("xb", min(30.0, place.h * 0.55), theme.INK_BODY if points else theme.INK_DIM)
            canvas.text(text, self._column(column).cx, place.cy, style, "center")

    def _icon(self, canvas: Canvas, key: str, box: Box) -> None:
        if key == "districts":
            draw_coin(canvas, box.cx, box.cy, box.w * 0.46, "")
        elif key == "colours":
            third = box.w * 0.62
            for gem, dx, dy in (("religious", 0.0, 0.0), ("trade", 0.42, 0.0), ("military", 0.21, 0.4)):
                canvas.picture(f"citadels/ui/gem_{gem}", Box(box.x + dx * box.w, box.y + dy * box.h - 2, third, third))
        elif key in CITY_ICONS:
            draw_city_icon(canvas, key, box)
        else:
            canvas.picture("citadels/ui/gem_unique", box)

    def _totals(self, canvas: Canvas) -> None:
        last = self._row(len(self.result.rows) - 1)
        y = last.bottom
        canvas.line(last.x, y, last.right, y, theme.INK_HEAD, 210, 2.4)
        canvas.line(last.x, y + 5, last.right, y + 5, theme.INK_HEAD, 150, 1.0)
        row = Box(last.x, y + 8, last.w, self.box.bottom - y - (64 if self._verdict_below else 16))
        canvas.text(_("Total"), last.x + 60, row.cy, Style("head", 32, theme.INK_HEAD))
        for index in range(len(self.result.columns)):
            won = self.done and index < len(self.result.winners)
            total = sum(round(row.values[index] * self._share(at)) for at, row in enumerate(self.result.rows))
            style = Style(
                "black",
                min(48 if won else 38, self._column(index).w * 0.55),
                theme.RUST if won else theme.INK_BODY,
            )
            canvas.text(str(total), self._column(index).cx, row.cy, style, "center")
        if self._verdict_below and self.done:
            told = Box(self.box.x + 36, self.box.bottom - 62, self.box.w - 72, 50)
            canvas.paragraph(escape(self.result.verdict), told, Style("it", 20, theme.INK_DIM, leading=1.0), "center",
                             "middle")  # fmt: skip
