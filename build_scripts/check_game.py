#!/usr/bin/env python3
"""Say in sentences what a game lacks: `python build_scripts/check_game.py NAME [--games N]`.

Some games are played by chance. What has to be mended comes first, and then what the house does plainly until the game
says it better. Ends with 1 where something has to be mended. A game of one's own is named in CROWN_AND_COIN_GAMES.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from game import catalog  # noqa: E402  from this checkout
from game.content.book import book  # noqa: E402
from game.kernel.options import kind, value  # noqa: E402
from game.kernel.rng import Rng  # noqa: E402
from game.kernel.saving import digest, to_json  # noqa: E402
from game.kernel.steps import Seat  # noqa: E402
from game.table.asking.spots import BUTTON  # noqa: E402
from game.table.words import PLAIN_EVENT, PLAIN_QUESTION, words  # noqa: E402
from game.table.zones import Move, Zones, seats, zones  # noqa: E402

GAMES, MOST_ANSWERS = 6, 4_000
PARTS = {
    "zones": "the table shows no card and no pile, only seats and buttons (see game/table/zones.py)",
    "book": "nobody can read its cards or its rules",
    "ai": "the only computer players are 'random' and 'search'",
    "ledger": "of the points only the totals are told",
    "set_up": "people choose nothing but the seats and the seed",
    "scenario_language": "there are no scenarios, and so no tests of single rules",
    "packing": "the codes of its deals are long",
}  # what a pack may leave out, and what follows


@dataclass
class Heard:
    """What was met in games by chance."""

    steps: set[str] = field(default_factory=set)
    kinds: set[str] = field(default_factory=set)
    events: dict[str, set[str]] = field(default_factory=dict)  # with the facts that were told of them
    options: set[str] = field(default_factory=set)
    on_buttons: set[str] = field(default_factory=set)  # kinds of options about a thing that lie nowhere


# -- what has to be mended -------------------------------------------------------------------------------------------
def faults(game: str, games: int = GAMES) -> Iterator[str]:
    """Sentences about what has to be mended, the first cause first."""
    try:
        pack, rules = catalog.pack(game), catalog.rules(game)
        words(game)
    except KeyError:
        yield f"There is no game '{game}': name its pack in CROWN_AND_COIN_GAMES, as 'id=module:Class'."
        return
    except catalog.PackFault as fault:
        yield str(fault)
        return
    if not pack.name.strip():
        yield "The pack has no name that people can read: give it `name`."
    if rules.id != game:
        yield f"The rules say that they are '{rules.id}', the pack '{game}': they need the same `id`."
    if (told := getattr(pack, "seats", rules.seats)) != rules.seats:
        yield f"The pack says that {told} can play, the rules say {rules.seats}: they need the same `seats`."
    heard = Heard()
    for number in range(games):
        players = (rules.seats[0], rules.seats[-1])[number % 2]
        found: dict[str, None] = {}  # each once
        try:
            for sentence in _one_game(game, players, number, heard):
                found[sentence] = None
        except Exception as fault:  # noqa: BLE001  whatever a game of a stranger raises is what is to be told
            told = f"{type(fault).__name__}: {fault}"
            found[f"A game of {players} players with seed {number} ends in an error ({told})."] = None
        yield from found
        if found:
            return
    told_zones = zones(game)
    if told_zones is not None:
        yield from zone_faults(told_zones, heard)


def _one_game(game: str, players: int, seed: int, heard: Heard) -> Iterator[str]:
    """One game by chance, with all that must hold at each answer."""
    rules, rng, said = catalog.rules(game), Rng(seed), words(game)
    setup = rules.setup(players, {}, seed)
    state, again = rules.new(setup, seed), rules.new(setup, seed)
    state.log = []
    for number in range(MOST_ANSWERS):
        ask = state.pending
        if ask is None:
            break
        view = rules.observe(state, ask.seat)
        _listen(state, said, view, heard)
        if number % 5 == 0:
            yield from _at(rules, setup, state, ask.seat, rng)
        answer = Rng(seed * 7919 + number).choice(ask.options)
        state.choose(answer)
        again.choose(answer)
        _note_events(state, heard, players)
    else:
        yield f"A game of {players} players has not ended after {MOST_ANSWERS} answers: something has to run out."
        return
    if digest(state) != digest(again):
        yield "The same seed and answers led to two different games: use `g.rng` alone, and no order of a set."
    if len(rules.scores(state)) != players:
        yield f"`scores` has {len(rules.scores(state))} numbers for {players} players."


def _listen(state: Any, said: Any, view: Any, heard: Heard) -> None:
    ask = state.pending
    heard.steps.add(ask.step)
    for option in ask.options:
        heard.kinds.add(kind(option))
        heard.options.add(option)
        if value(option) >= 0 and said.place(option, view)[0] == BUTTON:
            heard.on_buttons.add(kind(option))


def _note_events(state: Any, heard: Heard, players: int) -> None:
    for event in state.log:
        facts = heard.events.setdefault(event.word, set())
        for seat in range(players):
            facts.update(event.seen_by(Seat(seat)))
    state.log.clear()


def _at(rules: Any, setup: Any, state: Any, seat: Seat, rng: Rng) -> Iterator[str]:
    """What must hold at one moment."""
    step = state.pending.step
    before, copy = digest(state), state.clone()
    copy.choose(copy.pending.options[0])
    if digest(state) != before:
        yield f"An answer to '{step}' given to a copy changed the game itself: `clone` has to copy every list."
    saved = rules.load(setup, json.loads(json.dumps(to_json(state))))
    if digest(saved) != before:
        yield f"A game saved at '{step}' is another one when it is loaded: `load` forgets a field."
    view = rules.observe(state, seat)
    world = rules.determinize(view, rng)
    if not rules.observe(world, seat).same(view):
        yield f"At '{step}' a world made by `determinize` does not look like the View it was made of."
    if world.pending != state.pending:
        yield f"At '{step}' the one who is asked reads another question in a world made by `determinize`."
    if any(state.why_not(seat, option) is not None for option in state.pending.options):
        yield f"At '{step}' something is offered although there is a reason against it."
    told = zones(rules.id)
    if told is not None:
        yield from _zones_at(told, rules, view, rules.observe(state, None))


def _zones_at(told: Zones, rules: Any, view: Any, public: Any) -> Iterator[str]:
    """What lies in the zones at one moment."""
    known = book(rules.id).cards()
    for zone in told.zones:
        try:
            for one in range(seats(zone, view)):
                if zone.count(view, one) != zone.count(public, one):
                    yield f"Of the zone '{zone.name}' not everybody knows how many cards it has: give the View as many."
            if known and zone.kind != "amount":
                strange = {told.card(card) for card in told.lying(zone, view) if card >= 0} - set(known)
                yield from (f"The book has no card '{card}', which lies in '{zone.name}'." for card in sorted(strange))
        except (AttributeError, LookupError, AssertionError, TypeError) as fault:
            yield f"The zone '{zone.name}' cannot be read from the View ({fault}): name a field of it, or give `read`."


def zone_faults(told: Zones, heard: Heard) -> Iterator[str]:
    """What the declaration says and the game does not know."""
    names = [zone.name for zone in told.zones]
    for name in sorted({name for name in names if names.count(name) > 1}):
        yield f"There are two zones called '{name}'."
    for zone in told.zones:
        for picked in zone.picked_by:
            if picked not in heard.kinds:
                yield f"The zone '{zone.name}' is picked by '{picked}', but no question offered such an option."
    for word, move in told.moves.items():
        if word in heard.events:
            yield from _move_faults(told, word, move, heard.events[word])
        else:
            yield f"A movement is told for the event '{word}', but none happened."


def _move_faults(told: Zones, word: str, move: Move, facts: set[str]) -> Iterator[str]:
    needed = [fact for fact in (move.card, move.count) if fact]
    for place in (move.source, move.target):
        name, _colon, fact = place.partition(":")
        if name not in [zone.name for zone in told.zones]:
            yield f"The event '{word}' moves between zones, but none is called '{name}'."
        elif told.of(name).each != bool(fact):
            need = "a fact that names its seat" if told.of(name).each else "no seat"
            yield f"In the movement of '{word}' the zone '{name}' needs {need}."
        needed += [fact] if fact else []
    for fact in needed:
        if fact not in facts:
            yield f"The event '{word}' does not tell '{fact}', which its movement needs."


# -- what the house does plainly until then ----------------------------------------------------------------------------
def plain(game: str, games: int = GAMES) -> Iterator[str]:
    """Sentences about what works, but not as well as it could."""
    pack, rules, said, heard = catalog.pack(game), catalog.rules(game), words(game), Heard()
    for number in range(games):
        list(_one_game(game, (rules.seats[0], rules.seats[-1])[number % 2], number, heard))
    for part, without in PARTS.items():
        shown = part == "zones" and getattr(pack, "look", None) is not None
        if getattr(pack, part, None) is None and not shown:
            yield f"Without the part '{part}' {without}."
    for step in sorted(heard.steps):
        record = said.question(step)
        if record is PLAIN_QUESTION or not (record.title or record.prompt):
            yield f"The question '{step}' has no words: people read 'Make a choice'."
    untold = [word for word in sorted(heard.events) if said.told(word) is PLAIN_EVENT]
    if untold:
        yield f"These events are told in the words of the rules: {', '.join(untold)}."
    if heard.on_buttons:
        yield f"These options are about a thing but lie on buttons: {', '.join(sorted(heard.on_buttons))}."


def main() -> int:
    """Say everything; 1 where something has to be mended."""
    parser = argparse.ArgumentParser(description="Say what a game lacks.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=GAMES, help="how many are played by chance")
    given = parser.parse_args()
    found = list(dict.fromkeys(faults(given.game, given.games)))
    for sentence in found:
        sys.stdout.write(f"To mend: {sentence}\n")
    if found:
        return 1
    sys.stdout.write(f"The game '{given.game}' keeps what every game must keep.\n")
    for sentence in plain(given.game, given.games):
        sys.stdout.write(f"Could be better: {sentence}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
