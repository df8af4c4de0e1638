"""A round (phases A to E): buildings are revealed, then supply, entering, resolving; then the discs come back."""

from __future__ import annotations

from game.kernel.steps import Seat, step
from game.rattus_cartus.rules import enter, resolving, scoring, supply
from game.rattus_cartus.rules.state import Game


@step
def start(g: Game, me: Seat) -> None:
    """Phase A: a row of buildings, not all of them the same (RAT-23, RAT-24, RAT-60)."""
    g.round += 1
    g.phase = "supply"
    g.clear_round()
    size = g.box.row
    if g.log is not None:
        g.tell("round_started", round=g.round, start=g.start)
    g.row, g.building_deck = g.building_deck[: -size - 1 : -1], g.building_deck[:-size]
    if g.log is not None:
        g.tell("row_revealed", row=g.row[:])
    while all_the_same(g):
        replace_last(g)
    supply.ask(g, g.start)


def all_the_same(g: Game) -> bool:
    """Whether every card of the row shows one building."""
    return len({g.box.building_of[card] for card in g.row}) == 1


def replace_last(g: Game) -> None:
    """The top of the replacement pile takes the place of the last card, which goes under that pile (RAT-63)."""
    *row, old = g.row
    *pile, new = g.replacement
    g.row, g.replacement = [*row, new], [old, *pile]
    g.tucked = min(g.tucked + 1, len(g.replacement))
    g.tell("replaced", old=old, new=new)


def end(g: Game) -> None:
    """Phase E: discs come back, the buildings are discarded, the start player's card goes to the left."""
    last = g.last_round()
    g.tell("round_ended", round=g.round)
    if last:
        g.do(g.start, scoring.score)
        return
    g.spent, g.row = [*g.spent, *g.row], []
    g.start = Seat((g.start + 1) % g.box.players)
    g.do(g.start, start)


# No phase knows what comes after it.
supply.WHEN_DONE.append(enter.begin)
enter.WHEN_DONE.append(resolving.begin)
resolving.WHEN_DONE.append(end)
