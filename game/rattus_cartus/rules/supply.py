"""Phase B: each seat in turn order picks a card of the row and does its supply action, draw, rats, look (RAT-4,
RAT-50).

The choice has nothing to do with the building entered later (RAT-35), and serves any number of players (RAT-64).
"""

from __future__ import annotations

from collections.abc import Callable

from game.kernel.options import kind, value
from game.kernel.steps import Problem, Seat, named, step, titled
from game.rattus_cartus.rules import asked, goods, look
from game.rattus_cartus.rules.state import Game
from game.rattus_cartus.rules.words import SUPPLIES

WHEN_DONE: list[Callable[[Game], None]] = []  # all have had their supply (round.py)


def ask(g: Game, me: Seat) -> None:
    """Which card of the row?"""
    g.put(chosen, me, SUPPLIES[len(g.row)], problem)


@named
def problem(g: Game, me: Seat, wanted: str) -> Problem | None:
    if kind(wanted) != "supply":
        return "not_now"
    return None if value(wanted) in range(len(g.row)) else "not_in_row"


@titled("supply")
def chosen(g: Game, me: Seat, choice: str) -> None:
    """The whole action is done, whatever it costs or brings (RAT-42)."""
    slot = value(choice)
    g.supplied[me] = slot
    draw, rats, looks = g.box.supply[g.row[slot]]
    if g.log is not None:
        g.tell("supply_taken", seat=me, slot=slot, card=g.row[slot])
    if draw:
        goods.draw(g, me, draw, "supply")
    if rats:
        goods.change_rats(g, me, -rats, "supply")
    if looks:
        g.do(me, go_on)
        look.ask(g, me, looks)
    else:
        go_on(g, me)


@step
def go_on(g: Game, me: Seat) -> None:
    """The next seat, until all have had theirs."""
    following = Seat((me + 1) % g.box.players)
    if following == g.start:
        for begin in WHEN_DONE:
            begin(g)
    else:
        ask(g, following)


def _again(g: Game, me: Seat) -> None:
    """Those before this seat have had theirs, this one and those after it not."""
    order = [(g.start + i) % g.box.players for i in range(g.box.players)]
    before = order.index(me)
    asked.need(
        g.phase == "supply", [g.supplied[seat] >= 0 for seat in order] == [i < before for i in range(len(order))]
    )
    ask(g, me)


asked.question(chosen, _again)
