"""Looking at cards of the nun row: by a supply action or in the Fortune-teller's Tent. The row never changes (RAT-2).

All see at which position somebody looks; only the seat itself sees the card (RAT-58).
"""

from __future__ import annotations

from game.kernel.options import kind, value
from game.kernel.steps import Problem, Seat, named, titled
from game.rattus_cartus.rules import asked
from game.rattus_cartus.rules.state import Game
from game.rattus_cartus.rules.words import LOOKS

NOWHERE = -1


def ask(g: Game, me: Seat, looks: int, barred: int = NOWHERE) -> None:
    """At which card? `looks` is how many there are, this one included; a second one is at another position (RAT-3)."""
    g.left, g.barred = looks - 1, barred
    g.put(chosen, me, LOOKS[barred + 1], problem, left=g.left, barred=barred, group="look")


@named
def problem(g: Game, me: Seat, wanted: str, left: int, barred: int, group: str) -> Problem | None:
    position = value(wanted)
    if kind(wanted) != "look" or position not in range(len(g.nun_row)):
        return "not_now"
    return "just_looked" if position == barred else None


@titled("look")
def chosen(g: Game, me: Seat, choice: str, left: int, barred: int, group: str) -> None:
    """It may be one that this seat has seen before (RAT-2)."""
    position = value(choice)
    if position not in g.looked[me]:
        g.looked[me] = sorted([*g.looked[me], position])
    card = g.nun_row[position]
    g.knows[card] |= 1 << me
    if g.log is not None:
        g.tell("looked", {me: {"card": card}}, seat=me, position=position)
    g.left, g.barred = 0, NOWHERE
    if left:
        ask(g, me, left, position)


def again(g: Game, me: Seat, looks: int) -> None:
    """Once more, as the state has it, out of so many looks."""
    first = g.left == looks - 1
    asked.need(0 <= g.left < looks, (g.barred == NOWHERE) == first, first or g.barred in g.looked[me])
    ask(g, me, g.left + 1, g.barred)


def _by_supply(g: Game, me: Seat) -> None:
    asked.need(g.phase == "supply", asked.waits(g, "supply.go_on") == [me], g.supplied[me] >= 0)
    again(g, me, g.box.supply[g.row[g.supplied[me]]][2])


asked.question(chosen, _by_supply)
