"""What is played with: from the players' wishes to a set-up, and the dealing of it.

A set-up is plain data: {"players", "map", "landscape": [22 of F1 F2 F3 M W, by area], "castellos": "given" or "placed",
"start": seat or -1 (the seed decides), "options": [...], "version": 1}, and where the box has fewer pieces than usual
"pieces": {"citizens" or a stack: how many}. The wishes (`chosen`) are `map`; `landscape`:
"first_map" (usual), "random" or a list; `castellos`; `start`; `options`; and `setup`, which names both at once:
"beginner" is the first map with its castellos, "advanced" is chance and free placing, "random" that on any map.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping

from game.kernel import pcg
from game.kernel.events import Json
from game.kernel.pcg import Pcg
from game.kernel.rng import drawn, seeded, shuffled
from game.kernel.rules import Plain, SetupError
from game.kernel.steps import Seat
from game.la_citta.content import LANDSCAPES, Cards, Map
from game.la_citta.rules import course, placement
from game.la_citta.rules.box import CITIZENS, DISPLAY, NEWEST, OPTIONS, UNDERSTOOD, Box, Setup
from game.la_citta.rules.state import Game

BY_CHANCE = "random"  # the advanced set-up on any of the maps
SETUPS = {"beginner": ("first_map", "given"), "advanced": ("random", "placed")}
CASTELLOS = ("given", "placed")
PLAYERS = range(2, 6)
SEED_OF_CHOICE = 0x5EED_C177A  # set-ups by chance share no number with what is dealt. Codes
# of deals name a landscape by its seed alone: it is drawn as in the first version
Maps = Mapping[str, Map]


# -- wishes --------------------------------------------------------------------------------------------------------
def chosen(cards: Cards, maps: Maps, players: int, choice: Plain, seed: int) -> Setup:
    """The set-up for these wishes; what is left to chance comes from the seed. Raises SetupError."""
    known = ("setup", "map", "landscape", "castellos", "start", "options")
    wished = dict(choice)
    if "cast" in wished:  # as the tools of the house call a named set-up
        wished.setdefault("setup", wished.pop("cast"))
    unknown = sorted(set(wished) - set(known))
    if unknown:
        raise SetupError(unknown[0], f"A set-up has no '{unknown[0]}'; there are: {', '.join(known)}.")
    name = wished.pop("setup", "beginner")
    if name == BY_CHANCE:
        name = "advanced"
        wished.setdefault("map", Pcg(seed ^ SEED_OF_CHOICE).choice([*maps]))
    if name not in SETUPS:
        ways = (*SETUPS, BY_CHANCE)
        raise SetupError("setup", f"There is no set-up '{str(name)[:40]}'; there are: {', '.join(ways)}.")
    landscape, castellos = SETUPS[name]
    usual = {"map": next(iter(maps)), "landscape": landscape, "castellos": castellos, "start": -1, "options": []}
    plain = {**usual, **wished, "players": players, "version": NEWEST}
    plain["landscape"] = _landscape(cards, _map(maps, plain["map"]), plain["landscape"], seed)
    return from_plain(plain, maps)


def _landscape(cards: Cards, found: Map, wanted: Json, seed: int) -> list[str]:
    """The landscape of each area, as it is wished; each tile once."""
    tiles = [name for name, one in cards.landscapes.items() for _ in range(one.tiles)]
    if wanted == "first_map":
        return [area.first for area in found.areas]
    if wanted == "random":
        Pcg(seed ^ SEED_OF_CHOICE).shuffle(tiles)
        return tiles
    if not isinstance(wanted, list) or not all(isinstance(one, str) for one in wanted):
        raise SetupError("landscape", "The landscape is 'first_map', 'random', or a list with one for each area.")
    if Counter(wanted) != Counter(tiles):
        raise SetupError("landscape", "The landscape does not have the tiles of the box, each once.")
    return wanted


# -- as plain data -------------------------------------------------------------------------------------------------
def to_plain(setup: Setup) -> Plain:
    """A set-up as plain data, for saves and journals."""
    plain = {
        "players": setup.players, "map": setup.map, "landscape": list(setup.landscape), "castellos": setup.castellos,
        "start": setup.start, "options": list(setup.options), "version": setup.version,
    }  # fmt: skip
    return {**plain, "pieces": dict(setup.pieces)} if setup.pieces else plain


def from_plain(data: Plain, maps: Maps) -> Setup:
    """A set-up from plain data. Raises SetupError with a sentence about the first thing that is not allowed. The tiles
    are not counted: a position that was set up by hand may have others."""
    players, start, options = data.get("players"), data.get("start", -1), data.get("options", [])
    version, landscape, castellos = data.get("version"), data.get("landscape"), data.get("castellos", "given")
    if type(players) is not int or players not in PLAYERS:
        raise SetupError("players", "2 to 5 people can play.")
    found = _map(maps, data.get("map"))
    if type(start) is not int or start not in range(-1, players):
        raise SetupError("start", "The start player is none of those who play.")
    if type(version) is not int or version not in UNDERSTOOD:
        raise SetupError("version", f"There are no rules of version {version!r:.20}.")
    if not isinstance(options, list) or any(option not in OPTIONS for option in options):
        raise SetupError("options", f"The options of the rules are: {', '.join(OPTIONS)}.")
    if castellos not in CASTELLOS:
        raise SetupError("castellos", f"Castellos are {' or '.join(CASTELLOS)}.")
    if not isinstance(landscape, list) or any(one not in LANDSCAPES for one in landscape):
        raise SetupError("landscape", f"The landscape of an area is one of {', '.join(LANDSCAPES)}.")
    if len(landscape) != len(found.areas):
        raise SetupError("landscape", f"There are {len(landscape)} landscapes for {len(found.areas)} areas.")
    return Setup(
        players, found.id, tuple(landscape), castellos, start, tuple(dict.fromkeys(options)),
        _pieces(data.get("pieces", {})), version,
    )  # fmt: skip


def _pieces(found: Json) -> tuple[tuple[str, int], ...]:
    """Pieces of which there are fewer than usual, as a position set up by hand may have it."""
    if not isinstance(found, dict) or not all(
        type(count) is int and 0 <= count <= CITIZENS for count in found.values()
    ):
        raise SetupError("pieces", f"The pieces of the box are numbers up to {CITIZENS}.")
    return tuple((str(name)[:40], count) for name, count in found.items())


def _map(maps: Maps, name: Json) -> Map:
    if not isinstance(name, str) or name not in maps:
        raise SetupError("map", f"There is no map '{str(name)[:40]}'; there are: {', '.join(maps)}.")
    return maps[name]


def facts(cards: Cards, found: Map | None) -> str:
    """What the rules know of pieces, cards and the map, as text: a mended translation changes nothing in it."""
    told: list[Json] = [[one.id, one.tiles, one.wheat] for one in cards.landscapes.values()]
    told += [[one.id, one.chips] for one in cards.stacks.values()]
    told += [
        [one.id, one.size, one.stack, one.cost, one.politics, one.arches, one.water] for one in cards.buildings.values()
    ]
    told += [[one.id, one.copies, one.prices] for one in cards.politics.values()]
    told += [[one.id, one.copies] for one in cards.wishes.values()]
    if found is not None:
        told.append([[one.id, one.q, one.r, one.zone, one.borders] for one in found.hexes])
        told.append([[area.id, area.first] for area in found.areas])
        told.append(sorted(found.starts.items()))
    return json.dumps(told)


# -- dealing -------------------------------------------------------------------------------------------------------
def new(box: Box, seed: int) -> Game:
    """A game before its first castello, or with the given ones before its first year."""
    g = Game(box)
    g.rng = seeded(seed) if box.setup.version > 1 else pcg.seeded(seed)
    start = box.setup.start
    if start < 0:
        start, g.rng = drawn(g.rng, box.players)  # public, so it comes from a number that places no hidden card
    g.start = Seat(start)
    g.deck = list(range(len(box.kind_of)))
    g.rng = shuffled(g.rng, g.deck)
    g.display = [g.deck.pop() for _ in range(DISPLAY)]
    g.voice_deck = box.voices[:]
    g.rng = shuffled(g.rng, g.voice_deck)
    if box.setup.castellos == "placed":
        g.do(g.start, placement.turn)
        return g
    for seat, sites in enumerate(box.board.starts[box.players]):
        for site in sites:
            g.found(seat, site)
    g.do(g.start, course.new_year)
    return g
