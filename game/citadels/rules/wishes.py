"""A set-up by chance that keeps to wishes: each card takes part never, sometimes or always (rulebook p. 8)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Literal

from game.citadels.content import Cards, Character, District
from game.citadels.rules.casting import UNIQUES, Setup, check_players, rank9_is_needed
from game.kernel.rules import SetupError

Wish = Literal["never", "sometimes", "always"]
NEVER, SOMETIMES, ALWAYS = WISHES = ("never", "sometimes", "always")
LAST_RANK = 9
_SALT = "crown-and-coin cast"  # a set-up and the game dealt with it may have the same seed, but not the same numbers


def chosen(
    cards: Cards, players: int, wishes: Mapping[str, str], seed: int, *, nine: bool = False, crown: int = -1
) -> Setup:
    """One character of each rank and 14 unique districts, the same for the same seed.

    Cards without a wish take part sometimes. Rank 9 takes part if wanted (`nine`) or needed. Raises SetupError with
    the reason if the wishes cannot all come true.
    """
    check_players(players)
    _check_wishes(cards, wishes)
    if players == 2 and nine:
        raise SetupError("rank_9", "With 2 players rank 9 cannot take part.")
    ranks = LAST_RANK if nine or rank9_is_needed(players) else LAST_RANK - 1
    wanted = _Wanted(cards, players, wishes, ranks)
    cast = tuple(by_chance((one.id for one in wanted.characters(rank)), seed)[0] for rank in range(1, ranks + 1))
    return Setup(players, cast, tuple(_uniques(wanted, cast, seed)), crown)


def by_chance(ids: Iterable[str], seed: int) -> list[str]:
    """The cards in an order by chance, the same for the same seed. Each has a number of its own from the seed and its
    id: a new card comes somewhere between the others and leaves their order as it is.
    """
    return sorted(ids, key=lambda name: hashlib.sha256(f"{_SALT} {seed} {name}".encode()).digest())


def _check_wishes(cards: Cards, wishes: Mapping[str, str]) -> None:
    for name, wish in wishes.items():
        district = cards.districts.get(name)
        if name not in cards.characters and district is None:
            raise SetupError(name, f"There is no character and no district called '{name}'.")
        if wish not in WISHES:
            raise SetupError(name, f"'{wish}' is no wish for a card; it can be {', '.join(WISHES)}.")
        if district is not None and district.type != "unique":
            raise SetupError(name, f"The {district.name.en} is a basic district: it takes part in every game.")


class _Wanted:
    """Which cards may take part, and which must."""

    def __init__(self, cards: Cards, players: int, wishes: Mapping[str, str], ranks: int) -> None:
        self.cards, self.players, self.wishes, self.ranks = cards, players, wishes, ranks
        self.always = [name for name, wish in wishes.items() if wish == ALWAYS]
        self.always += self._needed_to_reach_14()
        for name in self.always:
            if name in cards.characters:
                self._check_always(cards.characters[name])
        self.needed = self._needed()

    def _needed_to_reach_14(self) -> list[str]:
        """Where the wishes leave few districts, those that need a character must take part, and so must it."""
        unique = [d for d in self.cards.districts.values() if d.type == "unique" and d.played_by is None]
        free = [d for d in unique if self.wishes.get(d.id) != NEVER and d.id not in self.always]
        short = UNIQUES - sum(d.id in self.always or d in free and d.needs is None for d in unique)
        return [d.id for d in free if d.needs is not None and self._may_play(d.needs)][: max(0, short)]

    def _may_play(self, name: str) -> bool:
        rank = self.cards.characters[name].rank
        rivals = (c.id for c in self.cards.characters.values() if c.rank == rank and c.id != name)
        return self.wishes.get(name) != NEVER and not any(rival in self.always for rival in rivals)

    def _check_always(self, character: Character) -> None:
        name = character.name.en
        if self.players < character.min_players:
            raise SetupError(character.id, f"The {name} needs at least {character.min_players} players.")
        if character.rank > self.ranks:
            raise SetupError(character.id, f"The {name} cannot always take part: this game has no rank {LAST_RANK}.")

    def _needed(self) -> dict[str, District]:
        """The characters that districts need which always take part, each with such a district."""
        found = {}
        for name in self.always:
            district = self.cards.districts.get(name)
            if district is None:
                continue
            if district.played_by is not None:
                raise SetupError(name, f"The {district.name.en} belongs to another edition: {district.edition}.")
            if district.needs is not None:
                found[district.needs] = district
        return found

    def characters(self, rank: int) -> list[Character]:
        """Who may take part at this rank; the only one if one must. Raises SetupError if nobody may."""
        of_rank = [c for c in self.cards.characters.values() if c.rank == rank]
        must = [c for c in of_rank if c.id in self.needed or self.wishes.get(c.id) == ALWAYS]
        if len(must) > 1:
            raise SetupError(must[1].id, self._clash(must[0], must[1]))
        if must and self.wishes.get(must[0].id) == NEVER:
            raise SetupError(self.needed[must[0].id].id, self._need(must[0]))
        may = must or [c for c in of_rank if self.wishes.get(c.id) != NEVER and c.min_players <= self.players]
        if not may:
            sentence = f"No character of rank {rank} is left for {self.players} players: a cast has one of each rank."
            raise SetupError(f"rank_{rank}", sentence)
        return may

    def _clash(self, one: Character, other: Character) -> str:
        for character in (one, other):
            if character.id in self.needed:
                return self._need(character)
        both = f"The {one.name.en} and the {other.name.en}"
        return f"{both} cannot both always take part: a cast has one character of each rank."

    def _need(self, character: Character) -> str:
        district = self.needed[character.id]
        return f"The {district.name.en} can only be used if the {character.name.en} is in the cast."


def _uniques(wanted: _Wanted, cast: tuple[str, ...], seed: int) -> list[str]:
    """Those that always take part, filled up to 14 by chance."""
    fixed = [name for name in wanted.always if name in wanted.cards.districts]
    if len(fixed) > UNIQUES:
        sentence = f"{len(fixed)} unique districts shall always take part; a game uses {UNIQUES}."
        raise SetupError("uniques", sentence)
    others = [
        district.id
        for district in wanted.cards.districts.values()
        if district.type == "unique" and district.played_by is None and district.needs in (None, *cast)
        and wanted.wishes.get(district.id) != NEVER and district.id not in fixed
    ]  # fmt: skip
    if len(fixed) + len(others) < UNIQUES:
        left = len(fixed) + len(others)
        raise SetupError("uniques", f"Only {left} unique districts are left for this cast; a game uses {UNIQUES}.")
    return sorted([*fixed, *by_chance(others, seed)[: UNIQUES - len(fixed)]])
