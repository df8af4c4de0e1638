from __future__ import annotations

from game.kernel.steps import Seat, step, titled
from game.rattus_cartus.rules import asked, gifts
from game.rattus_cartus.rules.buildings._base import Building, building
from game.rattus_cartus.rules.state import Game


@building
class GuardTower(Building):
    """Everybody who is in no Guard Tower this round and has at least as many cards as you gives you 3 of them."""

    id = "guard_tower"

    def use(self, g: Game, me: Seat, number: int, premium: bool) -> None:
        """Who has to give is fixed now; they give clockwise, and nobody is asked twice (RAT-18, RAT-56)."""
        size = len(g.hand[me])
        safe = sheltered(g)
        victims = [seat for seat in g.others(me) if seat not in safe and g.hand[seat] and len(g.hand[seat]) >= size]
        for seat in reversed(victims):
            g.do(seat, give)


def sheltered(g: Game) -> list[int]:
    """Who stands in any Guard Tower of this round, one that is still to come or already done included (RAT-18)."""
    return [seat for slot, inside in enumerate(g.entered) if _is_tower(g, slot) for seat in inside]


def _is_tower(g: Game, slot: int) -> bool:
    return g.box.building_ids[g.building(slot)] == GuardTower.id


@step
def give(g: Game, me: Seat) -> None:
    """Three cards of the giver's choice, or all (RAT-19)."""
    count = min(g.box.premium[g.building(g.slot)], len(g.hand[me]))
    g.tell("tower", seat=g.premium, other=me, count=count)
    gifts.ask(g, given, me, g.premium, count)


@titled("give")
def given(g: Game, me: Seat, choice: str, to: int, left: int, group: str) -> None:
    gifts.give(g, given, me, choice, Seat(to), left)


def _again(g: Game, me: Seat) -> None:
    asked.need(0 < g.left <= min(asked.acting(g, g.premium, GuardTower.id), len(g.hand[me])), me not in sheltered(g))
    gifts.ask(g, given, me, g.premium, g.left)


asked.question(given, _again)
