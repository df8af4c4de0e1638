from __future__ import annotations

from game.kernel.options import DONE, kind, value
from game.kernel.steps import Problem, Seat, named, titled
from game.rattus_cartus.rules import asked, goods
from game.rattus_cartus.rules.buildings._base import Building, building
from game.rattus_cartus.rules.state import Game
from game.rattus_cartus.rules.words import CARD

FREE = 1  # rats that the premium action discards before the exchange


@building
class Hospital(Building):
    """Discard 1 rat, then up to 3 cards for as many rats; or just up to 2 cards for as many rats."""

    id = "hospital"

    def use(self, g: Game, me: Seat, number: int, premium: bool) -> None:
        """At most as many cards as there are rats after the single one has gone (RAT-20)."""
        if premium:
            goods.change_rats(g, me, -FREE, self.id)
        ask(g, me, number)


def ask(g: Game, me: Seat, left: int) -> None:
    """A card for a rat, so often as the limit, the rats and the hand allow?"""
    g.left = left if g.rats[me] and g.hand[me] else 0
    if g.left:
        options = [*[CARD[card] for card in g.hand[me]], DONE]
        g.put(exchanged, me, options, problem, left=left, group="exchange")


@named
def problem(g: Game, me: Seat, wanted: str, left: int, group: str) -> Problem | None:
    """Every card in hand will do, gold and passes included (RAT-59)."""
    if wanted == DONE:
        return None
    if kind(wanted) != "card":
        return "not_now"
    return None if value(wanted) in g.hand[me] else "not_in_hand"


@titled("exchange")
def exchanged(g: Game, me: Seat, choice: str, left: int, group: str) -> None:
    """The card goes where it belongs at once (RAT-20)."""
    if choice == DONE:
        g.left = 0
        return
    card = value(choice)
    goods.discard(g, me, card)
    g.tell("exchanged", seat=me, card=card)
    goods.change_rats(g, me, -1, Hospital.id)
    ask(g, me, left - 1)


def _again(g: Game, me: Seat) -> None:
    asked.need(0 < g.left <= asked.acting(g, me, Hospital.id), g.rats[me], g.hand[me])
    ask(g, me, g.left)


asked.question(exchanged, _again)
