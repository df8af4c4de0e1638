"""Sentences for gold and cards that change hands. No pygame here."""

from __future__ import annotations

from game.citadels.table.names import Names
from game.kernel.events import Facts
from game.ui.lang import _, ngettext

TOLD_BY_OTHERS = frozenset({
    "beautify", "blackmail", "bribe", "build", "destroy", "diplomat", "graveyard", "income", "marshal", "robbed",
})  # fmt: skip


def _gold(facts: Facts, names: Names) -> str | None:
    """Only gold that no other event speaks about."""
    why, amount, giver, receiver = facts["why"], facts["amount"], facts["source"], facts["target"]
    if why in TOLD_BY_OTHERS:
        return None
    if why == "gather":
        text = ngettext("{who} takes {amount} gold.", "{who} takes {amount} gold.", amount)
        return text.format(who=names.seat(receiver), amount=amount)
    if why == "refund":
        return _("{who} gets the {amount} gold back.").format(who=names.seat(receiver), amount=amount)
    if why == "tax":
        return _("{who} pays {amount} gold in taxes.").format(who=names.seat(giver), amount=amount)
    if why == "tax_collector":
        return _("{who} takes {amount} gold in taxes.").format(who=names.seat(receiver), amount=amount)
    source = names.source("cardinal" if why == "loan" else why)
    if giver >= 0 and receiver >= 0:
        text = _("{who} takes {amount} gold from {other} ({source}).")
        return text.format(who=names.seat(receiver), other=names.seat(giver), amount=amount, source=source)
    if receiver >= 0:
        text = _("{who} gains {amount} gold ({source}).")
        return text.format(who=names.seat(receiver), amount=amount, source=source)
    return _("{who} pays {amount} gold ({source}).").format(who=names.seat(giver), amount=amount, source=source)


def _income(facts: Facts, names: Names) -> str:
    who, amount = names.seat(facts["seat"]), facts["amount"]
    if not amount:
        return _("{who} collects no gold as income.").format(who=who)
    return _("{who} collects {amount} gold as income.").format(who=who, amount=amount)


def _drew(facts: Facts, names: Names) -> str | None:
    who, count, why = names.seat(facts["seat"]), facts["count"], facts["why"]
    if not count:
        return None
    if "put_under" in facts:
        text = _("{who} keeps {kept}; put under the deck: {others}.")
        others = names.list_of_cards(facts["put_under"])
        return text.format(who=who, kept=names.list_of_cards(facts["cards"]), others=others)
    if why == "scholar":
        kept = names.list_of_cards(facts["cards"]) if "cards" in facts else names.card(-1)
        return _("{who} looks through the drawn cards, keeps {kept} and shuffles the rest into the deck.").format(
            who=who, kept=kept
        )
    if facts.get("cards"):
        return _drew_known(who, facts, names)
    if why == "income":
        text = ngettext("{who} draws {count} card as income.", "{who} draws {count} cards as income.", count)
        return text.format(who=who, count=count)
    source = names.source(why)
    text = ngettext("{who} draws {count} card.", "{who} draws {count} cards.", count)
    if source:
        text = ngettext("{who} draws {count} card ({source}).", "{who} draws {count} cards ({source}).", count)
    return text.format(who=who, count=count, source=source)


def _drew_known(who: str, facts: Facts, names: Names) -> str:
    cards, source = names.list_of_cards(facts["cards"]), names.source(facts["why"])
    if facts["why"] == "income":
        return _("{who} draws {cards} as income.").format(who=who, cards=cards)
    if source:
        return _("{who} draws {cards} ({source}).").format(who=who, cards=cards, source=source)
    return _("{who} draws {cards}.").format(who=who, cards=cards)


def _put_under(facts: Facts, names: Names) -> str:
    who, count = names.seat(facts["seat"]), facts["count"]
    if "cards" in facts:
        return _("{who} discards {cards}.").format(who=who, cards=names.list_of_cards(facts["cards"]))
    text = ngettext("{who} discards {count} card.", "{who} discards {count} cards.", count)
    return text.format(who=who, count=count)


def _tucked(facts: Facts, names: Names) -> str:
    text = _("{who} puts {card} face down under the Museum.")
    return text.format(who=names.seat(facts["seat"]), card=names.card(facts.get("card", -1)))


def _card_moved(facts: Facts, names: Names) -> str:
    """The Emperor and the Wizard take; the Seer and the Cardinal give, and the Seer is given to."""
    giver, taker = names.seat(facts["seat"]), names.seat(facts["other"])
    card, source = names.card(facts.get("card", -1)), names.source(facts["why"])
    if takes(facts):
        return _("{who} takes {card} from the hand of {other} ({source}).").format(
            who=taker, card=card, other=giver, source=source
        )
    source = source or names.source("cardinal")
    return _("{who} gives {card} to {other} ({source}).").format(who=giver, card=card, other=taker, source=source)


def takes(facts: Facts) -> bool:
    """Whether a moved card was taken by its new owner, not given by the old one."""
    return facts["why"] in ("emperor", "wizard")


def _hands_swapped(facts: Facts, names: Names) -> str:
    who, other = names.seat(facts["seat"]), names.seat(facts["other"])
    if "got" not in facts:
        return _("{who} swaps hands with {other}.").format(who=who, other=other)
    nothing = _("nothing")
    got = names.list_of_cards(facts["got"]) or nothing
    gave = names.list_of_cards(facts["gave"]) or nothing
    text = _("{who} swaps hands with {other}. Received: {got}. Given away: {gave}.")
    return text.format(who=who, other=other, got=got, gave=gave)


TELLERS = {
    "gold": _gold,
    "income": _income,
    "drew": _drew,
    "put_under": _put_under,
    "tucked": _tucked,
    "card_moved": _card_moved,
    "hands_swapped": _hands_swapped,
}
