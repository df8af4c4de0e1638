"""The action of a building: each seat inside may use its own, premium or normal, or let it be (RAT-42, RAT-51)."""

from __future__ import annotations

from game.kernel.steps import Problem, Seat, named, step, titled
from game.rattus_cartus.rules import asked
from game.rattus_cartus.rules.buildings import CODED
from game.rattus_cartus.rules.state import Game
from game.rattus_cartus.rules.words import USE, USE_OR_DECLINE


@step
def turn(g: Game, me: Seat) -> None:
    """It is this seat's turn in the building."""
    ask(g, me)


def ask(g: Game, me: Seat) -> None:
    """Use the action or not?"""
    g.put(chosen, me, USE_OR_DECLINE, problem)


@named
def problem(g: Game, me: Seat, wanted: str) -> Problem | None:
    return None if wanted in USE_OR_DECLINE else "not_now"


@titled("action")
def chosen(g: Game, me: Seat, choice: str) -> None:
    """What is used is used in full, as far as things last (RAT-22, RAT-51)."""
    premium = me == g.premium
    if choice != USE:
        if g.log is not None:
            g.tell("declined", seat=me, slot=g.slot, card=g.row[g.slot])
        return
    if g.log is not None:
        g.tell("acted", seat=me, slot=g.slot, card=g.row[g.slot], premium=premium)
    building = g.building(g.slot)
    number = (g.box.premium if premium else g.box.normal)[building]
    CODED[g.box.building_ids[building]].use(g, me, number, premium)


def _again(g: Game, me: Seat) -> None:
    asked.need(g.phase == "buildings", g.slot >= 0, not g.last_round(), me in g.entered[g.slot])
    numbers = g.box.premium if me == g.premium else g.box.normal
    asked.need(numbers[g.building(g.slot)], asked.waits(g, "resolving.close"))
    ask(g, me)


asked.question(chosen, _again)
