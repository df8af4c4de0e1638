"""What is in the box of one game: facts that never change while it is played.

Built once from the set-up, shared by all clones, never saved. Physical cards are numbered: the 54
basic districts first, in the order of the card data, then the chosen unique districts.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from game.content import Cards, District
from game.kernel.rules import SetupError

if TYPE_CHECKING:
    from game.citadels.rules.characters import Character

NOBLE, RELIGIOUS, TRADE, MILITARY, UNIQUE = range(5)
TYPES = ("noble", "religious", "trade", "military", "unique")
FIRST_UNIQUE = 54  # cards with a lower number are basic districts: no query concerns them


@dataclass(frozen=True, slots=True)
class Setup:
    """Who plays what: seats, one character id per rank, the ids of 14 unique districts."""

    players: int
    cast: tuple[str, ...]
    uniques: tuple[str, ...]
    crown: int = -1  # the seat that begins; -1 lets the seed decide


class Box:
    """The cards of one game by number, its characters by rank, and who answers which query."""

    __slots__ = (
        "answers", "characters", "complete", "cost", "kind", "players", "ranks", "setup", "sort", "type", "usable",
    )  # fmt: skip

    def __init__(self, setup: Setup, cards: Cards, characters: dict[str, Character], uniques: dict[str, Any]) -> None:
        check(setup, cards)
        basics = [d for d in cards.districts.values() if d.type != "unique"]
        deck: list[District] = [d for d in basics for _ in range(d.copies)]
        deck += [cards.districts[name] for name in setup.uniques]
        self.setup = setup
        self.players = setup.players
        self.ranks = len(setup.cast)
        self.complete = 7  # districts that complete a city
        self.kind = [d.id for d in deck]
        self.cost = [d.cost or 0 for d in deck]
        self.type = [TYPES.index(d.type) for d in deck]
        ids = list(dict.fromkeys(self.kind))
        self.sort = [ids.index(name) for name in self.kind]  # equal for cards of one name
        self.characters: list[Any] = [None, *(characters[name] for name in setup.cast)]
        self.answers = _query_tables(self.kind, uniques)
        self.usable: dict[int, Any] = self.answers.get("use_problem", {})  # asked at every menu

    def cards_of(self, district: str) -> list[int]:
        """The numbers of all copies of a district, lowest first; empty if it is not in this game."""
        return [card for card, name in enumerate(self.kind) if name == district]

    def rank_of(self, character: str) -> int:
        """The rank a character has in this game. Raises ValueError if it is not in the cast."""
        return self.setup.cast.index(character) + 1


def _query_tables(kind: list[str], uniques: dict[str, Any]) -> dict[str, dict[int, Any]]:
    """For each query the unique cards of this game that answer it; what cannot occur costs nothing."""
    tables: dict[str, dict[int, Any]] = {}
    for card in range(FIRST_UNIQUE, len(kind)):
        district = uniques[kind[card]]
        for name in dir(district):
            if not name.startswith("_") and name != "id":
                tables.setdefault(name, {})[card] = getattr(district, name)
    return tables


def check(setup: Setup, cards: Cards) -> None:
    """Raise SetupError for the first thing the rulebook does not allow (rulebook p. 3, 7, 8)."""
    if setup.players not in range(4, 9):
        raise SetupError("players", f"{setup.players} players: this version seats 4 to 8.")
    _check_ids(setup.cast, cards.characters, "character")
    _check_ids(setup.uniques, cards.districts, "unique district")
    ranks = [cards.characters[name].rank for name in setup.cast]
    if ranks not in (list(range(1, 9)), list(range(1, 10))):
        raise SetupError("cast", "A cast has one character of each rank 1 to 8, and rank 9 if it is used.")
    if setup.players == 8 and len(ranks) == 8:
        raise SetupError("rank_9", "With 8 players a character of rank 9 must take part.")
    wrong = [name for name in setup.uniques if cards.districts[name].type != "unique"]
    if wrong or len(setup.uniques) != 14:
        raise SetupError("uniques", f"A game uses 14 unique districts, here {len(setup.uniques)} {wrong or ''}".strip())


def _check_ids(names: Iterable[str], known: Any, what: str) -> None:
    names = list(names)
    for name in names:
        if name not in known:
            raise SetupError(name, f"There is no {what} called '{name}'.")
        if names.count(name) > 1:
            raise SetupError(name, f"The {what} '{name}' is named twice.")
