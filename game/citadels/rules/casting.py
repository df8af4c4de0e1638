"""The set-up of a game, and what it must look like (rulebook p. 2, 7, 8, 9). The first thing not allowed is named with
its reason."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.citadels.content import Cards
from game.kernel.events import Json
from game.kernel.rules import SetupError

NEWEST = 4  # version of the rules: raised when the same answers would lead to another game
UNDERSTOOD = (2, 3, NEWEST)  # games of these are played on and replayed by the rules with which they began
UNNAMED = 2  # whose set-ups did not name their version
OPTIONS = {  # switches where editions differ; the default is the German rulebook
    "classic": "the rules of the classic edition",
    "emperor_bewitched_takes": "the Witch as the Emperor moves the crown and takes the resource",
    "random_middle_discard": "with 3 players the middle discard is drawn by chance",
    "great_wall_covers_itself": "the Great Wall raises its own price too",
    "gather_first": "nothing may be done before gathering",
}
UNIQUES = 14
CLASSIC_UNIQUES = 13
MOST_CLASSIC_PLAYERS = 7


@dataclass(frozen=True, slots=True)
class Setup:
    """Who plays what: seats, one character id per rank, the ids of 14 unique districts."""

    players: int
    cast: tuple[str, ...]
    uniques: tuple[str, ...]
    crown: int = -1  # the seat that begins; -1 lets the seed decide
    options: tuple[str, ...] = ()  # switches of the rules, see OPTIONS
    version: int = NEWEST  # of the rules that this game began with


def check(setup: Setup, cards: Cards) -> None:
    """Raise SetupError for the first thing the rulebook does not allow."""
    check_players(setup.players)
    for word in setup.options:
        if word not in OPTIONS:
            raise SetupError(word, f"There is no rules option called '{word}'; there are: {', '.join(OPTIONS)}.")
    _check_ids(setup.cast, cards.characters, "character")
    _check_ids(setup.uniques, cards.districts, "unique district")
    if "classic" in setup.options:
        _check_classic(setup, cards)
    else:
        _check_ranks(setup, [cards.characters[name].rank for name in setup.cast])
    _check_uniques(setup, cards)
    _check_pairs(setup, cards)


def check_players(players: int) -> None:
    """Raise SetupError for a number of players the rulebook does not know."""
    if players not in range(2, 9):
        raise SetupError("players", f"{players} players: Citadels is for 2 to 8.")


def rank9_is_needed(players: int) -> bool:
    """With 3 and 8 players a character of rank 9 takes part (rulebook p. 8)."""
    return players in (3, 8)


def _check_ranks(setup: Setup, ranks: list[int]) -> None:
    if ranks not in (list(range(1, 9)), list(range(1, 10))):
        raise SetupError("cast", "A cast has one character of each rank 1 to 8, and rank 9 if it is used.")
    if rank9_is_needed(setup.players) and len(ranks) == 8:
        raise SetupError("rank_9", f"With {setup.players} players a character of rank 9 must take part.")
    if setup.players == 2 and len(ranks) == 9:
        raise SetupError("rank_9", "With 2 players rank 9 cannot take part.")


def _check_classic(setup: Setup, cards: Cards) -> None:
    """Its eight characters play together and no others; 8 players would need a ninth."""
    if setup.players > MOST_CLASSIC_PLAYERS:
        raise SetupError("players", f"{setup.players} players: the classic edition is for 2 to {MOST_CLASSIC_PLAYERS}.")
    own = next(preset.characters for preset in cards.presets.values() if preset.edition == "classic")
    for name in setup.cast:
        if cards.characters[name].rank > len(own):
            raise SetupError("rank_9", "The classic edition has no rank 9.")
        if name not in own:
            sentence = f"The {cards.characters[name].name.en} does not take part in the classic edition."
            raise SetupError(name, sentence)
    if setup.cast != own:
        raise SetupError("cast", f"The classic edition is played with all of its {len(own)} characters, in rank order.")


def _check_uniques(setup: Setup, cards: Cards) -> None:
    wrong = [name for name in setup.uniques if cards.districts[name].type != "unique"]
    if wrong:
        raise SetupError(wrong[0], f"'{wrong[0]}' is no unique district.")
    wanted = CLASSIC_UNIQUES if "classic" in setup.options else UNIQUES
    if len(setup.uniques) != wanted:
        raise SetupError("uniques", f"A game uses {wanted} unique districts, here {len(setup.uniques)}.")


def _check_pairs(setup: Setup, cards: Cards) -> None:
    """Cards that need a number of players, another card or another edition."""
    for character in (cards.characters[name] for name in setup.cast):
        if setup.players < character.min_players:
            sentence = f"The {character.name.en} needs at least {character.min_players} players."
            raise SetupError(character.id, sentence)
    for district in (cards.districts[name] for name in setup.uniques):
        if district.needs is not None and district.needs not in setup.cast:
            needed = cards.characters[district.needs].name.en
            raise SetupError(district.id, f"The {district.name.en} can only be used if the {needed} is in the cast.")
        if district.played_by is not None and district.edition not in setup.options:
            raise SetupError(district.id, f"The {district.name.en} belongs to another edition: {district.edition}.")


def _check_ids(names: Iterable[str], known: Json, what: str) -> None:
    names = list(names)
    for name in names:
        if name not in known:
            raise SetupError(name, f"There is no {what} called '{name}'.")
        if names.count(name) > 1:
            raise SetupError(name, f"The {what} '{name}' is named twice.")
