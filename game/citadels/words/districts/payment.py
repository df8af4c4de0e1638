"""Unique districts that are another way to pay. No pygame here."""

from __future__ import annotations

from game.citadels.lang import N_, _, ngettext
from game.citadels.rules import queries
from game.citadels.rules.state import View
from game.citadels.words.names import Names
from game.citadels.words.pieces import minus
from game.citadels.words.records import BUILDING, paid_by, problem, question, told
from game.citadels.words.seal import seal
from game.kernel.events import Facts
from game.kernel.options import value, way
from game.kernel.steps import Ask
from game.table.words import Prompt

# -- Thieves' Den ----------------------------------------------------------------------------------------------------
paid_by("cards", N_("Build {card} with cards …"))


def _done(option: str, ask: Ask, view: View, names: Names) -> str:
    den, count = ask.memo["den"], len(ask.memo.get("chosen", []))
    rest = max(0, queries.price(view, view.viewer, den) - count)
    return _("Build {card}").format(card=names.plain_card(den)) + minus(rest)


def _borrow(option: str, ask: Ask, view: View, names: Names) -> str:
    missing = queries.price(view, view.viewer, ask.memo["den"]) - len(ask.memo["chosen"]) - view.gold[view.viewer]
    text = ngettext("Take {count} gold for {count} card …", "Take {count} gold for {count} cards …", missing)
    return text.format(count=missing)


@question(
    "payment.pay_with_cards", labels={"card": N_("Pay with {card}"), "done": _done, "loan": _borrow},
    reasons={"not_now": N_("this is the card you pay for")}, help="card:thieves_den",
)  # fmt: skip
def pay_with_cards(ask: Ask, view: View, names: Names) -> Prompt:
    den, chosen = ask.memo["den"], ask.memo["chosen"]
    price = queries.price(view, view.viewer, den)
    rest = max(0, price - len(chosen))
    text = _("Each card pays 1 gold. {cards} of {price} paid with cards; the remaining {gold} would be paid in gold.")
    why = text.format(cards=len(chosen), price=price, gold=rest)
    return Prompt(_("Pay for {card} with which cards?").format(card=names.plain_card(den)), why, seal(view.rank))


@problem("no_cards", N_("you have too few other cards to give"))
def no_cards(option: str, view: View, names: Names) -> str:
    if way(option) != "loan":
        return _("you have no other cards to pay with")
    missing = queries.price(view, view.viewer, value(option)) - view.gold[view.viewer]
    text = ngettext(
        "{count} gold short: you would need {count} other card to give",
        "{count} gold short: you would need {count} other cards to give",
        missing,
    )
    return text.format(count=missing)


# -- Framework -------------------------------------------------------------------------------------------------------
paid_by("framework", N_("Build {card}, destroying the Framework"))


# -- Necropolis ------------------------------------------------------------------------------------------------------
paid_by("sacrifice", N_("Build {card}, destroying a district …"))


@question(
    "payment.destroy_own", labels={"district": N_("Destroy {card}")}, harmful=True, help="section:ways_to_pay",
    reasons={"not_now": N_("only a district of your own city can be given for it")},
)  # fmt: skip
def destroy_own(ask: Ask, view: View, names: Names) -> Prompt:
    title = _("Destroy which of your districts for {card}?").format(card=names.plain_card(ask.memo["necropolis"]))
    return Prompt(title, _("It goes under the deck, and nothing is paid."), seal(view.rank))


problem("no_district", N_("there is no district in your city"))


@told("sacrificed", kind=BUILDING, sound="destroy", weight=2)
def sacrificed(facts: Facts, names: Names) -> str:
    text = _("{who} destroys {card} in their own city as payment.")
    return text.format(who=names.seat(facts["seat"]), card=names.card(facts["card"]))
