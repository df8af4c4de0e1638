from __future__ import annotations

from game.citadels.rules import asked, goods
from game.citadels.rules.characters._base import Character, character, spend
from game.citadels.rules.state import Game
from game.citadels.rules.words import CARD, SEAT
from game.kernel.options import DONE, PASS, kind, value
from game.kernel.steps import Problem, Seat, named, step


@character
class Magician(Character):
    """Swap hands with another player, or discard any number of cards and draw as many."""

    id = "magician"

    def ability_problem(self, g: Game, me: Seat) -> Problem | None:
        return None if any(g.hand) else "hands_empty"

    def ability(self, g: Game, me: Seat) -> None:
        mine = sorted(g.hand[me])
        seats = [SEAT[s] for s in g.others(me) if mine or g.hand[s]]
        g.put(swap_or_discard, me, [PASS, *seats, *[CARD[c] for c in mine]], swap_problem)


@named
def swap_problem(g: Game, me: Seat, choice: str) -> Problem | None:
    """One of two hands may be empty, not both (CIT-40, CIT-121)."""
    number = value(choice)
    if kind(choice) == "card":
        return None if number in g.hand[me] else "not_in_hand"
    if number == me:
        return "yourself"
    return "hands_empty" if number >= 0 and not g.hand[me] and not g.hand[number] else None


@step
def swap_or_discard(g: Game, me: Seat, choice: str) -> None:
    if choice == PASS:
        return
    if kind(choice) == "seat":
        spend(g)
        goods.swap_hands(g, me, Seat(value(choice)))
    else:
        discard_more(g, me, choice, chosen=[])


@step
def discard_more(g: Game, me: Seat, choice: str, chosen: list[int], group: str = "discard") -> None:
    """Cards are picked one by one, in the order they will lie under the deck (CIT-57)."""
    if choice == DONE:
        spend(g)
        goods.put_under(g, me, chosen, "magician")
        goods.draw(g, me, len(chosen), "magician")
        return
    chosen = [*chosen, value(choice)]
    left = [CARD[c] for c in sorted(g.hand[me]) if c not in chosen]
    g.ask(discard_more, me, [DONE, *left], chosen=chosen, group="discard")


def _more_again(g: Game, me: Seat, memo: asked.Memo) -> None:
    chosen = memo["chosen"]
    asked.need(isinstance(g.acting(), Magician), chosen)
    asked.by_ability(g, me, memo)
    g.stack.pop()
    asked.hand_cards(g, me, chosen)
    discard_more(g, me, CARD[chosen[-1]], chosen[:-1])


asked.question(swap_or_discard, asked.by_ability)
asked.question(discard_more, _more_again)
