"""What is played with: from the players' wishes to a set-up, and the dealing of it."""

from __future__ import annotations

import json
from collections.abc import Collection

from game.kernel import pcg
from game.kernel.events import Json
from game.kernel.pcg import Pcg
from game.kernel.rng import drawn, seeded, shuffled
from game.kernel.rules import Plain, SetupError
from game.kernel.steps import Seat
from game.rattus_cartus.content import COPIES, ESTATES, Cards
from game.rattus_cartus.rules import round as rounds
from game.rattus_cartus.rules.box import (
    FOLLOWERS_END,
    HAND,
    NEWEST,
    NUN_ROW,
    OF_AN_ESTATE,
    OPTIONS,
    ROUNDS,
    UNDERSTOOD,
    Box,
    Setup,
)  # fmt: skip
from game.rattus_cartus.rules.state import Game

FIRST_GAME = ("farm", "marketplace", "monastery", "castle", "fortune_tellers_tent", "palace")
WAYS = ("first_game", "random", "mixed")
SEED_OF_CHOICE = 0x5EED_CA7D  # set-ups by chance share no number with what is dealt


# -- wishes --------------------------------------------------------------------------------------------------------
def chosen(cards: Cards, players: int, choice: Plain, seed: int) -> Setup:
    """The set-up for these wishes; what is left to chance comes from the seed. Raises SetupError."""
    known = ("buildings", "start", "options")
    wanted = {"buildings": choice.get("cast", WAYS[0]), "start": -1, "options": [], **choice}
    wanted.pop("cast", None)  # as the tools of the house call a named set-up
    unknown = sorted(set(wanted) - set(known))
    if unknown:
        raise SetupError(unknown[0], f"A set-up has no '{unknown[0]}'; there are: {', '.join(known)}.")
    if type(players) is not int or players not in ROUNDS:
        raise SetupError("players", "2 to 5 people can play.")
    rng = Pcg(seed ^ SEED_OF_CHOICE)
    buildings = _buildings(cards, players, wanted["buildings"], rng)
    plain = {"players": players, "buildings": buildings, "start": wanted["start"], "options": wanted["options"]}
    return from_plain({**plain, "version": NEWEST}, cards)


def _buildings(cards: Cards, players: int, wanted: Json, rng: Pcg) -> list[list[str]]:
    if isinstance(wanted, list):
        return [_with_copies(one, cards, rng) for one in wanted]
    if wanted == "first_game":
        return [[name, COPIES] for name in FIRST_GAME]
    if wanted not in WAYS:
        raise SetupError("buildings", f"There are no buildings '{wanted}'; there are: {', '.join(WAYS)}, or a list.")
    found = []
    for estate in ESTATES:
        of_estate = [one for one in cards.buildings.values() if one.estate == estate]
        names = [one.id for one in of_estate if players >= one.min_players] or [one.id for one in of_estate]
        if wanted == "random":
            found.append([rng.choice(names), COPIES])
            continue
        there = [(name, copy) for name in names for copy in COPIES]
        rng.shuffle(there)
        picked = there[:OF_AN_ESTATE]
        copies = {name: "".join(sorted(copy for one, copy in picked if one == name)) for name in names}
        found += [[name, letters] for name, letters in copies.items() if letters]
    return found


def _with_copies(one: Json, cards: Cards, rng: Pcg) -> list[str]:
    """A building as it is wished: "farm", ["farm", 3] or ["farm", "ace"]."""
    name, copies = one if isinstance(one, list | tuple) and len(one) == 2 else (one, COPIES)
    if not isinstance(name, str) or name not in cards.buildings:
        raise SetupError(str(name)[:40], f"There is no building called '{str(name)[:40]}'.")
    if type(copies) is int and 1 <= copies <= len(COPIES):
        letters = list(COPIES)
        rng.shuffle(letters)
        return [name, "".join(sorted(letters[:copies]))]
    return [name, str(copies)]


# -- as plain data -------------------------------------------------------------------------------------------------
def to_plain(setup: Setup) -> Plain:
    """A set-up as plain data, for saves and journals."""
    return {
        "players": setup.players, "buildings": [list(one) for one in setup.buildings], "start": setup.start,
        "options": list(setup.options), "version": setup.version,
    }  # fmt: skip


def from_plain(data: Plain, cards: Cards) -> Setup:
    """A set-up from plain data. Raises SetupError with a sentence about the first thing that is not allowed."""
    players, start, options = data.get("players"), data.get("start", -1), data.get("options", [])
    version, buildings = data.get("version"), data.get("buildings")
    if type(players) is not int or players not in ROUNDS:
        raise SetupError("players", "2 to 5 people can play.")
    if type(start) is not int or start not in range(-1, players):
        raise SetupError("start", "The start player is none of those who play.")
    if type(version) is not int or version not in UNDERSTOOD:
        raise SetupError("version", f"There are no rules of version {version!r:.20}.")
    if not isinstance(options, list) or any(option not in OPTIONS for option in options):
        raise SetupError("options", f"The options of the rules are: {', '.join(OPTIONS)}.")
    if not isinstance(buildings, list) or not all(_is_pair(one) for one in buildings):
        raise SetupError("buildings", "The buildings are a list of names, each with the letters of its copies.")
    pairs = tuple((one[0], one[1]) for one in buildings)
    _check_buildings(pairs, cards)
    return Setup(players, pairs, start, tuple(dict.fromkeys(options)), version)


def _is_pair(one: Json) -> bool:
    return isinstance(one, list | tuple) and len(one) == 2 and all(isinstance(word, str) for word in one)


def _check_buildings(pairs: tuple[tuple[str, str], ...], cards: Cards) -> None:
    """Five building cards of each estate, each physical card once."""
    counts = dict.fromkeys(ESTATES, 0)
    named = [name for name, _ in pairs]
    for name, copies in pairs:
        if name not in cards.buildings:
            raise SetupError(name[:40], f"There is no building called '{name[:40]}'.")
        if named.count(name) > 1 or not copies or sorted({*copies} & {*COPIES}) != list(copies):
            raise SetupError(name, f"Each copy of '{name}', a to e, can take part once, in their order.")
        counts[cards.buildings[name].estate] += len(copies)
    for estate, count in counts.items():
        if count != OF_AN_ESTATE:
            sentence = f"{count} building cards are of the estate '{estate}', but {OF_AN_ESTATE} of each take part."
            raise SetupError("buildings", sentence)


def facts(cards: Cards, named: Collection[str] | None = None) -> str:
    """What the rules know of the cards, of the buildings only those that are named, as text: a mended translation
    changes nothing in it, nor does a building added elsewhere."""
    buildings = [one for one in cards.buildings.values() if named is None or one.id in named]
    told = [[one.id, one.estate, one.premium, one.normal, one.makes] for one in buildings]
    found = [cards.supply_of(one.id, copy) for one in buildings for copy in COPIES]
    supplies = [[one.draw, one.rats, one.look] for one in found]
    return json.dumps([told, supplies, cards.nuns_of_an_estate, cards.marker.value, cards.marker.copies])


# -- dealing -------------------------------------------------------------------------------------------------------
def new(box: Box, seed: int) -> Game:
    """A game whose first round is about to start: the nun row, five cards for each, thirty building cards."""
    g = Game(box)
    g.rng = seeded(seed) if box.setup.version > 1 else pcg.seeded(seed)
    start = box.setup.start
    if start < 0:
        start, g.rng = drawn(g.rng, box.players)  # public, so it comes from a number that places no hidden card
    g.start = Seat(start)
    g.deck = list(range(FOLLOWERS_END))
    g.rng = shuffled(g.rng, g.deck)
    g.nun_row = [g.deck.pop() for _ in range(NUN_ROW)]
    for seat, hand in enumerate(g.hand):
        hand += [g.deck.pop() for _ in range(HAND)]
        for card in hand:
            g.seen[card] = 1 << seat
    buildings = box.building_cards[:]
    g.rng = shuffled(g.rng, buildings)
    g.replacement, g.building_deck = buildings[: box.replacement], buildings[box.replacement :]
    g.do(g.start, rounds.start)
    return g
