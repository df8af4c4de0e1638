"""What the new-game screen chooses, made into the set-up of the rules. The same function starts the game, so what is
shown is what is played. No drawing here.
"""

from __future__ import annotations

import secrets
from typing import Literal

import msgspec

from game.kernel.rules import Plain, SetupError
from game.la_citta.content import Map, own_cards, own_maps
from game.la_citta.rules import setups
from game.la_citta.rules.board import Board
from game.la_citta.rules.box import OPTIONS, Setup
from game.ui.services import GameOptions, StoredChoice
from game.ui.set_up import BY_LOT, starter

# What can be chosen for a game of La Città.

Landscape = Literal["first_map", "random"]
Castellos = Literal["given", "placed"]


class Country(msgspec.Struct):
    """Where is played: the id of the `map`, the landscape of its first map or by chance, castellos given or placed.

    `drawn` is the number from which chance draws unless the game has a seed; `saved` is the key of the stored choice
    that this one is, unchanged.
    """

    map: str = "lattice"
    landscape: Landscape = "first_map"
    castellos: Castellos = "given"
    drawn: int = 1
    saved: str = ""


class CittaOptions(GameOptions):
    """A new game: 2 to 5 seats. `start` is the seat that begins the first year, or BY_LOT; `rules` are the switches
    that are on (`game.la_citta.rules.box.OPTIONS`)."""

    country: Country = msgspec.field(default_factory=Country)
    start: int = BY_LOT
    rules: list[str] = []


class KeptChoice(msgspec.Struct, forbid_unknown_fields=True):
    """Map and switches as they are kept under a name, with the number its landscape was drawn from."""

    map: str = "lattice"
    landscape: Landscape = "random"
    castellos: Castellos = "placed"
    drawn: int = 1
    options: list[str] = []


def to_keep(options: CittaOptions) -> Plain:
    """What of the options is kept under a name."""
    country = options.country
    kept = KeptChoice(country.map, country.landscape, country.castellos, country.drawn, options.rules)
    plain: Plain = msgspec.to_builtins(kept)
    return plain


SEEDS = 1 << 53
WAYS = tuple(setups.SETUPS)  # beginner, advanced
OWN = "own"


def maps() -> dict[str, Map]:
    """All maps by id, the usual one first."""
    return own_maps()


# -- the set-up --------------------------------------------------------------------------------------------------------
def plain_choice(options: CittaOptions) -> Plain:
    """What `Rules.setup` is told: every landscape named, so that what was shown is played. Raises SetupError for the
    first thing that is not allowed."""
    setup = resolve(options)
    return {
        "map": setup.map, "landscape": list(setup.landscape), "castellos": setup.castellos, "start": setup.start,
        "options": list(setup.options),
    }  # fmt: skip


def resolve(options: CittaOptions) -> Setup:
    """The set-up of the rules. Raises SetupError for the first thing that is not allowed."""
    country = options.country
    wanted = {
        "map": country.map, "landscape": country.landscape, "castellos": country.castellos, "start": starter(options),
        "options": switched(options),
    }  # fmt: skip
    return setups.chosen(own_cards(), maps(), len(options.seats), wanted, draw_seed(options))


def switched(options: CittaOptions) -> list[str]:
    """The switches that are on, in the order of the rules."""
    return [word for word in OPTIONS if word in options.rules]


def draw_seed(options: CittaOptions) -> int:
    """The number from which the landscape is drawn: the game's seed if it has one."""
    return options.country.drawn if options.seed is None else options.seed


def shown(options: CittaOptions) -> tuple[Map, tuple[str, ...]]:
    """Map and landscape, also while something is wrong with the choice."""
    try:
        setup = resolve(options)
    except SetupError:
        usual = next(iter(maps().values()))
        return usual, tuple(area.first for area in usual.areas)
    return maps()[setup.map], setup.landscape


def castellos(options: CittaOptions) -> list[tuple[int, int]]:
    """The castellos that are given: (site, seat); none if they are placed."""
    players = len(options.seats)
    if options.country.castellos == "placed" or players not in setups.PLAYERS:
        return []
    starts = Board(shown(options)[0]).starts[players]
    return [(site, seat) for seat, sites in enumerate(starts) for site in sites]


def in_play(options: CittaOptions) -> list[int]:
    """The sites that may be built on with so many players."""
    players = min(max(len(options.seats), setups.PLAYERS[0]), setups.PLAYERS[-1])
    return [site for site, one in enumerate(shown(options)[0].hexes) if one.zone <= players]


def by_chance(options: CittaOptions) -> bool:
    """Whether another draw would give another landscape."""
    return options.country.landscape == "random"


# -- ways --------------------------------------------------------------------------------------------------------------
def way(options: CittaOptions) -> str:
    """Which of the usual ways this is: beginner, advanced or OWN."""
    chosen = options.country.landscape, options.country.castellos
    return next((name for name, both in setups.SETUPS.items() if both == chosen), OWN)


def go(options: CittaOptions, name: str) -> None:
    """Plays one of the usual ways, on the same map."""
    country = options.country
    landscape, castellos = setups.SETUPS[name]
    options.country = msgspec.convert(
        {"map": country.map, "landscape": landscape, "castellos": castellos, "drawn": country.drawn}, Country
    )


# -- what was kept -----------------------------------------------------------------------------------------------------
def use(options: CittaOptions, found: StoredChoice) -> None:
    """Plays with a map and switches that were kept under a name."""
    kept = msgspec.convert(found.choice, KeptChoice)
    options.country = Country(kept.map, kept.landscape, kept.castellos, kept.drawn, found.key)
    options.rules = [word for word in OPTIONS if word in kept.options]


def mended(country: Country) -> Country:
    """On a map that there is."""
    if country.map not in maps():
        country.map, country.saved = next(iter(maps())), ""
    return country


def new_draw() -> int:
    """Another number to draw a landscape from."""
    return secrets.randbelow(SEEDS)
