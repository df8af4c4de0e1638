"""The scoring as a sheet with the cities of the end, how the citizens grew, and what a computer player believed."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from game.kernel.events import Json
from game.kernel.rules import Plain, of
from game.la_citta.cards import tones
from game.la_citta.lang import _, listed, ngettext
from game.la_citta.rules import scoring
from game.la_citta.rules.box import BONUS, VOICES, WISHES, YEARS
from game.la_citta.rules.state import Game, View
from game.la_citta.words.names import Names
from game.session.ledger import Decision
from game.session.match import Shown
from game.table.advice import knowing
from game.table.advice.knowing import LABEL, LEAST, chance_cell, percent
from game.table.flow import SeatInfo
from game.table.pieces import draw_crest
from game.table.score_sheet.sheet import Column, Line, Sheet, ranked
from game.table.score_sheet.words import own_places
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style
from game.ui.people import in_sentences
from game.ui.widgets import Widget

LINES = ("citizens", "bonus", "penalty")
STONES = dict(zip(LINES, tones.SCORE_STONES, strict=True))


@dataclass(frozen=True)
class City:
    """A city at the end: its arches by wishes, and what it lacks (names of wishes; none for a full city)."""

    castello: int
    name: str
    people: int
    arches: tuple[int, ...]
    lacks: tuple[str, ...]

    @property
    def full(self) -> bool:
        """Whether it has buildings for all three wishes."""
        return not self.lacks

    @property
    def points(self) -> int:
        """What it gives at the end."""
        return self.people + BONUS * self.full


@dataclass(frozen=True)
class Result:
    """The sheet; and for each of its columns the cities, and the citizens at the end of each year."""

    sheet: Sheet
    cities: tuple[tuple[City, ...], ...]
    growth: tuple[tuple[int, ...], ...]


def result(
    view: View, seats: Sequence[SeatInfo], winners: Sequence[int], names: Names, events: Sequence[Shown],
    owners: Sequence[int] = (),
) -> Result:  # fmt: skip
    """What the screen shows. `view.scores` must be filled."""
    scores = view.scores
    columns = ranked(seats, [line["total"] for line in scores], winners, after=view.gold)
    order = [one.seat for one in columns]
    cities = tuple(tuple(_city(view, city, names) for city in view.cities[seat]) for seat in order)
    lines = tuple(
        Line(key, title, tuple(scores[seat][key] for seat in order), STONES[key], aside)
        for key, (title, aside) in zip(LINES, titles(), strict=True)
    )
    told, tie = _told(columns, lines, cities, view.gold, names), _tie(columns, view.gold)
    sheet = Sheet(_("The cities are judged"), columns, lines, _title(columns, names), told, tie)
    grown = growth(events, len(seats))
    series = tuple(_ends_at(grown[seat], view.people_of(seat)) for seat in order)
    return Result(replace(sheet, own=own_places(sheet, owners)), cities, series)


def _city(view: View, city: list[int], names: Names) -> City:
    arches = view.box.arches
    own = [arches[view.building[site]] for site in city]
    counts = tuple(sum(one[wish] for one in own) for wish in range(len(WISHES)))
    lacks = (
        () if scoring.complete(view, city) else tuple(names.plain_wish(w) for w, many in enumerate(counts) if not many)
    )
    return City(city[0], names.plain_city(city[0]), view.people[city[0]], counts, lacks)


# -- how the citizens grew -------------------------------------------------------------------------------------------
def growth(events: Sequence[Shown], players: int) -> list[list[int]]:
    """Per seat its citizens at the end of each year, as the events tell them."""
    people, found = [0] * players, [[] for _ in range(players)]  # type: tuple[list[int], list[list[int]]]
    for event in events:
        facts, word = event.facts, event.word
        if word == "founded":
            people[facts["seat"]] += 3 - (facts["source"] >= 0)
        elif word == "built" and facts["building"] == "marketplace":
            people[facts["seat"]] += 1
        elif word == "grown":
            people[facts["seat"]] += facts["count"]
        elif word == "moved":
            people[facts["other"]] -= 1
            people[facts["seat"]] += facts["kept"]
        elif word == "starved":
            people[facts["seat"]] -= 1
        elif word == "year_ended":
            for seat, many in enumerate(people):
                found[seat].append(many)
    return found


def _ends_at(years: Sequence[int], last: int) -> tuple[int, ...]:
    """The same, moved so that it ends at what is truly there: a game may have begun in the middle."""
    if not years:
        return (last,)
    off = last - years[-1]
    return tuple(many + off for many in years)


# -- words -----------------------------------------------------------------------------------------------------------
def _title(columns: Sequence[Column], names: Names) -> str:
    crowned = [names.plain_seat(one.seat) for one in columns if one.won]
    if len(crowned) == 1:
        return _("{name} wins").format(name=crowned[0])
    return _("{names} share the win").format(names=listed(crowned))


def _told(columns: Sequence[Column], lines: Sequence[Line], cities: Sequence[Sequence[City]], gold: Sequence[int],
          names: Names) -> str:  # fmt: skip
    """By how much, and what decided it."""
    best, others = columns[0], [at for at, one in enumerate(columns) if not one.won]
    points = ngettext("{count} point", "{count} points", best.total).format(count=best.total)
    if not others:
        return points + "."
    second = columns[others[0]]
    name = names.plain_seat(second.seat)
    ahead = best.total - second.total
    if not ahead:
        text = _("{points} each, but {gold} gold against {other} of {name} decides it.")
        return text.format(points=points, gold=gold[best.seat], other=gold[second.seat], name=name)
    text = ngettext("{points}, {count} more than {name}.", "{points}, {count} more than {name}.", ahead)
    decided = _decided([line.points[0] - line.points[others[0]] for line in lines], ahead, cities[0], name)
    return " ".join([text.format(points=points, count=ahead, name=name), decided])


def _decided(leads: Sequence[int], ahead: int, cities: Sequence[City], name: str) -> str:
    """The line of the score without which it would have ended otherwise."""
    citizens, bonus, penalty = leads
    if bonus >= ahead:
        full = [city.name for city in cities if city.full]
        text = ngettext(
            "A full city decided it: {cities} has culture, education and health.",
            "Full cities decided it: {cities} have culture, education and health.",
            len(full),
        )
        return text.format(cities=listed(full))
    if penalty >= ahead:
        return _("Hunger in the last year decided it: it cost {name} 5 points.").format(name=name)
    text = ngettext("{count} more citizen decided it.", "{count} more citizens decided it.", citizens)
    return text.format(count=citizens)


def _tie(columns: Sequence[Column], gold: Sequence[int]) -> str:
    """What breaks ties; said only where there was one."""
    if len(columns) < 2 or columns[0].total != columns[1].total:
        return ""
    left = ", ".join(str(gold[one.seat]) for one in columns)
    return _("Of equal points the most gold decides, then the win is shared. Gold left: {gold}.").format(gold=left)


def lacks_words(city: City) -> str:
    """The line below a city."""
    if city.full:
        return _("full city +3")
    return _("lacks {wishes}").format(wishes=listed(list(city.lacks)))


def titles() -> list[tuple[str, str]]:
    """The rows of the table: what stands before them, and what they count."""
    return [
        (_("Citizens"), _("1 each")), (_("Full cities"), _("3 each: culture, education, health")),
        (_("Hunger in year {year}").format(year=YEARS), _("5 less, once")),
    ]  # fmt: skip


# How the citizens grew.

PATTERNS = ((), (15.0, 9.0), (3.0, 8.0), (), (16.0, 6.0, 3.0, 6.0))  # units drawn and left out, per column
WIDTHS = (4.0, 4.0, 4.0, 7.0, 4.0)
Point = tuple[float, float]


class GrowthChart(Widget):
    """Citizens at the end of each year."""

    role = "chart"
    bleed = 24.0

    def __init__(self, found: Result) -> None:
        super().__init__("growth")
        self.result = found

    @property
    def value(self) -> str:
        return "\n".join(f"{in_sentences(one.info.name)}: {', '.join(map(str, many))}"
                         for one, many in zip(self.result.sheet.columns, self.result.growth, strict=True))  # fmt: skip

    def draw(self, canvas: Canvas) -> None:
        if self.box.w < 60 or self.box.h < 80:
            return
        canvas.skin("wood", self.box)
        inner = self.box.inset(min(28.0, self.box.w * 0.06), min(18.0, self.box.h * 0.06))
        head, rest = inner.cut_top(min(38.0, inner.h * 0.2), 6)
        title = _("How the citizens grew")
        canvas.text_in(title, head, canvas.pens.text.fit(title, theme.PANEL_TITLE.at(23), head.w))
        foot, plot = rest.cut_bottom(28, 4)
        plot = Box(plot.x + 34, plot.y + 8, plot.w - 84, plot.h - 10)
        least, most = self._bounds()
        for year in range(1, YEARS + 1):
            x = plot.x + plot.w * (year - 1) / (YEARS - 1)
            canvas.line(x, plot.y, x, plot.bottom, theme.HAIRLINE, 45)
            canvas.text(str(year), x, foot.cy, Style("bold", 19, theme.TEXT_LOG), "center")
        for many in (least, most):
            y = _height(plot, many, least, most)
            canvas.line(plot.x, y, plot.right, y, theme.HAIRLINE, 45)
            canvas.text(str(many), plot.x - 10, y, Style("text", 18, theme.TEXT_DIM), "right")
        ends: list[float] = []
        for at in reversed(range(len(self.result.sheet.columns))):
            self._line(canvas, plot, at, least, most)
        for at in range(len(self.result.sheet.columns)):
            self._end(canvas, plot, at, _height(plot, self.result.growth[at][-1], least, most), ends)

    def _bounds(self) -> tuple[int, int]:
        every = [many for series in self.result.growth for many in series]
        return min(every), max(*every, min(every) + 1)

    def _points(self, plot: Box, series: Sequence[int], least: int, most: int) -> list[Point]:
        first = YEARS - len(series)
        return [(plot.x + plot.w * (first + at) / (YEARS - 1), _height(plot, many, least, most))
                for at, many in enumerate(series)]  # fmt: skip

    def _line(self, canvas: Canvas, plot: Box, at: int, least: int, most: int) -> None:
        points = self._points(plot, self.result.growth[at], least, most)
        ink = theme.SEATS[self.result.sheet.columns[at].info.crest % len(theme.SEATS)]
        size = canvas.scale.rect(self.box.inset(-8)).size
        made = pygame.Surface(size, pygame.SRCALPHA)
        k, left, top = canvas.k, self.box.x - 8, self.box.y - 8
        thick = max(2, round(WIDTHS[at % 5] * k))
        for first, second in dashes(points, PATTERNS[at % 5]):
            a, b = ((first[0] - left) * k, (first[1] - top) * k), ((second[0] - left) * k, (second[1] - top) * k)
            pygame.draw.line(made, ink, a, b, thick)
            for end in (a, b):
                pygame.draw.circle(made, ink, end, thick / 2)
        if WIDTHS[at % 5] > 5:
            for first, second in dashes(points, ()):
                a, b = ((first[0] - left) * k, (first[1] - top) * k), ((second[0] - left) * k, (second[1] - top) * k)
                pygame.draw.line(made, theme.INK, a, b, max(1, thick // 3))
        canvas.surface_at(made, left, top)

    def _end(self, canvas: Canvas, plot: Box, at: int, y: float, ends: list[float]) -> None:
        """The crest at the end of its line; of equal ones beside each other."""
        beside = sum(abs(other - y) < 20 for other in ends)
        ends.append(y)
        draw_crest(canvas, plot.right + 20 + 22 * beside, y, 13, self.result.sheet.columns[at].info.crest)


def _height(plot: Box, many: int, least: int, most: int) -> float:
    return plot.bottom - plot.h * (many - least) / (most - least)


def dashes(points: Sequence[Point], pattern: Sequence[float]) -> list[tuple[Point, Point]]:
    """A line cut into the strokes of a pattern (lengths drawn and left out in turn); whole without one."""
    if not pattern:
        return list(zip(points, points[1:], strict=False))
    found: list[tuple[Point, Point]] = []
    step, left = 0, pattern[0]
    for first, second in zip(points, points[1:], strict=False):
        whole, at = math.dist(first, second), 0.0
        while whole - at > 1e-6:
            part = min(left, whole - at)
            if step % 2 == 0:
                found.append((_between(first, second, at / whole), _between(first, second, (at + part) / whole)))
            at, left = at + part, left - part
            if left <= 1e-6:
                step = (step + 1) % len(pattern)
                left = pattern[step]
    return found


def _between(first: Point, second: Point, share: float) -> Point:
    return first[0] + (second[0] - first[0]) * share, first[1] + (second[1] - first[1]) * share


# What a computer player believed of the voices at one decision, on parchment.


@dataclass(frozen=True)
class Reckoning:
    """The figures of one decision beside the truth; without chances while nobody has reckoned them."""

    places: tuple[dict[int, float], ...]  # per place of the voice row: wish -> chance
    in_force: tuple[tuple[tuple[int, ...], float], ...]  # wishes in force and their chance, the likeliest first
    voices: tuple[int, ...]  # truly
    looked: tuple[int, ...]  # places that this player had seen, the open one among them

    @property
    def wishes(self) -> tuple[int, ...]:
        """The wishes that are truly in force at the end of the year."""
        counts = [self.voices.count(wish) for wish in range(len(WISHES))]
        return tuple(wish for wish, count in enumerate(counts) if count and count == max(counts))


def reckoning(one: Decision, answer: Plain) -> Reckoning:
    """Of an answer of `AI.beliefs`."""
    voices = tuple(of(Game, one.state).voice)
    given = answer.get("voices") or [()] * VOICES
    places = tuple({_number(wish): float(chance) for wish, chance in pairs} for pairs in given)
    force = tuple((tuple(map(_number, wishes)), float(chance)) for wishes, chance in answer.get("in_force") or ())
    seen = tuple(sorted({0, *of(View, one.view).looked[one.ask.seat]}))
    return Reckoning(places, tuple(sorted(force, key=lambda pair: -pair[1])), voices, seen)


def _number(wish: Json) -> int:
    """A wish by its number, told by that or by its id."""
    return WISHES.index(wish) if wish in WISHES else int(wish)


class _Sheet(knowing.Sheet):
    """A parchment about one decision."""

    def __init__(self, name: str, heading: str, found: Reckoning, names: Names) -> None:
        super().__init__(name, heading)
        self.found, self.names = found, names


class VoiceTable(_Sheet):
    """A column for each voice of the row."""

    HIGH = 330.0

    def __init__(self, found: Reckoning, names: Names) -> None:
        super().__init__("voice_table", _("The four voices"), found, names)

    @property
    def value(self) -> str:
        return "\n".join(
            f"{place + 1}: "
            + ", ".join(f"{self.names.plain_wish(wish)} {percent(chance)}" for wish, chance in one.items())
            for place, one in enumerate(self.found.places)
        )

    def draw(self, canvas: Canvas) -> None:
        rest = self.sheet(canvas)
        found, labels = self.found, min(170.0, rest.w * 0.26)
        high, wide = min(84.0, rest.h / (len(WISHES) + 1)), (rest.w - labels) / VOICES
        for place in range(VOICES):
            head = Box(rest.x + labels + place * wide, rest.y, wide, high)
            words = _("open") if not place else _("looked at") if place in found.looked else _("hidden")
            canvas.text_in(str(place + 1), head.cut_top(high * 0.5)[0], LABEL, "center")
            canvas.text_in(words, head.cut_top(high * 0.5)[1], Style("it", 18, theme.INK_DIM), "center")
        for wish, name in enumerate(WISHES):
            row = Box(rest.x, rest.y + (wish + 1) * high, rest.w, high)
            canvas.line(row.x, row.y, row.right, row.y, theme.GOLD_DARK, 100, 1.2)
            side = min(34.0, high * 0.7)
            canvas.picture(f"la_citta/ui/arch_{name}", Box(row.x + 4, row.cy - side / 2, side, side))
            words_box = Box(row.x + side + 14, row.y, labels - side - 20, row.h)
            canvas.text_in(self.names.plain_wish(wish), words_box, LABEL)
            for place in range(VOICES):
                cell = Box(row.x + labels + place * wide, row.y, wide, high).inset(6, 6)
                chance = found.places[place].get(wish, 0.0) if place < len(found.places) else 0.0
                true = place < len(found.voices) and found.voices[place] == wish
                chance_cell(canvas, cell, chance, true=true)


class ForceTable(_Sheet):
    """A row for each outcome: one wish, or two."""

    HIGH = 320.0

    def __init__(self, found: Reckoning, names: Names) -> None:
        super().__init__("force_table", _("What the people will want"), found, names)

    @property
    def rows(self) -> list[tuple[tuple[int, ...], float]]:
        """The outcomes by their chance; the truth is always among them."""
        shown = [one for one in self.found.in_force if one[1] >= LEAST]
        if self.found.wishes not in [wishes for wishes, _chance in shown]:
            shown.append((self.found.wishes, 0.0))
        return shown

    def _name(self, wishes: Sequence[int]) -> str:
        return listed([self.names.plain_wish(wish) for wish in wishes])

    @property
    def value(self) -> str:
        return "\n".join(f"{self._name(wishes)}: {percent(chance)}" for wishes, chance in self.rows)

    def draw(self, canvas: Canvas) -> None:
        rest = self.sheet(canvas)
        rows = self.rows
        high = min(58.0, rest.h / max(1, len(rows)))
        for at, (wishes, chance) in enumerate(rows):
            row = Box(rest.x, rest.y + at * high, rest.w, high)
            canvas.line(row.x, row.y, row.right, row.y, theme.GOLD_DARK, 100, 1.2)
            side, x = min(30.0, high * 0.7), row.x + 4
            for wish in wishes:
                canvas.picture(f"la_citta/ui/arch_{WISHES[wish]}", Box(x, row.cy - side / 2, side, side))
                x += side + 6
            name = Box(row.x + 2 * side + 26, row.y, rest.w * 0.62 - 2 * side - 26, row.h)
            canvas.text_in(self._name(wishes), name, LABEL)
            cell = Box(rest.x + rest.w * 0.66, row.y, rest.w * 0.32, row.h).inset(4, 4)
            chance_cell(canvas, cell, chance, true=wishes == self.found.wishes)
