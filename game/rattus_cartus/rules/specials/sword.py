"""Sword: who laid the fewest gives half of the cards in hand, rounded down, to who laid the most (RAT-14, RAT-17)."""

from __future__ import annotations

from game.kernel.options import value
from game.kernel.steps import Problem, Seat, named, titled
from game.rattus_cartus.rules import asked, gifts
from game.rattus_cartus.rules.box import FIRST, KINDS
from game.rattus_cartus.rules.specials import duel
from game.rattus_cartus.rules.state import NOBODY, Game
from game.rattus_cartus.rules.words import SEAT

SWORDS = range(FIRST["sword"], FIRST["sword"] + KINDS["sword"])


def resolve(g: Game) -> None:
    """If several laid the fewest, the winner chooses; also one who has nothing to give (RAT-55)."""
    found = duel.counts(g, SWORDS)
    winner = duel.winner(found)
    if winner == NOBODY:
        return
    losers = duel.losers(found)
    if len(losers) > 1:
        g.put(victim, winner, [SEAT[seat] for seat in losers], victim_problem)
    else:
        strike(g, winner, losers[0])


@named
def victim_problem(g: Game, me: Seat, wanted: str) -> Problem | None:
    return duel.problem(wanted, duel.counts(g, SWORDS))


@titled("victim")
def victim(g: Game, me: Seat, choice: str) -> None:
    strike(g, me, Seat(value(choice)))


def strike(g: Game, winner: Seat, loser: Seat) -> None:
    """The loser gives, by own choice, half of what is in hand now; laid cards are not (RAT-13)."""
    count = len(g.hand[loser]) // 2
    g.tell("sword", seat=winner, other=loser, count=count)
    if count:
        gifts.ask(g, given, loser, winner, count)


@titled("give")
def given(g: Game, me: Seat, choice: str, to: int, left: int, group: str) -> None:
    gifts.give(g, given, me, choice, Seat(to), left)


# -- once more -----------------------------------------------------------------------------------------------------
def _victim_again(g: Game, me: Seat) -> None:
    asked.need(g.phase == "buildings", asked.waits(g, "resolving.flutes"), g.left == 0)
    resolve(g)


def _given_again(g: Game, me: Seat) -> None:
    asked.need(g.phase == "buildings", asked.waits(g, "resolving.flutes"), g.left > 0)
    found = duel.counts(g, SWORDS)
    winner = duel.winner(found)
    asked.need(winner != NOBODY, me in duel.losers(found), g.left <= len(g.hand[me]))
    gifts.ask(g, given, me, winner, g.left)


asked.question(victim, _victim_again)
asked.question(given, _given_again)
