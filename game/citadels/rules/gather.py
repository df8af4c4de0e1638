"""Gathering: 2 gold, or draw 2 cards and keep 1 (rulebook p. 4). Once in every turn, before the first build."""

from __future__ import annotations

from game.citadels.rules import asked, goods, queries
from game.citadels.rules.state import Game
from game.citadels.rules.words import CARD, CARDS, GOLD
from game.kernel.options import value
from game.kernel.steps import Problem, Seat, step

GOLD_GATHERED = 2
CARDS_DRAWN = 2


def offers(g: Game, me: Seat) -> list[str]:
    """The ways to gather that are open now."""
    if g.gathered:
        return []
    return [GOLD] if cards_problem(g, me) else [GOLD, CARDS]


def gold_problem(g: Game, me: Seat) -> Problem | None:
    return "gathered" if g.gathered else None


def cards_problem(g: Game, me: Seat) -> Problem | None:
    if g.gathered:
        return "gathered"
    return None if g.deck else "deck_empty"


def gold(g: Game, me: Seat) -> None:
    g.gathered = True
    extra = queries.answering(g, "gathers_gold")
    more = sum(extra[card] for card in g.city[me] if card in extra) if extra else 0
    goods.pay(g, goods.BANK, me, GOLD_GATHERED + more, "gather")


def cards_drawn(g: Game, me: Seat) -> int:
    """How many cards this seat looks at when it gathers cards."""
    more = queries.answering(g, "draws")
    return CARDS_DRAWN + (sum(more[card] for card in g.city[me] if card in more) if more else 0)


def cards(g: Game, me: Seat) -> None:
    """Look at the top cards; they leave the deck when the choice is made. One card is simply kept (CIT-56)."""
    count = cards_drawn(g, me)
    if queries.keeps_all(g, me) or len(g.deck) == 1:
        g.gathered = True
        goods.draw(g, me, count, "gather")
        return
    top = g.deck[-count:]
    for card in top:
        g.knows[card] |= 1 << me
    g.ask(keep, me, [CARD[card] for card in sorted(top)], group="keep")


@step
def keep(g: Game, me: Seat, choice: str, group: str) -> None:
    """Keep one, the others go under the deck."""
    g.gathered = True
    kept = value(choice)
    count = cards_drawn(g, me)
    others = [card for card in g.deck[-count:] if card != kept]
    del g.deck[-count:]
    g.hand[me].append(kept)
    g.knows[kept] = 0
    for card in others:
        g.deck.insert(0, card)
        g.knows[card] = 1 << me
    if g.log is not None:
        g.tell("drew", {me: {"cards": [kept], "put_under": others}}, seat=me, count=1, why="gather")


def _again(g: Game, me: Seat, memo: asked.Memo) -> None:
    asked.need(me == g.seat, cards_problem(g, me) is None)
    cards(g, me)


asked.question(keep, _again, gathering=True)
