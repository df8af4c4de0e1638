"""Questions the rules ask. Unique districts answer by defining a method of the same name.

Queries are pure, and asked in a fixed order: districts of the city in question, then the character,
then the marks of the round. Only districts of this game are asked (`Box.answers`); a basic district
never answers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from game.citadels.rules.state import Game, Table
from game.citadels.rules.words import DISTRICT
from game.kernel.steps import NAME_OF, Problem, Seat

UNIQUE: dict[str, Any] = {}
NAMES = frozenset({
    "price", "may_duplicate", "ways", "way_problem", "pay_in_way", "city_way", "build_problem", "free_of_limit",
    "use_problem", "use", "keeps_all", "draws", "gathers_gold", "income_type", "rank8_problem", "rank8_cost", "size",
    "points", "any_type_at_scoring", "only_in_hand", "turn_end", "after_draft", "when_killed", "crown_gold", "saves",
    "cards_under",
})  # fmt: skip
C = TypeVar("C", bound=type)
_NONE: Final[dict[int, Any]] = {}


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


def own(g: Table, me: Seat, query: str) -> list[int]:
    """The districts in this seat's city that answer a query."""
    table = g.box.answers.get(query, _NONE)
    return [card for card in g.city[me] if card in table] if table else []


def price(g: Table, me: Seat, card: int) -> int:
    """What this seat pays to build the card, in gold. Cost is another thing: it never changes by a price (CIT-76)."""
    amount = g.box.cost[card]
    table = g.box.answers.get("price", _NONE)
    if table:
        for helper in g.city[me]:
            if helper in table:
                amount = table[helper](g, amount, helper, card)
    return amount


def may_duplicate(g: Table, me: Seat) -> bool:
    """Whether this seat may build a district its city already has (CIT-42)."""
    table = g.box.answers.get("may_duplicate", _NONE)
    if table:
        for card in g.city[me]:
            if card in table:
                return True
    return g.seat == me and g.rank > 0 and g.box.duplicating[g.rank]


def keeps_all(g: Table, me: Seat) -> bool:
    """Whether this seat keeps every card it draws when gathering."""
    table = g.box.answers.get("keeps_all", _NONE)
    return bool(table) and any(card in table for card in g.city[me])


def income(g: Table, me: Seat, wanted: int) -> int:
    """How many districts of this seat's city pay an income for one type (CIT-99)."""
    wildcards = g.box.answers.get("income_type", _NONE)
    types = g.box.type
    count = 0
    for card in g.city[me]:
        if types[card] == wanted or card in wildcards:
            count += 1
    return count


def size(g: Table, me: Seat) -> int:
    """How many districts the city counts for its completion (the Monument counts twice)."""
    table = g.box.answers.get("size", _NONE)
    count = len(g.city[me])
    if table:
        for card in g.city[me]:
            if card in table:
                count += 1
    return count


def largest(g: Table) -> int:
    """The size of the city nearest to its completion."""
    if "size" in g.box.answers:
        return max([size(g, Seat(seat)) for seat in range(g.box.players)])
    return max([len(city) for city in g.city])


def covering(g: Table) -> list[int]:
    """The districts of this game under which cards can lie."""
    return [*g.box.answers.get("cards_under", _NONE)]


def rank8_problem(g: Table, owner: Seat, card: int) -> Problem | None:
    """What keeps the character of rank 8 from touching a district (CIT-49, CIT-64, CIT-71)."""
    table = g.box.answers.get("rank8_problem", _NONE)
    if card in table:
        return str(table[card])
    if owner in g.safe:
        return "bishop"
    return "city_complete" if owner in g.completed else None


def rank8_reach(g: Table, owner: Seat) -> list[int]:
    """The districts of a city that the character of rank 8 may touch: those without `rank8_problem`."""
    if owner in g.safe or owner in g.completed:
        return []
    table = g.box.answers.get("rank8_problem", _NONE)
    return [card for card in g.city[owner] if card not in table] if table else g.city[owner]


def rank8_extra(g: Table, owner: Seat, card: int) -> int:
    """The gold that rank 8 pays above the normal price to touch this district (CIT-62)."""
    table = g.box.answers.get("rank8_cost", _NONE)
    return sum(table[other](g, other, card) for other in g.city[owner] if other in table) if table else 0


def standing(g: Game) -> list[str]:
    """The option words of all districts in all cities."""
    return [DISTRICT[card] for city in g.city for card in city]


# The moments at which somebody may step in, each a list filled by the files that do.

ON_BUILD: list[Callable[[Game, Seat], None]] = []  # a district is paid for (builder)
AFTER_BUILD: list[Callable[[Game, Seat], None]] = []  # it stands, in whatever city (builder)
AFTER_GATHER: list[Callable[[Game, Seat], None]] = []  # a threatened character has gathered
CROWN_MOVED: list[Callable[[Game], None]] = []
DISTRICT_DESTROYED: list[Callable[[Game, Seat, int], None]] = []  # by the Warlord (acting seat, card)
ROUND_ENDS: list[Callable[[Game], None]] = []  # after the killed rank 4 was shown
AFTER_CONFISCATION: list[Callable[[Game, Seat], None]] = []  # a district was taken by warrant (new owner)

QUIET: set[str] = set()  # steps in whose midst `used` counts already what nobody was told of: the others do not see it
F = TypeVar("F", bound=Callable[..., object])


def quiet(fn: F) -> F:
    """A step whose question opens after the income or the ability was noted as used, and before anybody sees it."""
    QUIET.add(NAME_OF[fn])
    return fn
