"""Gathering: 2 gold, or draw 2 cards and keep 1 (rulebook p. 4). Once in every turn, before the first build."""

from __future__ import annotations

from game.citadels.rules import goods, queries
from game.citadels.rules.state import Game
from game.citadels.rules.words import CARD
from game.kernel.options import value
from game.kernel.steps import Problem, Seat, step

GOLD_GATHERED = 2
CARDS_DRAWN = 2


def gold_problem(g: Game, me: Seat) -> Problem | None:
    return "gathered" if g.gathered else None


def cards_problem(g: Game, me: Seat) -> Problem | None:
    if g.gathered:
        return "gathered"
    return None if g.deck else "deck_empty"


def gold(g: Game, me: Seat) -> None:
    g.gathered = True
    goods.pay(g, goods.BANK, me, GOLD_GATHERED, "gather")


def cards(g: Game, me: Seat) -> None:
    """Look at the top cards; they leave the deck when the choice is made. One card is simply kept (CIT-56)."""
    if queries.keeps_all(g, me) or len(g.deck) == 1:
        g.gathered = True
        goods.draw(g, me, CARDS_DRAWN, "gather")
        return
    top = g.deck[-CARDS_DRAWN:]
    for card in top:
        g.knows[card] |= 1 << me
    g.ask(keep, me, [CARD[card] for card in sorted(top)], group="keep")


@step
def keep(g: Game, me: Seat, choice: str, group: str) -> None:
    """Keep one, the other goes under the deck."""
    g.gathered = True
    kept = value(choice)
    others = [card for card in g.deck[-CARDS_DRAWN:] if card != kept]
    del g.deck[-CARDS_DRAWN:]
    g.hand[me].append(kept)
    g.knows[kept] = 0
    for card in others:
        g.deck.insert(0, card)
        g.knows[card] = 1 << me
    if g.log is not None:
        g.tell("drew", {me: {"cards": [kept], "put_under": others}}, seat=me, count=1, why="gather")
