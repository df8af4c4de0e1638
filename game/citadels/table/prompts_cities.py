"""Prompts of abilities that touch districts in cities: destroy, seize, swap, beautify; and the Cardinal's loan."""

from __future__ import annotations

from game.citadels.rules import queries
from game.citadels.rules.state import View
from game.citadels.table.names import Names
from game.citadels.table.prompts_base import Prompt, Writer
from game.kernel.steps import Ask
from game.ui.lang import _, ngettext


def _destroy(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("It costs 1 gold less than the district. Glowing districts can be destroyed at the price shown.")
    return Prompt(_("Destroy a district?"), why, view.rank)


def _seize(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("A district of cost 3 or less comes into your city; its owner gets the price shown.")
    return Prompt(_("Seize a district?"), why, view.rank)


def _swap_for(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("Then you choose which of yours you give for it. If theirs is dearer, you pay its owner the difference.")
    return Prompt(_("Swap for which district?"), why, view.rank)


def _swap_own(ask: Ask, view: View, names: Names) -> Prompt:
    wanted = ask.memo["wanted"]
    owner = names.plain_seat(view.owner(wanted))
    why = _("It goes into the city of {name}, who also gets the gold shown.").format(name=owner)
    return Prompt(_("What do you give for {card}?").format(card=names.plain_card(wanted)), why, view.rank)


def _beautify(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("Put 1 gold on a district of your city: it is worth 1 more for good. Up to two districts a turn.")
    return Prompt(_("Beautify which district?"), why, view.rank)


def _lender(ask: Ask, view: View, names: Names) -> Prompt:
    deal = ask.memo["deal"]
    missing = deal["price"] - view.gold[view.viewer]
    text = ngettext(
        "You need {count} more gold for {card}. Its owner gets {count} card of your hand for it.",
        "You need {count} more gold for {card}. Its owner gets {count} cards of your hand for it.",
        missing,
    )
    why = text.format(count=missing, card=names.plain_card(deal["card"]))
    return Prompt(_("From whom do you take the gold?"), why, view.rank)


def _loan(ask: Ask, view: View, names: Names) -> Prompt:
    deal = ask.memo["deal"]
    lender = names.plain_seat(deal["lender"])
    missing = deal["price"] - view.gold[view.viewer]
    text = _("Card {number} of {count} for the missing gold to build {card}.")
    why = text.format(number=len(deal["given"]) + 1, count=missing, card=names.plain_card(deal["card"]))
    return Prompt(_("Which card do you give to {name}?").format(name=lender), why, view.rank)


def _payment(ask: Ask, view: View, names: Names) -> Prompt:
    den, chosen = ask.memo["den"], ask.memo["chosen"]
    price = queries.price(view, view.viewer, den)
    rest = max(0, price - len(chosen))
    text = _("Each card pays 1 gold. {cards} of {price} paid with cards; the remaining {gold} would be paid in gold.")
    why = text.format(cards=len(chosen), price=price, gold=rest)
    return Prompt(_("Pay for {card} with which cards?").format(card=names.plain_card(den)), why, view.rank)


def _sacrifice(ask: Ask, view: View, names: Names) -> Prompt:
    title = _("Destroy which of your districts for {card}?").format(card=names.plain_card(ask.memo["necropolis"]))
    return Prompt(title, _("It goes under the deck, and nothing is paid."), view.rank)


PROMPTS: dict[str, Writer] = {
    "warlord.destroy": _destroy,
    "marshal.seize": _seize,
    "diplomat.choose_own": _swap_for,
    "diplomat.swap": _swap_own,
    "artist.beautify": _beautify,
    "cardinal.choose_cards": _lender,
    "cardinal.give": _loan,
    "payment.pay_with_cards": _payment,
    "payment.destroy_own": _sacrifice,
}
