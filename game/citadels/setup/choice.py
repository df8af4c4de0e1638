"""What the new-game screen chooses, made into the set-up of the rules. The same function starts the game, so what is
shown is what is played. No drawing here."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

import msgspec

from game import catalog
from game.citadels.content import Cards, Character, District
from game.citadels.lang import _
from game.citadels.rules import Citadels, Setup
from game.citadels.rules.casting import CLASSIC_UNIQUES, OPTIONS, UNIQUES, check, rank9_is_needed
from game.citadels.rules.wishes import by_chance
from game.citadels.setup.options import WISHES, CastChoice, CitadelsOptions, KeptCast, Wish
from game.kernel.rules import SetupError, of
from game.ui.services import StoredChoice

CLASSIC = "classic"
SWITCHES = tuple(word for word in OPTIONS if word != CLASSIC)  # `classic` comes with its named set-up
RANKS = 9
SEEDS = 1 << 53


class Shown(NamedTuple):
    """The cards of a choice as far as it can be told: characters in rank order (rank 9 also where it is optional), and
    unique districts in the order of the card data."""

    characters: tuple[str, ...]
    uniques: tuple[str, ...]


def rules() -> Citadels:
    """The rules with the cards of the box."""
    return of(Citadels, catalog.rules("citadels"))


def cards() -> Cards:
    """The cards of the box."""
    return rules().cards


def is_classic(options: CitadelsOptions) -> bool:
    """Whether it is played by the rules of the classic edition."""
    preset = cards().presets.get(options.cast.preset)
    return options.cast.way == "preset" and preset is not None and preset.edition == CLASSIC


# -- rank 9 ------------------------------------------------------------------------------------------------------------
def nine_is_fixed(options: CitadelsOptions) -> str:
    """Why there is no choice about rank 9; empty if there is one."""
    players = len(options.seats)
    if is_classic(options):
        return _("The classic edition has no rank 9.")
    if players == 2:
        return _("With two players rank 9 cannot take part.")
    if rank9_is_needed(players):
        return _("With {count} players rank 9 always takes part.").format(count=players)
    return ""


def nine_plays(options: CitadelsOptions) -> bool:
    """Whether rank 9 takes part: as wanted, where the number of players leaves the choice."""
    if is_classic(options) or len(options.seats) == 2:
        return False
    return options.nine or rank9_is_needed(len(options.seats))


# -- the set-up --------------------------------------------------------------------------------------------------------
def resolve(options: CitadelsOptions) -> Setup:
    """The set-up of the rules. Raises SetupError for the first thing that is not allowed."""
    players, cast, nine = len(options.seats), options.cast, nine_plays(options)
    if cast.way == "preset":
        found = rules().preset(players, cast.preset, nine=nine)
    elif cast.way == "own":
        found = Setup(players, tuple(cast.characters[: RANKS - (not nine)]), in_order(cast.uniques))
    else:
        wishes = cast.wishes if cast.way == "wishes" else {}
        found = rules().chosen_setup(players, wishes, draw_seed(options), nine=nine)
    switched = tuple(word for word in SWITCHES if word in options.rules)
    found = replace(found, options=(*found.options, *switched))
    check(found, cards())
    return found


def draw_seed(options: CitadelsOptions) -> int:
    """The number from which the cast is drawn: the game's seed if it has one."""
    return options.cast.drawn if options.seed is None else options.seed


def shown(options: CitadelsOptions) -> Shown:
    """What the screen shows of this choice, also while something is still wrong with it."""
    cast = options.cast
    if cast.way == "own":
        return Shown(tuple(cast.characters), in_order(cast.uniques))
    if cast.way == "preset":
        preset = cards().presets[cast.preset]
        fitting = tuple(_fitting(name, len(options.seats)) for name in preset.characters)
        return Shown(fitting, tuple(preset.uniques))
    try:
        found = resolve(options)
    except SetupError:
        return Shown((), ())
    return Shown(found.cast, found.uniques)


def substituted(options: CitadelsOptions) -> list[tuple[Character, Character]]:
    """Of a named set-up, who takes part instead of whom because of the number of players."""
    if options.cast.way != "preset":
        return []
    known = cards().characters
    names = cards().presets[options.cast.preset].characters[: None if nine_plays(options) else RANKS - 1]
    found = [(known[_fitting(name, len(options.seats))], known[name]) for name in names]
    return [(one, other) for one, other in found if one is not other]


def _fitting(name: str, players: int) -> str:
    found = cards().characters[name]
    return found.instead if found.instead and players < found.min_players else name


def wanted_uniques(options: CitadelsOptions) -> int:
    """How many unique districts a game of this kind uses."""
    return CLASSIC_UNIQUES if is_classic(options) else UNIQUES


def in_order(names: Iterable[str]) -> tuple[str, ...]:
    """Districts in the order of the card data; unknown ones last."""
    chosen = list(names)
    known = [name for name in cards().districts if name in chosen]
    return (*known, *(name for name in chosen if name not in cards().districts))


def unique_districts(options: CitadelsOptions) -> list[District]:
    """The districts there are to choose from: those of other editions only where they are played with."""
    every = [one for one in cards().districts.values() if one.type == "unique"]
    return [one for one in every if one.played_by is None or one.edition == CLASSIC and is_classic(options)]


def of_rank(rank: int) -> list[Character]:
    """The three characters of a rank."""
    return [one for one in cards().characters.values() if one.rank == rank]


# -- changing it -------------------------------------------------------------------------------------------------------
def make_own(options: CitadelsOptions) -> None:
    """From now on the players choose card by card, beginning with the cards that are shown."""
    if options.cast.way == "own":
        options.cast.saved = ""
        return
    now = shown(options)
    playing = {cards().characters[name].rank: name for name in now.characters}
    characters = [playing.get(rank, usual_at(rank)) for rank in range(1, RANKS + 1)]
    uniques = [name for name in now.uniques if cards().districts[name].played_by is None]
    options.cast = CastChoice("own", options.cast.preset, characters, uniques, drawn=options.cast.drawn)


def usual_at(rank: int) -> str:
    """Who stands at a rank about which nothing was said: as in the first game."""
    return cards().presets["first_game"].characters[rank - 1]


def pick_character(options: CitadelsOptions, name: str) -> None:
    """This character takes its rank."""
    make_own(options)
    options.cast.characters[cards().characters[name].rank - 1] = name


def pick_unique(options: CitadelsOptions, name: str) -> None:
    """This district comes in, or goes out if it was in."""
    make_own(options)
    uniques = options.cast.uniques
    if name in uniques:
        uniques.remove(name)
    else:
        uniques.append(name)


def fill_up(options: CitadelsOptions, seed: int) -> None:
    """Districts by chance until there are 14; those that need a character come only where it is."""
    cast = options.cast
    playing = cast.characters[: RANKS - (not nine_plays(options))]
    left = [
        one.id for one in unique_districts(options)
        if one.id not in cast.uniques and one.needs in (None, *playing)
    ]  # fmt: skip
    cast.uniques += by_chance(left, seed)[: max(0, UNIQUES - len(cast.uniques))]
    cast.saved = ""


def wish(options: CitadelsOptions, name: str) -> Wish:
    """What is wished for a card."""
    return options.cast.wishes.get(name, "sometimes")


def change_wish(options: CitadelsOptions, name: str, step: int) -> None:
    """The next wish for a card: sometimes, always, never."""
    set_wish(options, name, WISHES[(WISHES.index(wish(options, name)) + step) % len(WISHES)])


def set_wish(options: CitadelsOptions, name: str, wanted: Wish) -> None:
    """Wishes this for a card."""
    options.cast.saved = ""
    if wanted == "sometimes":
        options.cast.wishes.pop(name, None)
    else:
        options.cast.wishes[name] = wanted


# -- from stored data --------------------------------------------------------------------------------------------------
def mended(cast: CastChoice) -> CastChoice:
    """The same choice without cards and names there are not (data that somebody edited, or of another version)."""
    known, every = cards().characters, cards().districts
    characters = [name for name in cast.characters if name in known]
    by_rank = {known[name].rank: name for name in characters}
    uniques = [name for name in dict.fromkeys(cast.uniques) if name in every and every[name].type == "unique"]
    wishes = {name: want for name, want in cast.wishes.items() if name in known or name in every}
    return msgspec.structs.replace(
        cast,
        preset=cast.preset if cast.preset in cards().presets else "first_game",
        characters=[by_rank.get(rank, usual_at(rank)) for rank in range(1, RANKS + 1)],
        uniques=uniques,
        wishes=wishes,
    )


def use(options: CitadelsOptions, found: StoredChoice) -> None:
    """Plays with a cast that was kept under a name."""
    kept = msgspec.convert(found.choice, KeptCast)
    cast = CastChoice(kept.way, kept.preset, kept.characters, kept.uniques, kept.wishes)
    options.cast = msgspec.structs.replace(mended(cast), saved=found.key, drawn=options.cast.drawn)
    options.nine = kept.nine
    options.rules = [word for word in SWITCHES if word in kept.options]


def new_draw() -> int:
    """Another number to draw a cast from."""
    return secrets.randbelow(SEEDS)
