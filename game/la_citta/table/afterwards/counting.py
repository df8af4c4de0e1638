"""The scoring as a table: a column for each player, a row for each line of the score, the cities below, and what was
close. No pygame here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.la_citta.lang import _, listed, ngettext
from game.la_citta.rules import scoring
from game.la_citta.rules.box import WISHES, YEARS
from game.la_citta.rules.state import View
from game.la_citta.words.names import Names
from game.session.match import Shown
from game.table.seats import SeatInfo
from game.ui.draw.markup import escape

LINES = ("citizens", "bonus", "penalty")


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


@dataclass(frozen=True)
class Column:
    """A player: the points by lines, what remains of the gold, and the cities."""

    seat: int
    info: SeatInfo
    points: tuple[int, ...]
    total: int
    gold: int
    cities: tuple[City, ...]
    won: bool


@dataclass(frozen=True)
class Result:
    """The whole result, the winners first; what the parchment says; and per column the citizens at the end of each
    year."""

    columns: tuple[Column, ...]
    title: str
    told: str
    tie: str
    growth: tuple[tuple[int, ...], ...]

    @property
    def winners(self) -> list[int]:
        """The columns under a crown."""
        return [at for at, one in enumerate(self.columns) if one.won]


def result(
    view: View, seats: Sequence[SeatInfo], winners: Sequence[int], names: Names, events: Sequence[Shown],
) -> Result:  # fmt: skip
    """What the screen shows. `view.scores` must be filled."""
    scores, won = view.scores, set(winners)
    order = sorted(
        range(len(seats)), key=lambda seat: (seat not in won, -scores[seat]["total"], -view.gold[seat], seat)
    )
    columns = tuple(
        Column(seat, seats[seat], tuple(scores[seat][key] for key in LINES), scores[seat]["total"], view.gold[seat],
               tuple(_city(view, city, names) for city in view.cities[seat]), seat in won)
        for seat in order
    )  # fmt: skip
    grown = growth(events, len(seats))
    series = tuple(_ends_at(grown[seat], view.people_of(seat)) for seat in order)
    return Result(columns, _title(columns, names), _told(columns, names), _tie(columns), series)


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


def _told(columns: Sequence[Column], names: Names) -> str:
    """By how much, and what decided it; marked up."""
    best, others = columns[0], [one for one in columns if not one.won]
    points = ngettext("[b|{count} point]", "[b|{count} points]", best.total).format(count=best.total)
    if not others:
        return points + "."
    second = others[0]
    name = escape(names.plain_seat(second.seat))
    ahead = best.total - second.total
    if not ahead:
        text = _("{points} each, but {gold} gold against {other} of {name} decides it.")
        return text.format(points=points, gold=best.gold, other=second.gold, name=name)
    text = ngettext("{points}, {count} more than {name}.", "{points}, {count} more than {name}.", ahead)
    return " ".join([text.format(points=points, count=ahead, name=name), _decided(best, second, ahead, names)])


def _decided(best: Column, second: Column, ahead: int, names: Names) -> str:
    """The line of the score without which it would have ended otherwise."""
    citizens, bonus, penalty = (mine - theirs for mine, theirs in zip(best.points, second.points, strict=True))
    if bonus >= ahead:
        full = [city.name for city in best.cities if city.full]
        text = ngettext(
            "A full city decided it: {cities} has culture, education and health.",
            "Full cities decided it: {cities} have culture, education and health.",
            len(full),
        )
        return text.format(cities=escape(listed(full)))
    if penalty >= ahead:
        return _("Hunger in the last year decided it: it cost {name} 5 points.").format(
            name=escape(names.plain_seat(second.seat))
        )
    text = ngettext("{count} more citizen decided it.", "{count} more citizens decided it.", citizens)
    return text.format(count=citizens)


def _tie(columns: Sequence[Column]) -> str:
    gold = ", ".join(str(one.gold) for one in columns)
    return _("Of equal points the most gold decides, then the win is shared. Gold left: {gold}.").format(gold=gold)


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
