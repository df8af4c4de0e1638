"""Which games there are: one line each. Everything else reaches a game through its pack, part by part.

A game is named by text, so nothing here imports one before it is played, and no arrow leads from the house to a game.
More games, of strangers or under test, are named in the environment variable CROWN_AND_COIN_GAMES, in the same way:
`id=module:Class`, with commas between them.
"""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from game.kernel.rules import SomeRules

GAMES = {
    "citadels": "game.citadels.game:CitadelsPack",
    "rattus_cartus": "game.rattus_cartus.game:RattusCartusPack",
    "la_citta": "game.la_citta.game:LaCittaPack",
}
USUAL = next(iter(GAMES))  # the game that is meant where nobody names one
ELSEWHERE = "CROWN_AND_COIN_GAMES"
NEEDED = ("rules", "words")  # without these parts nobody can play a game


class GamePack(Protocol):
    """A game's own table of contents; `game.<id>.game` has one. Each part is made by a method without arguments, which
    imports what it needs only then. The parts a pack leaves out are those of a plain game (ADR 9).

    | part              | contract                                  | without it                                       |
    |-------------------|-------------------------------------------|--------------------------------------------------|
    | rules             | `game.kernel.rules.Rules`                 | (needed)                                         |
    | words             | `game.table.words.Words`                  | (needed; titles of steps that ask will do)       |
    | book              | `game.content.book.Book`                  | no cards to read, no rules, no glossary          |
    | ai                | `game.bots.ai.AI`                         | the levels `random` and `search`                 |
    | ledger            | `game.session.ledger.Ledger`              | of points only the totals, of cards nothing      |
    | scenario_language | `game.scenario.language.ScenarioLanguage` | no scenarios                                     |
    | packing           | `game.session.deal_code.Packing`          | codes of deals are four times as long            |
    | set_up            | `game.ui.set_up.SetUp`                    | nothing to choose but the seats and the seed     |
    | set_up_page       | a kind of `...screens.new_game.SetupPage` | asks for the players and the seed                |
    | faces             | `game.ui.cards.Faces`                     | name and words of a card, on parchment           |
    | zones             | `game.table.zones.Zones`                  | no card and no pile on the table of the house    |
    | board_theme       | `game.table.board_theme.BoardTheme`       | the table of its zones, or seats, question, log  |
    | hands             | `game.hands.form.Form`                    | the hand, and the answers by where they lie      |
    | hand_pictures     | makes a `game.hands.pictures.Painter`     | no picture of a page but faces                   |
    | keys              | actions of `game.ui.input.actions`        | the keys of every game                           |
    """

    id: str
    name: str  # as people call it, in English; translated by the game's own catalogue
    # A pack may have what posters tell, so that nobody waits for its rules there: `pitch` (what it is about, at most 42
    # letters, translated like the name), `author` (who designed it) and `seats` (those of its rules). It may name
    # modules that its table needs, in `ahead`: they are imported before anybody plays.

    def rules(self) -> object: ...

    def words(self) -> object: ...


class PackFault(Exception):
    """A game that cannot be used; the text is one sentence that names it."""


def places() -> dict[str, str]:
    """Where the pack of each game is, by id. Raises PackFault for a line that names none, or a second one of a name."""
    found = dict(GAMES)
    for line in filter(None, os.environ.get(ELSEWHERE, "").split(",")):
        game, equals, where = line.strip().partition("=")
        if not (equals and game.isidentifier() and ":" in where):
            raise PackFault(f"{ELSEWHERE} has '{line}', which names no game; write id=module:Class.")
        if found.setdefault(game, where) != where:
            raise PackFault(f"There are two games called '{game}': {found[game]} and {where}. Rename one of them.")
    return found


def games() -> tuple[str, ...]:
    """The ids of all games, our own first."""
    return tuple(places())


def pack(game: str) -> GamePack:
    """A game's pack. Raises KeyError for a game that is not in the catalog, PackFault for one that cannot be used."""
    return _made(game, places()[game])


@cache
def _made(game: str, where: str) -> GamePack:
    module, _, name = where.partition(":")
    try:
        made: GamePack = getattr(import_module(module), name)()
    except (ImportError, AttributeError) as error:
        raise PackFault(f"The game '{game}' cannot be used: {where} is not there ({error}).") from error
    if getattr(made, "id", None) != game:
        raise PackFault(f"The game '{game}' cannot be used: {where} says that it is '{getattr(made, 'id', '')}'.")
    missing = [part for part in (*NEEDED, "name") if not hasattr(made, part)]
    if missing:
        raise PackFault(f"The game '{game}' cannot be used: {where} has no part called '{missing[0]}'.")
    return made


def ahead(game: str) -> tuple[str, ...]:
    """Modules that are worth importing before the game is played. Raises KeyError and PackFault like `pack`."""
    return tuple(getattr(pack(game), "ahead", ()))


@cache
def part(game: str, name: str) -> Any:
    """One part of a game's pack, made once; None if the pack leaves it out. The folder of each part's contract has a
    typed way to it. Raises KeyError and PackFault like `pack`."""
    maker = getattr(pack(game), name, None)
    return None if maker is None else maker()


def rules(game: str) -> SomeRules:
    """The rules of a game, with its own card data. Raises KeyError for an unknown game, ContentError for a bad file."""
    found: SomeRules = part(game, "rules")
    return found
