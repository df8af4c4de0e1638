from __future__ import annotations

from game.citadels.rules import asked, goods, queries
from game.citadels.rules.characters._base import Character, character, spend
from game.citadels.rules.state import Game
from game.citadels.rules.words import CARD
from game.kernel.options import value
from game.kernel.steps import Problem, Seat, step

CARDS_DRAWN = 7


@character
class Scholar(Character):
    """Draw 7 cards, keep 1 and shuffle the others into the deck. Build up to 2 districts."""

    id = "scholar"
    builds = 2

    def ability_problem(self, g: Game, me: Seat) -> Problem | None:
        return None if g.deck else "deck_empty"

    def ability(self, g: Game, me: Seat) -> None:
        """With fewer in the deck, all of them (CIT-55)."""
        spend(g)
        top = g.deck[-CARDS_DRAWN:]
        for card in top:
            g.knows[card] |= 1 << me
        g.ask(keep, me, [CARD[card] for card in sorted(top)], group="keep")


@queries.quiet
@step
def keep(g: Game, me: Seat, choice: str, group: str) -> None:
    """The deck is shuffled: nobody knows any more where a card in it lies."""
    card = value(choice)
    g.deck.remove(card)
    g.hand[me].append(card)
    g.knows[card] = 0
    for other in g.deck:
        g.knows[other] = 0
    g.deck.sort()
    goods.shuffle(g, g.deck)
    if g.log is not None:
        g.tell("drew", {me: {"cards": [card]}}, seat=me, count=1, why="scholar")


asked.question(keep, asked.by_used_ability)
