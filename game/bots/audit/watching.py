"""Playing a game and looking over every bot's shoulder."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.bots import make_bot
from game.bots.arena.games import citadels
from game.bots.audit.endings import Endings
from game.bots.audit.leftovers import at_the_end_of_a_turn
from game.bots.audit.moments import Finding, Moment
from game.bots.audit.naming import named
from game.bots.audit.reactions import reaction
from game.citadels.rules import Setup


class Sighting(NamedTuple):
    """A finding, and where it was made: the answer's number and the bot."""

    finding: Finding
    answer: int
    seat: int
    bot: str


def watch(setup: Setup, names: Sequence[str], seed: int) -> list[Sighting]:
    """Play a game of these bots and return all blunders that were seen."""
    rules = citadels()
    bots = [make_bot(name, seed * 8 + seat) for seat, name in enumerate(names)]
    g = rules.start(setup, seed)
    endings = Endings()
    found: list[Sighting] = []
    while (ask := g.pending) is not None:
        view = rules.observe(g, ask.seat)
        chosen = bots[ask.seat].decide(view, ask)
        if names[ask.seat] != "random":  # it cannot blunder: it never meant anything
            moment = Moment(g, view, ask, chosen)
            made = [named(moment), *at_the_end_of_a_turn(moment), reaction(moment), endings.look(moment)]
            found += [Sighting(one, g.answered, ask.seat, names[ask.seat]) for one in made if one is not None]
        g.choose(chosen)
    return found
