"""The events of Rattus Cartus: which facts each has, of which kind, and who knows more. One line for each word.

Log, narration and movements read events by these facts, so those of a saved game are held against this table before
anybody reads them.
"""

from __future__ import annotations

from collections.abc import Callable

from game.kernel import shapes
from game.kernel.events import Event, Json
from game.kernel.shapes import Shape
from game.rattus_cartus.rules.box import CARDS, ESTATES, FOLLOWERS_END, KINDS, NUN_ROW, Box

Kind = Callable[[Box, Json], bool]

DRAWS = frozenset({"supply", "farm", "brewery"})
RATS = frozenset({"supply", "cards", "monastery", "hospital"})
GIFTS = frozenset({"sword", "guard_tower"})
SHORT = frozenset({"follower", "marker", *KINDS})
LINES = frozenset({*ESTATES, "hand", "markers", "total", "rats", "dead"})
HAND_LINES = frozenset({"sword", "flute", "pass", "gold"})
MOST_NUMBER = 10_000


# -- kinds of facts --------------------------------------------------------------------------------------------------
def _below(most: int, least: int = 0) -> Kind:
    return lambda _box, fact: type(fact) is int and least <= fact < most


def _seat(box: Box, fact: Json) -> bool:
    return type(fact) is int and 0 <= fact < box.players


def _slot(box: Box, fact: Json) -> bool:
    return type(fact) is int and 0 <= fact < box.row


def _card(box: Box, fact: Json) -> bool:
    return type(fact) is int and fact in box.in_play


def _building(box: Box, fact: Json) -> bool:
    return type(fact) is int and fact in box.building_cards


def _all(kind: Kind, least: int = 0) -> Kind:
    """A list without anything twice."""

    def fits(box: Box, fact: Json) -> bool:
        whole = isinstance(fact, list) and least <= len(fact) <= CARDS and all(kind(box, one) for one in fact)
        return whole and len(set(fact)) == len(fact)

    return fits


def _row(box: Box, fact: Json) -> bool:
    return _all(_building)(box, fact) and len(fact) == box.row


def _nuns(box: Box, fact: Json) -> bool:
    return _all(_below(FOLLOWERS_END))(box, fact) and len(fact) == NUN_ROW


def _flag(_box: Box, fact: Json) -> bool:
    return type(fact) is bool


def _one_of(words: frozenset[str]) -> Kind:
    return lambda _box, fact: isinstance(fact, str) and fact in words


def _kind(box: Box, fact: Json) -> bool:
    return isinstance(fact, str) and fact in box.kinds


def _scores(box: Box, fact: Json) -> bool:
    return isinstance(fact, list) and len(fact) == box.players and all(_score(box, line) for line in fact)


def _score(box: Box, line: Json) -> bool:
    wanted = LINES | (HAND_LINES & {*box.kinds})
    return isinstance(line, dict) and line.keys() == wanted and all(_number(box, fact) for fact in line.values())


_number, _count, _round, _change = _below(MOST_NUMBER), _below(200), _below(100), _below(MOST_NUMBER, -MOST_NUMBER)
_cards, _estate = _all(_card), _below(len(ESTATES))

# -- what is told ----------------------------------------------------------------------------------------------------
_SEAT, _SLOT = {"seat": _seat}, {"slot": _slot, "card": _building}
_PLACE, _PAIR = {"seat": _seat, **_SLOT}, {"seat": _seat, "other": _seat}
SHAPES: dict[str, Shape] = {
    # the course of a round
    "round_started": Shape({"round": _round, "start": _seat}),
    "row_revealed": Shape({"row": _row}),
    "replaced": Shape({"old": _building, "new": _building}),
    "supply_taken": Shape(_PLACE),
    "entered": Shape(_PLACE),
    "passed": Shape(_SEAT),
    "announced": Shape({**_PLACE, "count": _count}),
    "laid": Shape({**_PLACE, "count": _count}, {"cards": _cards}, ("seat",)),
    "building_opened": Shape(_SLOT),
    "revealed": Shape({**_PLACE, "cards": _cards}),
    "premium": Shape(_PLACE),
    "acted": Shape({**_PLACE, "premium": _flag}),
    "declined": Shape(_PLACE),
    "bonus": Shape({"seat": _seat, "estate": _estate}),
    "discarded": Shape(_SLOT),
    "round_ended": Shape({"round": _round}),
    "nuns_revealed": Shape({"cards": _nuns}),
    "died": Shape({"seat": _seat, "rats": _number}),
    "game_over": Shape({"scores": _scores, "winners": _all(_seat), "dead": _all(_seat)}),
    # cards, rats, markers, discs
    "drew": Shape({"seat": _seat, "count": _count, "why": _one_of(DRAWS)}, {"cards": _cards}, ("seat",)),
    "reshuffled": Shape({"count": _count}),
    "rats": Shape({"seat": _seat, "change": _change, "why": _one_of(RATS)}),
    "looked": Shape({"seat": _seat, "position": _below(NUN_ROW)}, {"card": _card}, ("seat",)),
    "influence": Shape({"seat": _seat, "estate": _estate, "amount": _number, "points": _number}),
    "sword": Shape({**_PAIR, "count": _count}),
    "flute": Shape(_PAIR),
    "given": Shape({**_PAIR, "why": _one_of(GIFTS)}, {"card": _card}, ("seat", "other")),
    "took": Shape({"seat": _seat, "kind": _kind, "cards": _all(_card, 1)}),
    "markers": Shape({"seat": _seat, "count": _count}),
    "exchanged": Shape({"seat": _seat, "card": _card}),
    "tower": Shape({**_PAIR, "count": _count}),
    "short": Shape({"seat": _seat, "kind": _one_of(SHORT), "missing": _count}),
}  # fmt: skip


def fault(box: Box, event: Event) -> str | None:
    """Why this cannot have been told in a game with this box."""
    return shapes.fault(SHAPES, box, event)
