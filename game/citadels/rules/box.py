"""What is in the box of one game: facts that never change while it is played.

Built once from the set-up, shared by all clones, never saved. Physical cards are numbered: the 54
basic districts first, in the order of the card data, then the chosen unique districts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.citadels.content import Cards, District
from game.citadels.rules.casting import Setup, check
from game.citadels.rules.character_facts import CharacterFacts
from game.citadels.rules.plans import plan

NOBLE, RELIGIOUS, TRADE, MILITARY, UNIQUE = range(5)
TYPES = ("noble", "religious", "trade", "military", "unique")
FIRST_UNIQUE: Final = 54  # cards with a lower number are basic districts: no query concerns them


class Box:
    """The cards of one game by number, its characters by rank, and who answers which query."""

    __slots__ = (
        "ability_problems", "answers", "build_limits", "build_rules", "characters", "city_ways", "classic", "complete",
        "cost", "duplicating", "gather_first", "incomes", "interrupted", "kind", "loans", "open_limit", "options",
        "own_ways", "plan", "players", "ranks", "revealed", "setup", "sort", "traces", "turn_ends", "turn_is_over",
        "type", "usable",
    )  # fmt: skip

    def __init__(
        self, setup: Setup, cards: Cards, characters: Mapping[str, CharacterFacts], uniques: dict[str, Any]
    ) -> None:
        check(setup, cards)
        basics = [d for d in cards.districts.values() if d.type != "unique"]
        deck: list[District] = [d for d in basics for _ in range(d.copies)]
        deck += [cards.districts[name] for name in setup.uniques]
        self.setup = setup
        self.players = setup.players
        self.ranks = len(setup.cast)
        self.options = frozenset(setup.options)
        self.classic = "classic" in self.options
        self.gather_first = self.classic or "gather_first" in self.options
        self.complete = 8 if setup.players < 4 or self.classic else 7  # districts that complete a city
        self.kind = [d.id for d in deck]
        self.cost = [d.cost or 0 for d in deck]
        self.type = [TYPES.index(d.type) for d in deck]
        ids = list(dict.fromkeys(self.kind))
        self.sort = [ids.index(name) for name in self.kind]  # equal for cards of one name
        self.characters: list[Any] = [None, *(characters[name] for name in setup.cast)]
        self._by_rank()
        self.answers = _query_tables(self.kind, uniques)
        self.usable: dict[int, Any] = self.answers.get("use_problem", {})  # asked at every menu
        self.own_ways: dict[int, str] = self.answers.get("ways", {})
        self.city_ways: dict[int, str] = self.answers.get("city_way", {})
        self.build_rules: dict[int, Any] = self.answers.get("build_problem", {})
        self.plan = plan(setup.players, self.options)  # of the draft
        free = self.answers.get("free_of_limit")
        self.open_limit = bool(free) or any(c.unlimited is not None for c in self.characters[1:])  # builds beyond it
        self.interrupted = any(c.interrupts_builds for c in self.characters[1:])  # a build, before the district stands
        self.traces = frozenset(trace for c in self.characters[1:] for trace in c.traces)  # what there can be of each

    def _by_rank(self) -> None:
        """What turns ask about the characters again and again, by rank; None where one does nothing at a moment."""
        cast = self.characters[1:]
        self.incomes: list[int | None] = [None, *(c.income for c in cast)]
        self.build_limits: list[int] = [0, *(c.builds for c in cast)]
        self.loans: list[str | None] = [None, *(c.way for c in cast)]
        self.duplicating: list[bool] = [False, *(c.may_duplicate for c in cast)]
        self.ability_problems: list[Any] = [None, *(c.ability_problem for c in cast)]
        self.revealed: list[Any] = [None, *(_own(c, "revealed") for c in cast)]
        self.turn_ends: list[Any] = [None, *(_own(c, "turn_ends") for c in cast)]
        self.turn_is_over: list[Any] = [None, *(_own(c, "turn_is_over") for c in cast)]

    def cards_of(self, district: str) -> list[int]:
        """The numbers of all copies of a district, lowest first; empty if it is not in this game."""
        return [card for card, name in enumerate(self.kind) if name == district]

    def rank_of(self, character: str) -> int:
        """The rank a character has in this game. Raises ValueError if it is not in the cast."""
        return self.setup.cast.index(character) + 1


def _own(one: CharacterFacts, moment: str) -> Any:
    """What a character does at a moment; None if its file says nothing of it."""
    *own, _character, _facts, _object = type(one).__mro__
    return getattr(one, moment) if any(moment in vars(kind) for kind in own) else None


def _query_tables(kind: list[str], uniques: dict[str, Any]) -> dict[str, dict[int, Any]]:
    """For each query the unique cards of this game that answer it; what cannot occur costs nothing."""
    tables: dict[str, dict[int, Any]] = {}
    for card in range(FIRST_UNIQUE, len(kind)):
        district = uniques[kind[card]]
        for name in dir(district):
            if not name.startswith("_") and name != "id":
                tables.setdefault(name, {})[card] = getattr(district, name)
    return tables
