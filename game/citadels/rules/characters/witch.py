from __future__ import annotations

from game.citadels.rules import asked
from game.citadels.rules.characters._base import Character, character, spend
from game.citadels.rules.state import NOBODY, Game
from game.citadels.rules.words import RANK
from game.kernel.options import value
from game.kernel.steps import Problem, Seat, named, titled


@character
class Witch(Character):
    """Gather, then bewitch another character: it only gathers, and you play on in its place."""

    id = "witch"
    traces = ("bewitched",)
    gathers_first = True

    def gathered(self, g: Game, me: Seat) -> None:
        """She must name another character, absent ones too (CIT-2, CIT-27, CIT-102)."""
        g.offer(bewitch, me, [RANK[r] for r in range(1, g.box.ranks + 1)], bewitch_problem)


@named
def bewitch_problem(g: Game, me: Seat, target: str) -> Problem | None:
    return "own_rank" if value(target) == g.rank else None


@titled("bewitch")
def bewitch(g: Game, me: Seat, target: str) -> None:
    """Her turn is suspended: nothing of its end happens now (CIT-36)."""
    spend(g)
    g.bewitched = value(target)
    g.tell("bewitched", seat=me, rank=g.bewitched)
    g.seat = NOBODY


def _again(g: Game, me: Seat, memo: asked.Memo) -> None:
    asked.need(me == g.seat, g.gathered, "ability" not in g.used, g.acting().gathers_first)
    g.acting().gathered(g, me)


asked.question(bewitch, _again, at=(asked.CALLED,))
asked.ANEW["bewitch"] = Witch().gathered
