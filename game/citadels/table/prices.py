"""What an answer costs in gold, read off a View: for buttons, cards and reasons. No pygame here."""

from __future__ import annotations

from game.citadels.rules import queries
from game.citadels.rules.characters import diplomat, marshal, warlord
from game.citadels.rules.state import View
from game.kernel.options import kind, value, way

SMITHY, RESCUE, GOLD_ON_A_DISTRICT = 2, 1, 1


def price_of(option: str, view: View) -> int | None:
    """What choosing this option costs its seat in gold; None where no gold is paid. Reads only what the seat sees."""
    chosen, number = kind(option), value(option)
    if number < 0:
        return None
    if chosen == "build":
        return queries.price(view, view.viewer, number) if way(option) is None else None
    if chosen == "district":
        return _district_price(number, view)
    if chosen == "use":
        prices = {"smithy": SMITHY, "graveyard": RESCUE}
        return prices.get(view.box.kind[number])
    return None


def _district_price(card: int, view: View) -> int | None:
    step, memo = _ask(view)
    if step == "artist.beautify":
        return GOLD_ON_A_DISTRICT
    if view.owner_or_nobody(card) < 0:
        return None
    if step == "warlord.destroy":
        return warlord.cost(view, card)
    if step == "marshal.seize":
        return marshal.price(view, card)
    if step == "diplomat.choose_own":
        return cheapest_swap(view, card)
    if step == "diplomat.swap":
        return diplomat.cost(view, memo["wanted"], card)
    return None


def cheapest_swap(view: View, wanted: int) -> int | None:
    """The least that the Diplomat could pay for this district; None if it cannot be had at all."""
    me = view.viewer
    if view.owner(wanted) == me:
        return None
    own = view.city[me]
    possible = [card for card in own if diplomat.swap_problem(view, me, wanted, card) in (None, "gold_short")]
    return min((diplomat.cost(view, wanted, card) for card in possible), default=None)


def gold_missing(option: str, view: View) -> int:
    """How much gold is missing; 0 if that cannot be told."""
    me = view.viewer
    mine = view.gold[me]
    if kind(option) == "build" and way(option) == "cards":
        return max(0, queries.price(view, me, value(option)) - mine - (len(view.hand[me]) - 1))
    price = price_of(option, view)
    if price is None:
        return 1 if kind(option) == "ability" and not mine else 0
    return max(0, price - mine)


def loan(option: str, view: View) -> int:
    """How much gold a build would borrow from another player: as many cards are given for it."""
    return max(0, queries.price(view, view.viewer, value(option)) - view.gold[view.viewer])


def _ask(view: View) -> tuple[str, dict[str, int]]:
    """Step and memo of the viewer's own ask."""
    if not view.stack or len(view.stack[-1]) != 5:
        return "", {}
    step, _seat, _options, _problem, memo = view.stack[-1]
    return step, memo
