"""Gold and cards that change hands. No pygame here."""

from __future__ import annotations

from game.citadels.lang import N_, _, ngettext
from game.citadels.rules import gather, queries
from game.citadels.rules.state import View
from game.citadels.words.asking.prices import gold_missing
from game.citadels.words.names import Names, drawn, seal
from game.citadels.words.records import BUILDING, GOODS, problem, question, told
from game.kernel.events import Facts
from game.kernel.options import kind
from game.kernel.steps import Ask
from game.table.words import NOBODY, Prompt

TOLD_BY_OTHERS = frozenset({
    "beautify", "blackmail", "bribe", "build", "destroy", "diplomat", "graveyard", "income", "marshal", "robbed",
})  # fmt: skip
TAKEN = ("spy", "abbot", "emperor", "loan")  # why gold moves that somebody else loses
SOUNDS = {"robbed": "robbed", "tax": "tax", "tax_collector": "tax"}  # of gold, by why it moves; else a coin


# -- why not ---------------------------------------------------------------------------------------------------------
@problem("gold_short", N_("not enough gold"))
def gold_short(option: str, view: View, names: Names) -> str:
    missing = gold_missing(option, view)
    return ngettext("{count} gold short", "{count} gold short", missing).format(count=missing) if missing > 0 else ""


@problem("hand_empty", N_("you have no cards in hand"))
def hand_empty(option: str, view: View, names: Names) -> str:
    return _("this player has no cards in hand") if kind(option) == "seat" else ""


@problem("hands_empty", N_("both hands are empty"))
def hands_empty(option: str, view: View, names: Names) -> str:
    return _("no hand has any cards") if kind(option) == "ability" else ""


# -- gold ------------------------------------------------------------------------------------------------------------
def who_acts(facts: Facts) -> int:
    """Who acts where gold moves: whoever gets it, or gives it to the bank."""
    return int(facts["target"] if facts["target"] >= 0 else facts["source"])


def who_gives(facts: Facts) -> int:
    """Gold that goes from one player to another hits the one who gives it."""
    return int(facts["source"]) if facts["source"] >= 0 and facts["target"] >= 0 else NOBODY


def robbed_of_gold(facts: Facts) -> int:
    """From whom it was taken."""
    return int(facts["source"]) if facts["why"] in TAKEN else NOBODY


def sound_of_gold(facts: Facts) -> str:
    """Taxes and robberies sound otherwise."""
    return SOUNDS.get(facts["why"], "coin")


def is_blackmail(facts: Facts) -> bool:
    """This gold follows from the event before; other gold comes before its event."""
    return bool(facts["why"] == "blackmail")


@told(
    "gold", kind=GOODS, actor=who_acts, loser=robbed_of_gold, hit=who_gives, sound=sound_of_gold, trails=is_blackmail
)  # fmt: skip
def gold(facts: Facts, names: Names) -> str | None:
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


@told("income", kind=GOODS, still="its coins and cards are events of their own")
def income_told(facts: Facts, names: Names) -> str:
    who, amount = names.seat(facts["seat"]), facts["amount"]
    if not amount:
        return _("{who} collects no gold as income.").format(who=who)
    return _("{who} collects {amount} gold as income.").format(who=who, amount=amount)


# -- cards -----------------------------------------------------------------------------------------------------------
def sound_of_drawing(facts: Facts) -> str:
    """Nothing is heard where nothing is drawn."""
    return "card_draw" if facts["count"] else ""


@told("drew", kind=GOODS, sound=sound_of_drawing)
def drew(facts: Facts, names: Names) -> str | None:
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


@told("put_under", shows=(), kind=GOODS, sound="card_place")
def put_under(facts: Facts, names: Names) -> str:
    who, count = names.seat(facts["seat"]), facts["count"]
    if "cards" in facts:
        return _("{who} discards {cards}.").format(who=who, cards=names.list_of_cards(facts["cards"]))
    text = ngettext("{who} discards {count} card.", "{who} discards {count} cards.", count)
    return text.format(who=who, count=count)


def takes(facts: Facts) -> bool:
    """Whether a moved card was taken by its new owner, not given by the old one."""
    return facts["why"] in ("emperor", "wizard")


def giver_or_taker(facts: Facts) -> int:
    """Who acts where a card moves."""
    return int(facts["other"] if takes(facts) else facts["seat"])


def robbed_of_card(facts: Facts) -> int:
    """Who loses a card that is taken."""
    return int(facts["seat"]) if takes(facts) else NOBODY


@told(
    "card_moved", kind=GOODS, actor=giver_or_taker, loser=robbed_of_card, hit="seat", sound="card_draw", weight=2,
    shows=("other",),
)  # fmt: skip
def card_moved(facts: Facts, names: Names) -> str:
    """The Emperor and the Wizard take; the Seer and the Cardinal give, and the Seer is given to."""
    giver, taker = names.seat(facts["seat"]), names.seat(facts["other"])
    card, source = names.card(facts.get("card", -1)), names.source(facts["why"])
    if takes(facts):
        return _("{who} takes {card} from the hand of {other} ({source}).").format(
            who=taker, card=card, other=giver, source=source
        )
    source = source or names.source("cardinal")
    return _("{who} gives {card} to {other} ({source}).").format(who=giver, card=card, other=taker, source=source)


# Building districts, and a city that is complete.

# -- why not ---------------------------------------------------------------------------------------------------------
problem("no_building", N_("this character cannot build"))
problem("no_such_way", N_("it cannot be paid for in this way"))
problem("not_in_hand", N_("this card is not in your hand"))


@problem("build_limit", N_("no more districts this turn"))
def build_limit(option: str, view: View, names: Names) -> str:
    limit = view.acting().builds if view.rank else 1
    return ngettext("only {count} district a turn", "only {count} districts a turn", limit).format(count=limit)


@problem("city_complete", N_("this city is complete: it is safe"))
def city_complete(option: str, view: View, names: Names) -> str:
    if kind(option) in ("use", "build"):
        return _("your city is complete: none of its districts can be destroyed")
    return ""


problem("duplicate", N_("already in your city"))


# -- what is told ----------------------------------------------------------------------------------------------------
@told("built", kind=BUILDING, sound="build", weight=2)
def built(facts: Facts, names: Names) -> str:
    who, card, price, way = names.seat(facts["seat"]), names.card(facts["card"]), facts["price"], facts["way"]
    if way in ("framework", "sacrifice"):
        return _("{who} builds {card} without paying.").format(who=who, card=card)
    if way == "cards":
        if not price:
            return _("{who} builds {card} and pays with cards alone.").format(who=who, card=card)
        return _("{who} builds {card} for {price} gold and cards.").format(who=who, card=card, price=price)
    return _("{who} builds {card} for {price} gold.").format(who=who, card=card, price=price)


@told("completed", kind=BUILDING, sound="round", weight=2, urgent=True)
def completed(facts: Facts, names: Names) -> str:
    who = names.seat(facts["seat"])
    if facts["first"]:
        return _("{who} is the first to complete a city; the game ends after this round.").format(who=who)
    return _("{who} completes a city.").format(who=who)


# Gathering gold or cards.


@question(
    "gather.keep", labels={"card": N_("Keep {card}")}, help="section:gather",
    reasons={"not_now": N_("one of the cards drawn is chosen now")},
)  # fmt: skip
def keep(ask: Ask, view: View, names: Names) -> Prompt:
    if len(ask.options) > 2:
        why = _("The others go under the deck, unseen by the other players.")
    else:
        why = _("The other one goes under the deck, unseen by the others.")
    return Prompt(_("Which card do you keep?"), why, seal(view.rank))


def gold_words(option: str, ask: Ask, view: View, names: Names) -> str:
    """What gathering gold brings, with what the own districts add."""
    extra = queries.answering(view, "gathers_gold")
    more = sum(extra[card] for card in view.city[view.viewer] if card in extra)
    return _("Take {amount} gold").format(amount=gather.GOLD_GATHERED + more)


def cards_words(option: str, ask: Ask, view: View, names: Names) -> str:
    """How many cards are drawn, and whether all are kept."""
    wanted = gather.cards_drawn(view, view.viewer)
    count = min(wanted, len(view.deck))
    return drawn(count, keep=count if queries.keeps_all(view, view.viewer) else 1)


problem("gathered", N_("you have gathered already"))
problem("deck_empty", N_("the deck is empty"))
