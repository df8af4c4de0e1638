"""What the Cardinal asks. No pygame here."""

from __future__ import annotations

from game.citadels.lang import N_, _, ngettext
from game.citadels.rules import queries
from game.citadels.rules.state import View
from game.citadels.words.names import Names, cards_as_income, seal
from game.citadels.words.records import income, paid_by, problem, question
from game.kernel.options import value
from game.kernel.steps import Ask
from game.table.words import Prompt

# -- the income ------------------------------------------------------------------------------------------------------
income("cardinal", cards_as_income)


# -- a loan ----------------------------------------------------------------------------------------------------------
def _loan(option: str, ask: Ask, view: View, names: Names) -> str:
    """As many cards are given as gold is borrowed."""
    missing = max(0, queries.price(view, view.viewer, value(option)) - view.gold[view.viewer])
    text = ngettext(
        "Build {card}, {count} gold for {count} card …", "Build {card}, {count} gold for {count} cards …", missing
    )
    return text.format(card=names.plain_card(value(option)), count=missing)


paid_by("loan", _loan)


@question(
    "cardinal.choose_cards", labels={"seat": N_("Take the gold from {name} ({gold})")},
    reasons={"not_now": N_("this player does not have the missing gold")},
)  # fmt: skip
def choose_cards(ask: Ask, view: View, names: Names) -> Prompt:
    deal = ask.memo["deal"]
    missing = deal["price"] - view.gold[view.viewer]
    text = ngettext(
        "You need {count} more gold for {card}. Its owner gets {count} card of your hand for it.",
        "You need {count} more gold for {card}. Its owner gets {count} cards of your hand for it.",
        missing,
    )
    why = text.format(count=missing, card=names.plain_card(deal["card"]))
    return Prompt(_("From whom do you take the gold?"), why, seal(view.rank))


@question(
    "cardinal.give", labels={"card": N_("Give {card}")}, reasons={"not_now": N_("this is the card you build")}
)  # fmt: skip
def give(ask: Ask, view: View, names: Names) -> Prompt:
    deal = ask.memo["deal"]
    lender = names.plain_seat(deal["lender"])
    missing = deal["price"] - view.gold[view.viewer]
    text = _("Card {number} of {count} for the missing gold to build {card}.")
    why = text.format(number=len(deal["given"]) + 1, count=missing, card=names.plain_card(deal["card"]))
    return Prompt(_("Which card do you give to {name}?").format(name=lender), why, seal(view.rank))


@problem("no_lender", N_("no other player has the missing gold"))
def no_lender(option: str, view: View, names: Names) -> str:
    missing = queries.price(view, view.viewer, value(option)) - view.gold[view.viewer]
    text = ngettext(
        "{count} gold short: no other player has as much",
        "{count} gold short: no other player has as much",
        missing,
    )
    return text.format(count=missing)


problem("no_loan_needed", N_("your own gold is enough"))
