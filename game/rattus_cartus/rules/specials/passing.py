"""Pass: at the start of a turn in phase C. The turn goes on, and whoever passed comes after all the others."""

from __future__ import annotations

from game.kernel.steps import Problem, Seat
from game.rattus_cartus.rules import goods
from game.rattus_cartus.rules.box import LAID_END, PASSES_END
from game.rattus_cartus.rules.state import Game


def problem(g: Game, me: Seat) -> Problem | None:
    """Who is the last to place has nobody to pass to (RAT-7)."""
    if "pass" not in g.stock or not cards(g, me):
        return "no_pass"
    return None if len(g.waiting) > 1 else "nobody_left"


def cards(g: Game, me: Seat) -> list[int]:
    """The Pass cards of a hand."""
    return [card for card in g.hand[me] if LAID_END <= card < PASSES_END]


def used(g: Game, me: Seat) -> int:
    """Of equal cards the one that most seats know to be in this hand: so the stock tells nobody which of the others
    came there by a secret gift. Until version 2 it was the one with the lowest number."""
    found = cards(g, me)
    if g.box.setup.version <= 2:
        return min(found)
    return min(found, key=lambda card: (-g.knows[card].bit_count(), card))


def play(g: Game, me: Seat) -> None:
    """The card goes back to its stack at once (RAT-8), and its player to the end of those who wait."""
    goods.discard(g, me, used(g, me))
    g.waiting = [*[seat for seat in g.waiting if seat != me], int(me)]
    g.tell("passed", seat=me)
