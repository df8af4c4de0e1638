from __future__ import annotations

from game.citadels.rules import asked, goods
from game.citadels.rules.characters._base import Character, character, spend
from game.citadels.rules.state import Game
from game.citadels.rules.words import CARD
from game.kernel.options import value
from game.kernel.steps import Problem, Seat, step


@character
class Seer(Character):
    """Take 1 random card from each other player, then give each of them 1 card. Build up to 2 districts."""

    id = "seer"
    builds = 2

    def ability_problem(self, g: Game, me: Seat) -> Problem | None:
        """If all others are empty-handed nothing would happen (CIT-121)."""
        return None if any(g.hand[s] for s in g.others(me)) else "hands_empty"

    def ability(self, g: Game, me: Seat) -> None:
        """All takes come before any giving; the list of receivers is fixed now (CIT-44, CIT-121)."""
        spend(g)
        receivers = [s for s in g.others(me) if g.hand[s]]
        for seat in receivers:
            goods.hand_over(g, seat, me, goods.any_of(g, sorted(g.hand[seat])), "seer")
        ask(g, me, list(receivers))


def ask(g: Game, me: Seat, receivers: list[Seat]) -> None:
    """A card for the first of the receivers, who are in clockwise order."""
    g.ask(give, me, [CARD[c] for c in sorted(g.hand[me])], receivers=[int(s) for s in receivers], group="giving")


@step
def give(g: Game, me: Seat, choice: str, receivers: list[int], group: str) -> None:
    first, *rest = [Seat(s) for s in receivers]
    goods.hand_over(g, me, first, value(choice), "seer")
    if rest:
        ask(g, me, rest)


def _give_again(g: Game, me: Seat, memo: asked.Memo) -> None:
    receivers = memo["receivers"]
    clockwise = [seat for seat in g.others(me) if seat in receivers]
    asked.need(me == g.seat, "ability" in g.used, isinstance(g.acting(), Seer), receivers == clockwise)
    asked.need(1 <= len(receivers) <= len(g.hand[me]))
    ask(g, me, receivers)


asked.question(give, _give_again)
