"""What the new-game screen chooses, made into the set-up of the rules. The same function starts the game, so what is
shown is what is played. No drawing here."""

from __future__ import annotations

import secrets

import msgspec

from game.kernel.rules import Plain, SetupError
from game.la_citta.content import Map, own_cards, own_maps
from game.la_citta.rules import setups
from game.la_citta.rules.board import Board
from game.la_citta.rules.box import OPTIONS, Setup
from game.la_citta.setup.options import CittaOptions, Country, KeptChoice
from game.ui.choosing import starter
from game.ui.services import StoredChoice

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
