"""What the Diplomat asks and tells. No pygame here."""

from __future__ import annotations

from game.citadels.lang import N_, _
from game.citadels.rules.characters import diplomat
from game.citadels.rules.state import View
from game.citadels.words.asking.prices import price_of
from game.citadels.words.names import Names, seal
from game.citadels.words.records import ATTACKS, ability, problem, question, told, unless_own
from game.kernel.events import Facts
from game.kernel.options import value
from game.kernel.steps import Ask
from game.table.words import Prompt

ability("diplomat", N_("Swap districts …"))


# -- for which district ----------------------------------------------------------------------------------------------
def _cheapest(card: int, view: View, memo: Facts) -> int | None:
    """The least that could be paid for this district; None if it cannot be had at all."""
    me = view.viewer
    if view.owner(card) == me:
        return None
    own = view.city[me]
    possible = [mine for mine in own if diplomat.swap_problem(view, me, card, mine) in (None, "gold_short")]
    return min((diplomat.cost(view, card, mine) for mine in possible), default=None)


def _swap_for(option: str, ask: Ask, view: View, names: Names) -> str:
    name, price = names.plain_card(value(option)), price_of(option, view)
    if price:
        return _("Swap for {card} (at least {price} gold)").format(card=name, price=price)
    return _("Swap for {card}").format(card=name)


@question(
    "diplomat.choose_own", labels={"district": _swap_for}, about="district", price=_cheapest,
    any_city=True,
)  # fmt: skip
def choose_own(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("Then you choose which of yours you give for it. If theirs is dearer, you pay its owner the difference.")
    return Prompt(_("Swap for which district?"), why, seal(view.rank))


problem("own_city", N_("this district is in your own city"))
problem("nothing_to_give", N_("none of your districts can be given for it"))


# -- which own one is given ------------------------------------------------------------------------------------------
def _difference(card: int, view: View, memo: Facts) -> int | None:
    return diplomat.cost(view, memo["wanted"], card)


@question(
    "diplomat.swap", labels={"district": N_("Give {card}")}, about="district", price=_difference,
    reasons={"duplicate": N_("one of the two cities would have a district twice")},
)  # fmt: skip
def swap(ask: Ask, view: View, names: Names) -> Prompt:
    wanted = ask.memo["wanted"]
    owner = names.plain_seat(view.owner(wanted))
    why = _("It goes into the city of {name}, who also gets the gold shown.").format(name=owner)
    return Prompt(_("What do you give for {card}?").format(card=names.plain_card(wanted)), why, seal(view.rank))


@told("swapped", kind=ATTACKS, loser=unless_own("owner"), sound="build", weight=2)
def swapped(facts: Facts, names: Names) -> str:
    who, owner, price = names.seat(facts["seat"]), names.seat(facts["owner"]), facts["price"]
    own, card = names.card(facts["own"]), names.card(facts["card"])
    if not price:
        return _("{who} swaps {own} for {card} of {owner}.").format(who=who, own=own, card=card, owner=owner)
    text = _("{who} swaps {own} for {card} of {owner} and pays {owner} {price} gold.")
    return text.format(who=who, own=own, card=card, owner=owner, price=price)
