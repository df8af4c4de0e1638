from __future__ import annotations

from game.citadels.rules import asked, goods
from game.citadels.rules.characters._base import Character, character, spend
from game.citadels.rules.state import Game
from game.citadels.rules.words import RANK
from game.kernel.options import PASS, value
from game.kernel.steps import Problem, Seat, named, step


@character
class Thief(Character):
    """Name a character: when it is revealed, take all its gold."""

    id = "thief"
    traces = ("robbed",)

    def ability_problem(self, g: Game, me: Seat) -> None:
        return None

    def ability(self, g: Game, me: Seat) -> None:
        ranks = (RANK[r] for r in range(1, g.box.ranks + 1))
        g.offer(rob, me, [PASS, *ranks], rob_problem)


@named
def rob_problem(g: Game, me: Seat, target: str) -> Problem | None:
    """Not rank 1, not oneself, not the killed or the bewitched character (CIT-6, CIT-102)."""
    rank = value(target)
    if rank == 1:
        return "rank_1"
    if rank == g.rank:
        return "own_rank"
    if rank > 0 and rank in (g.killed, g.bewitched):
        return "killed" if rank == g.killed else "bewitched"
    return None


@step
def rob(g: Game, me: Seat, target: str) -> None:
    if target == PASS:
        return
    spend(g)
    g.robbed, g.thief = value(target), me
    if g.log is not None:
        g.tell("theft_announced", seat=me, rank=g.robbed)


def take_purse(g: Game, victim: Seat) -> None:
    """The robbed character is revealed: its whole stash goes to the Thief at once (CIT-4).

    From the own second character nothing moves (CIT-5).
    """
    amount = 0 if victim == g.thief else g.gold[victim]
    goods.pay(g, victim, g.thief, amount, "robbed")
    if g.log is not None:
        g.tell("robbed", seat=victim, thief=g.thief, amount=amount, rank=g.rank)


asked.question(rob, asked.by_ability)
