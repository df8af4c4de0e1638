"""Playing a game and looking over every bot's shoulder with the game's own detectors of visible blunders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from game import catalog
from game.bots import LEVELS
from tools.audit import Finding, Moment, watcher
from tools.sparring import make_bot


class Sighting(NamedTuple):
    """A finding, and where it was made: the answer's number and the bot."""

    finding: Finding
    answer: int
    seat: int
    bot: str


def watch(game: str, plain: dict[str, Any], names: Sequence[str], seed: int) -> list[Sighting]:
    """Play a game of these bots and return all blunders that were seen. Judged is only by what the seat could know;
    `random` cannot blunder: it never meant anything."""
    rules = catalog.rules(game)
    bots = [make_bot(name, seed * 8 + seat, game) for seat, name in enumerate(names)]
    state = rules.new(plain, seed)
    look = watcher(game)
    found: list[Sighting] = []
    while (ask := state.pending) is not None:
        view = rules.observe(state, ask.seat)
        chosen = bots[ask.seat].decide(view, ask)
        if names[ask.seat] != LEVELS[0]:
            made = look(Moment(state, view, ask, chosen))
            found += [Sighting(one, state.answered, ask.seat, names[ask.seat]) for one in made]
        state.choose(chosen)
    return found
