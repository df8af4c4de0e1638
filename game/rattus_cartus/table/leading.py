"""What is to be pressed next so that certain answers are put together, for tutorials. No pygame here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.kernel.options import kind, value
from game.rattus_cartus.table.buildings import BUILDING
from game.table.asking.plan import Next
from game.table.asking.spots import HAND

if TYPE_CHECKING:
    from game.rattus_cartus.table.planning import RattusPlan

CONFIRM = "plan"


def toward(plan: RattusPlan, wanted: Sequence[Sequence[str]]) -> Next | None:
    """The building, then each card, then the button (`Plan.toward`)."""
    ask = plan.ask
    if ask is None:
        return None
    slots = [value(one) for options in wanted for one in options if kind(one) == "enter"]
    if ask.step == "enter.chosen" and slots and plan.slot not in slots:
        return BUILDING, slots[0]
    cards = _cards(plan, wanted)
    wrong = [card for card in plan.cards if card not in cards]
    return next(((HAND, card) for card in [*wrong, *cards] if card in wrong or card not in plan.cards), CONFIRM)


def _cards(plan: RattusPlan, wanted: Sequence[Sequence[str]]) -> list[int]:
    """A card of the hand for each that is wanted, as many as there is room for."""
    hand, found = plan.view.hand[plan.view.viewer], list[int]()
    for options in wanted:
        cards = [value(one) for one in options if kind(one) == "card"]
        found += [card for card in cards if card in hand and card not in found][:1]
    return found if plan.left < 0 else found[: plan.left]
