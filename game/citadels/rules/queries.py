"""Questions the rules ask. Unique districts answer by defining a method of the same name.

Queries are pure, and asked in a fixed order: districts of the city in question, then the character,
then the marks of the round. Only districts of this game are asked (`Box.answers`); a basic district
never answers.
"""

from __future__ import annotations

from typing import Any, TypeVar

from game.citadels.rules.state import Game, Table
from game.kernel.steps import Problem, Seat

UNIQUE: dict[str, Any] = {}
NAMES = frozenset({
    "price", "may_duplicate", "ways", "way_problem", "pay_in_way",
    "use_problem", "use", "keeps_all", "income_type", "rank8_problem", "points", "any_type_at_scoring",
})  # fmt: skip
C = TypeVar("C", bound=type)
_NONE: dict[int, Any] = {}


def unique(cls: C) -> C:
    """Register a unique district. Its docstring is the card's short English text."""
    unknown = [name for name in vars(cls) if not name.startswith("_") and name not in NAMES | {"id"}]
    if unknown:
        raise TypeError(f"{cls.__name__} answers {unknown[0]!r}, which no rule asks; queries are {sorted(NAMES)}")
    UNIQUE[cls.id] = cls()  # type: ignore[attr-defined]  # every district names its id
    return cls


def answering(g: Table, query: str) -> dict[int, Any]:
    """The cards of this game that answer a query, each with its answer."""
    return g.box.answers.get(query, _NONE)


def price(g: Table, me: Seat, card: int) -> int:
    """What this seat pays to build the card, in gold. Cost is another thing: it never changes by a price (CIT-76)."""
    amount = g.box.cost[card]
    table = g.box.answers.get("price", _NONE)
    if table:
        for own in g.city[me]:
            if own in table:
                amount = table[own](g, amount, own, card)
    return amount


def may_duplicate(g: Table, me: Seat) -> bool:
    """Whether this seat may build a district its city already has."""
    table = g.box.answers.get("may_duplicate", _NONE)
    return any(card in table for card in g.city[me])


def keeps_all(g: Table, me: Seat) -> bool:
    """Whether this seat keeps every card it draws when gathering."""
    table = g.box.answers.get("keeps_all", _NONE)
    return any(card in table for card in g.city[me])


def income(g: Table, me: Seat, wanted: int) -> int:
    """How many districts of this seat's city pay an income for one type (CIT-99)."""
    wildcards = g.box.answers.get("income_type", _NONE)
    types = g.box.type
    count = 0
    for card in g.city[me]:
        if types[card] == wanted or card in wildcards:
            count += 1
    return count


def rank8_problem(g: Table, owner: Seat, card: int) -> Problem | None:
    """What keeps the character of rank 8 from touching a district (CIT-49, CIT-64, CIT-71)."""
    table = g.box.answers.get("rank8_problem", _NONE)
    if card in table:
        return str(table[card])
    if owner in g.safe:
        return "bishop"
    return "city_complete" if owner in g.completed else None


def is_in_game(g: Game, character: str) -> bool:
    """Whether a character is one of this game's cast."""
    return character in g.box.setup.cast
