"""The events of La Città: which facts each has, of which kind, and who knows more. One line for each word.

Log, narration and movements read events by these facts, so those of a saved game are held against this table before
anybody reads them. Cities are the sites of their castellos; buildings and wishes are told by their ids; a politics
card (`card`) is a number, whose kind is `box.kind_of[card]`; voices and `wishes` are numbers of WISHES.
"""

from __future__ import annotations

from collections.abc import Callable

from game.kernel import shapes
from game.kernel.events import Event, Json
from game.kernel.shapes import Shape
from game.la_citta.rules.box import FIGURES, ROUNDS, VOICES, WISHES, YEARS, Box

Kind = Callable[[Box, Json], bool]

WHY_GOLD = frozenset({"income", "action"})  # or the id of the politics card that was paid
WHY_GROWN = frozenset({"growth", "golden_times"})
LINES = frozenset({"citizens", "bonus", "penalty", "total"})
COSTS = ("card", "points")  # of hunger: an action card of the next year, or points at the end
MOST_NUMBER = 10_000


# -- kinds of facts --------------------------------------------------------------------------------------------------
def _within(least: int, most: int) -> Kind:
    return lambda _box, fact: type(fact) is int and least <= fact <= most


def _seat(box: Box, fact: Json) -> bool:
    return type(fact) is int and 0 <= fact < box.players


def _site(box: Box, fact: Json) -> bool:
    return type(fact) is int and 0 <= fact < box.board.hexes


def _source(box: Box, fact: Json) -> bool:
    return (type(fact) is int and fact == -1) or _site(box, fact)


def _card(box: Box, fact: Json) -> bool:
    return type(fact) is int and 0 <= fact < len(box.kind_of)


def _building(box: Box, fact: Json) -> bool:
    return isinstance(fact, str) and fact in box.building_ids


def _flag(_box: Box, fact: Json) -> bool:
    return type(fact) is bool


def _why_gold(box: Box, fact: Json) -> bool:
    return isinstance(fact, str) and (fact in WHY_GOLD or fact in box.kinds)


def _one_of(*words: str) -> Kind:
    return lambda _box, fact: isinstance(fact, str) and fact in words


def _all(kind: Kind, least: int, most: int, *, once: bool = False) -> Kind:
    def fits(box: Box, fact: Json) -> bool:
        whole = isinstance(fact, list) and least <= len(fact) <= most and all(kind(box, one) for one in fact)
        return whole and (not once or len(set(fact)) == len(fact))

    return fits


def _scores(box: Box, fact: Json) -> bool:
    return isinstance(fact, list) and len(fact) == box.players and all(_score(line) for line in fact)


def _score(line: Json) -> bool:
    whole = isinstance(line, dict) and line.keys() == LINES
    return whole and all(type(fact) is int and abs(fact) < MOST_NUMBER for fact in line.values())


_number, _change, _count = _within(0, MOST_NUMBER), _within(-MOST_NUMBER, MOST_NUMBER), _within(1, 200)
_town = _within(0, MOST_NUMBER)
_year, _round, _wish = _within(1, YEARS), _within(1, ROUNDS), _within(0, len(WISHES) - 1)
_both = _all(_number, 2, 2)
_voices = _all(_wish, VOICES, VOICES)

# -- what is told ----------------------------------------------------------------------------------------------------
_PLACES = _all(_within(1, 3), 2, 3, once=True)
_SEAT = {"seat": _seat}
_CITY = {"seat": _seat, "city": _site}
SHAPES: dict[str, Shape] = {
    # the course of a year
    "year_started": Shape({"year": _year, "start": _seat}),
    "voices_laid": Shape({"wish": _wish}),  # the open one
    "round_started": Shape({"round": _round}),  # of politics
    "revealed": Shape({"voices": _voices, "wishes": _all(_wish, 1, 2, once=True)}),
    "year_ended": Shape({"year": _year}),
    "game_over": Shape({"scores": _scores, "winners": _all(_seat, 1, 5, once=True)}),
    # cities
    "founded": Shape({**_SEAT, "site": _site, "source": _source, "town": _town}),  # source: who gave a citizen, or -1
    "built": Shape({**_CITY, "site": _site, "building": _building}),
    "grown": Shape({**_CITY, "count": _count, "why": _one_of(*sorted(WHY_GROWN))}),
    "supply_short": Shape(_CITY),  # no citizen is left for its growth
    "figures": Shape({**_SEAT, "site": _site, "what": _one_of(*WISHES, "harvest"), "count": _within(1, FIGURES)}),
    "moved": Shape(
        {**_CITY, "other": _seat, "source": _site, "wish": _one_of(*WISHES), "kept": _flag, "arches": _both},
        sometimes=("arches",),
    ),  # a citizen from the city `source` of the seat `other`, by the arches of both; not kept: the city was full
    "demolished": Shape({**_CITY, "site": _site, "building": _building, "town": _town}),
    "starved": Shape({**_CITY, "costs": _one_of(*COSTS)}, sometimes=("costs",)),  # one citizen; what the first costs
    # cards and gold
    "gold": Shape({**_SEAT, "change": _change, "why": _why_gold}),
    "action": Shape(_SEAT),  # turns an action card; what it does is told next
    "flipped": Shape(_SEAT),  # turns one for last year's hunger
    "taken": Shape({**_SEAT, "card": _card}),  # from the display
    "displayed": Shape({"card": _card}),
    "drew": Shape(_SEAT),  # face down, unseen
    "reshuffled": Shape({"count": _count}),
    "looked": Shape({**_SEAT, "places": _PLACES}, {"voices": _all(_wish, 2, 3)}, ("seat",)),
}  # fmt: skip


def fault(box: Box, event: Event) -> str | None:
    """Why this cannot have been told in a game with this box."""
    return shapes.fault(SHAPES, box, event)
