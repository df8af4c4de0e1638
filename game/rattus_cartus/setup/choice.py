"""What the new-game screen chooses, made into the set-up of the rules. The same function starts the game, so what is
shown is what is played. No drawing here.
"""

from __future__ import annotations

import secrets
from typing import Literal

import msgspec

from game.kernel.events import Json
from game.kernel.rng import Rng
from game.kernel.rules import Plain, SetupError
from game.rattus_cartus.content import COPIES, ESTATES, Building, Cards, own_cards
from game.rattus_cartus.rules import setups
from game.rattus_cartus.rules.box import OF_AN_ESTATE, OPTIONS, Setup
from game.rattus_cartus.rules.setups import FIRST_GAME
from game.ui.services import GameOptions, StoredChoice
from game.ui.set_up import BY_LOT, starter

# What can be chosen for a game of Rattus Cartus.

Way = Literal["first_game", "random", "mixed", "own"]
WAYS: tuple[Way, ...] = ("first_game", "random", "mixed", "own")


class Buildings(msgspec.Struct):
    """Which buildings take part: those of the first game, one of each estate by chance (`random`), five of the cards
    of each estate (`mixed`), or the players' `own` choice: ids of buildings, of each estate at least one; of several,
    five of their cards are drawn.

    `drawn` is the number from which chance draws unless the game has a seed; `saved` is the key of the stored choice
    that this one is, unchanged.
    """

    way: Way = "first_game"
    own: list[str] = []
    drawn: int = 1
    saved: str = ""


class RattusOptions(GameOptions):
    """A new game: 2 to 5 seats. `start` is the seat that begins, or BY_LOT; `rules` are the switches that are on
    (`game.rattus_cartus.rules.box.OPTIONS`)."""

    buildings: Buildings = msgspec.field(default_factory=Buildings)
    start: int = BY_LOT
    rules: list[str] = []


class KeptChoice(msgspec.Struct, forbid_unknown_fields=True):
    """Buildings and switches as they are kept under a name."""

    way: Way = "own"
    own: list[str] = []
    options: list[str] = []


def to_keep(options: RattusOptions) -> Plain:
    """What of the options is kept under a name."""
    kept = KeptChoice(options.buildings.way, options.buildings.own, options.rules)
    plain: Plain = msgspec.to_builtins(kept)
    return plain


SEEDS = 1 << 53
SALT = 0xB0_1DED  # of draws among buildings of one's own choice


def cards() -> Cards:
    """The cards of the box."""
    return own_cards()


def of_estate(estate: str) -> list[Building]:
    """The buildings of an estate, that of the first game first."""
    found = [one for one in cards().buildings.values() if one.estate == estate]
    return sorted(found, key=lambda one: one.id not in FIRST_GAME)


# -- the set-up --------------------------------------------------------------------------------------------------------
def plain_choice(options: RattusOptions) -> Plain:
    """What `Rules.setup` is told: every card named, so that what was shown is played. Raises SetupError for the first
    thing that is not allowed."""
    setup = resolve(options)
    buildings = [list(one) for one in setup.buildings]
    return {"buildings": buildings, "start": setup.start, "options": list(setup.options)}


def resolve(options: RattusOptions) -> Setup:
    """The set-up of the rules. Raises SetupError for the first thing that is not allowed."""
    way, wanted = options.buildings.way, {"start": starter(options), "options": switched(options)}
    chosen: Json = _own(options) if way == "own" else way
    return setups.chosen(cards(), len(options.seats), {**wanted, "buildings": chosen}, draw_seed(options))


def switched(options: RattusOptions) -> list[str]:
    """The switches that are on, in the order of the rules."""
    return [word for word in OPTIONS if word in options.rules]


def draw_seed(options: RattusOptions) -> int:
    """The number from which buildings are drawn: the game's seed if it has one."""
    return options.buildings.drawn if options.seed is None else options.seed


def _own(options: RattusOptions) -> list[list[str]]:
    """The buildings that were chosen; of several of an estate five cards by chance. Raises SetupError with the id of an
    estate that has none."""
    found: list[list[str]] = []
    for number, estate in enumerate(ESTATES):
        names = [one.id for one in of_estate(estate) if one.id in options.buildings.own]
        if not names:
            raise SetupError(estate, f"No building of the estate '{estate}' was chosen.")
        every = [(name, copy) for name in names for copy in COPIES]
        if len(names) > 1:
            Rng(draw_seed(options) ^ SALT ^ number).shuffle(every)
        picked = sorted(every[:OF_AN_ESTATE])
        copies = {name: "".join(copy for one, copy in picked if one == name) for name in names}
        found += [[name, letters] for name, letters in copies.items() if letters]
    return found


def shown(options: RattusOptions) -> dict[str, int]:
    """How many cards of each building take part, also while something is still wrong with the choice."""
    try:
        return {name: len(copies) for name, copies in resolve(options).buildings}
    except SetupError:
        return {name: OF_AN_ESTATE for name in options.buildings.own if name in cards().buildings}


def by_chance(options: RattusOptions) -> bool:
    """Whether another draw would give other cards."""
    if options.buildings.way != "own":
        return options.buildings.way in ("random", "mixed")
    return any(len([one for one in of_estate(estate) if one.id in options.buildings.own]) > 1 for estate in ESTATES)


def kinds(options: RattusOptions) -> list[str]:
    """The special cards that are in the game: those that some building gives."""
    there = shown(options)
    made = [one.makes for one in cards().buildings.values() if one.id in there]
    return [kind for kind in made if kind is not None and kind != "joker"]


def not_advised(options: RattusOptions) -> list[str]:
    """Buildings of the own choice that are better left out with so few players."""
    known = cards().buildings
    return [name for name in shown(options) if known[name].min_players > len(options.seats)]


# -- changing it -------------------------------------------------------------------------------------------------------
def make_own(options: RattusOptions) -> None:
    """From now on the players choose building by building, beginning with those that are shown."""
    buildings = options.buildings
    if buildings.way != "own":
        options.buildings = Buildings("own", [name for name in cards().buildings if name in shown(options)],
                                      buildings.drawn)  # fmt: skip
    options.buildings.saved = ""


def pick(options: RattusOptions, name: str) -> bool:
    """This building comes in, or goes out if it was in; False: it is the only one of its estate and stays."""
    make_own(options)
    own = options.buildings.own
    if name in own:
        alike = [one.id for one in of_estate(cards().buildings[name].estate) if one.id in own]
        if len(alike) == 1:
            return False
        own.remove(name)
    else:
        own.append(name)
        own.sort(key=list(cards().buildings).index)
    return True


def instead(options: RattusOptions, name: str) -> None:
    """The other building of the same estate takes part instead of this one."""
    make_own(options)
    others = [one.id for one in of_estate(cards().buildings[name].estate) if one.id != name]
    own = [one for one in options.buildings.own if one != name]
    if not set(own) & set(others):
        own += others[:1]
    options.buildings.own = sorted(own, key=list(cards().buildings).index)


# -- what was kept -----------------------------------------------------------------------------------------------------
def use(options: RattusOptions, found: StoredChoice) -> None:
    """Plays with buildings and switches that were kept under a name."""
    kept = msgspec.convert(found.choice, KeptChoice)
    options.buildings = mended(Buildings(kept.way, kept.own, options.buildings.drawn, found.key))
    options.rules = [word for word in OPTIONS if word in kept.options]


def mended(buildings: Buildings) -> Buildings:
    """Without what there is not any more; an estate without a building gets that of the first game."""
    if buildings.way not in WAYS:
        return Buildings(drawn=buildings.drawn)
    if buildings.way == "own":
        known = cards().buildings
        own = [name for name in buildings.own if name in known]
        there = {known[name].estate for name in own}
        own += [name for name in FIRST_GAME if known[name].estate not in there]
        buildings.own = sorted(dict.fromkeys(own), key=list(known).index)
    return buildings


def new_draw() -> int:
    """Another number to draw buildings from."""
    return secrets.randbelow(SEEDS)
