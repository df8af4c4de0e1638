"""Cards given in secret, one by one, by the giver's choice: to a Sword or a Guard Tower (RAT-17, RAT-19, RAT-59)."""

from __future__ import annotations

from collections.abc import Callable

from game.kernel.options import kind, value
from game.kernel.steps import NAME_OF, SHORT, Problem, Seat, named
from game.rattus_cartus.rules import goods
from game.rattus_cartus.rules.state import Game
from game.rattus_cartus.rules.words import CARD

Given = Callable[..., None]  # the step that answers


def ask(g: Game, step: Given, giver: Seat, taker: Seat, count: int) -> None:
    """Which card? So many are still to be given."""
    g.left = count
    options = [CARD[card] for card in g.hand[giver]]
    g.put(step, giver, options, problem, to=int(taker), left=count, group="give")


@named
def problem(g: Game, me: Seat, wanted: str, to: int, left: int, group: str) -> Problem | None:
    if kind(wanted) != "card":
        return "not_now"
    return None if value(wanted) in g.hand[me] else "not_in_hand"


def give(g: Game, step: Given, giver: Seat, choice: str, taker: Seat, left: int) -> None:
    """One card goes over; then the next."""
    goods.give(g, giver, taker, value(choice), SHORT[NAME_OF[step]].partition(".")[0])
    g.left = left - 1
    if left > 1:
        ask(g, step, giver, taker, left - 1)
