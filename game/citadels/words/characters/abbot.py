"""What the Abbot asks. No pygame here."""

from __future__ import annotations

from game.citadels.cards.type_names import type_within
from game.citadels.lang import N_, _, ngettext
from game.citadels.rules.state import View
from game.citadels.words.names import Names, seal
from game.citadels.words.records import ability, income, problem, question
from game.kernel.options import value
from game.kernel.steps import Ask
from game.table.words import Prompt


# -- the income ------------------------------------------------------------------------------------------------------
def _either(amount: int) -> str:
    text = ngettext("Income: {count} gold or card …", "Income: {count} gold or cards …", amount)
    return text.format(count=amount)


income("abbot", _either)


def _amount(option: str, ask: Ask, view: View, names: Names) -> str:
    gold = value(option)
    cards = int(ask.memo["count"]) - gold
    if not cards:
        return _("{gold} gold").format(gold=gold)
    drawn = ngettext("{count} card", "{count} cards", cards).format(count=cards)
    return _("{gold} gold, {cards}").format(gold=gold, cards=drawn) if gold else drawn


@question("abbot.mix", labels={"amount": _amount})
def mix(ask: Ask, view: View, names: Names) -> Prompt:
    count = ask.memo["count"]
    text = ngettext(
        "You have {count} {type} district: take 1 gold or draw 1 card for it.",
        "You have {count} {type} districts: take 1 gold or draw 1 card for each.",
        count,
    )
    why = text.format(count=count, type=type_within("religious"))
    return Prompt(_("How much of it in gold?"), why, seal(view.rank))


# -- the richest player ----------------------------------------------------------------------------------------------
ability("abbot", N_("1 gold from the richest …"))


@question(
    "abbot.take", labels={"seat": N_("Take 1 gold from {name} ({gold})")},
    reasons={"not_now": N_("another player has more gold")},
)  # fmt: skip
def take(ask: Ask, view: View, names: Names) -> Prompt:
    return Prompt(_("Who gives you 1 gold?"), _("One of the players who have the most gold."), seal(view.rank))


problem("richest", N_("no other player has more gold than you"))
