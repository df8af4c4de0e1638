"""How each question of this game comes about, declared beside the step that answers it (`game.kernel.asked`)."""

from __future__ import annotations

from collections.abc import Callable

from game.kernel.asked import Asked, Unfit, need, waits
from game.kernel.steps import Seat
from game.rattus_cartus.rules.state import Game

__all__ = ["QUESTIONS", "Unfit", "need", "put_anew", "question", "waits"]

Again = Callable[[Game, Seat], None]
_ASKED: Asked[Game] = Asked()
QUESTIONS: dict[str, list[Again]] = _ASKED.questions
question: Callable[[Callable[..., object], Again], None] = _ASKED.question
put_anew: Callable[[Game, str, Seat], None] = _ASKED.put_anew


def acting(g: Game, me: Seat, building: str) -> int:
    """The number of this seat's action in this building, which it is doing now. Raises Unfit if it cannot be."""
    need(g.phase == "buildings", g.slot >= 0, not g.last_round(), waits(g, "resolving.close"))
    number = g.building(g.slot)
    need(g.box.building_ids[number] == building, me in g.entered[g.slot])
    return (g.box.premium if me == g.premium else g.box.normal)[number]
