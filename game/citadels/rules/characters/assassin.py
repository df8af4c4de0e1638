from __future__ import annotations

from game.citadels.rules import asked
from game.citadels.rules.characters._base import Character, character, spend
from game.citadels.rules.state import Game
from game.citadels.rules.words import RANK
from game.kernel.options import PASS, value
from game.kernel.steps import Problem, Seat, named, step


@character
class Assassin(Character):
    """Name another character: it stays silent and misses its turn."""

    id = "assassin"
    traces = ("killed",)

    def ability_problem(self, g: Game, me: Seat) -> None:
        return None

    def ability(self, g: Game, me: Seat) -> None:
        """Any rank but the own one, absent characters too (CIT-1, CIT-2, CIT-102)."""
        others = [RANK[r] for r in range(1, g.box.ranks + 1) if r != g.rank]
        g.put(kill, me, [PASS, *others], kill_problem)


@named
def kill_problem(g: Game, me: Seat, target: str) -> Problem | None:
    """Anybody but oneself."""
    return "own_rank" if value(target) == g.rank else None


@step
def kill(g: Game, me: Seat, target: str) -> None:
    if target == PASS:
        return
    spend(g)
    g.killed = value(target)
    if g.log is not None:
        g.tell("killed", seat=me, rank=g.killed)


asked.question(kill, asked.by_ability)
