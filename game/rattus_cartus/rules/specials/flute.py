"""Flute: who laid the fewest gets a rat from who laid the most (RAT-16)."""

from __future__ import annotations

from game.kernel.options import value
from game.kernel.steps import Problem, Seat, named, titled
from game.rattus_cartus.rules import asked, goods
from game.rattus_cartus.rules.box import FIRST, KINDS
from game.rattus_cartus.rules.specials import duel
from game.rattus_cartus.rules.state import NOBODY, Game
from game.rattus_cartus.rules.words import SEAT

FLUTES = range(FIRST["flute"], FIRST["flute"] + KINDS["flute"])


def resolve(g: Game) -> None:
    """Who has no rats cannot give one, and is not asked (RAT-16, RAT-55)."""
    found = duel.counts(g, FLUTES)
    winner = duel.winner(found)
    if winner == NOBODY or not g.rats[winner]:
        return
    losers = duel.losers(found)
    if len(losers) > 1:
        g.put(victim, winner, [SEAT[seat] for seat in losers], victim_problem)
    else:
        lure(g, winner, losers[0])


@named
def victim_problem(g: Game, me: Seat, wanted: str) -> Problem | None:
    return duel.problem(wanted, duel.counts(g, FLUTES))


@titled("victim")
def victim(g: Game, me: Seat, choice: str) -> None:
    lure(g, me, Seat(value(choice)))


def lure(g: Game, winner: Seat, loser: Seat) -> None:
    """A rat of the one runs to the other."""
    g.tell("flute", seat=winner, other=loser)
    goods.move_rat(g, winner, loser)


def _again(g: Game, me: Seat) -> None:
    asked.need(g.phase == "buildings", asked.waits(g, "resolving.actions"), not asked.waits(g, "resolving.flutes"))
    resolve(g)


asked.question(victim, _again)
