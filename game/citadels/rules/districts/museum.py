"""The Museum: cards that lie hidden under a district."""

from __future__ import annotations

from game.citadels.rules import asked, goods
from game.citadels.rules.queries import unique
from game.citadels.rules.state import Game, Table
from game.citadels.rules.words import CARD
from game.kernel.options import PASS, value
from game.kernel.steps import Problem, Seat, step


@unique
class Museum:
    """Once per turn, put 1 hand card face down under the Museum. Each scores 1 point at the end of the game."""

    id = "museum"
    cards_under = True  # `museum` of the table: whoever owns it knows them

    def use_problem(self, g: Game, me: Seat) -> Problem | None:
        return None if g.hand[me] else "hand_empty"

    def use(self, g: Game, me: Seat) -> None:
        g.ask(tuck, me, [PASS, *(CARD[c] for c in sorted(g.hand[me]))])

    def points(self, g: Table, me: Seat, types: list[int]) -> int:
        """The cards go with the district to a new owner (CIT-67)."""
        return len(g.museum)


@step
def tuck(g: Game, me: Seat, choice: str) -> None:
    if choice == PASS:
        return
    g.used.append(Museum.id)
    card = value(choice)
    goods.forget_hand(g, me)
    g.hand[me].remove(card)
    g.museum.append(card)
    g.knows[card] = 1 << me
    g.tell("tucked", {me: {"card": card}}, seat=me)


asked.question(tuck, asked.by_use(Museum.id))
