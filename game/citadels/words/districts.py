"""What unique districts ask and tell, in files like those of the rules. `contents` lists them."""

from __future__ import annotations

from game.citadels.lang import N_, _, ngettext
from game.citadels.rules import queries
from game.citadels.rules.districts.building import CROWDED
from game.citadels.rules.state import View
from game.citadels.words.names import Names, lost_to, minus, seal
from game.citadels.words.records import (
    ATTACKS,
    BUILDING,
    GOODS,
    announced,
    costs,
    paid_by,
    problem,
    question,
    symbol,
    told,
    unless_own,
    untold,
)
from game.kernel.events import Facts
from game.kernel.options import value, way
from game.kernel.steps import Ask
from game.table.words import Prompt

# Unique districts their owner uses once per turn.

untold("used", still="what the district does is an event of its own")


# -- Laboratory ------------------------------------------------------------------------------------------------------
@question("actions.discard_for_gold", labels={"card": N_("Discard {card}")}, help="card:laboratory")
def discard_for_gold(ask: Ask, view: View, names: Names) -> Prompt:
    return Prompt(_("Discard which card for 2 gold?"), _("It goes under the deck."), seal(view.rank))


# -- Smithy ----------------------------------------------------------------------------------------------------------
costs("smithy", 2)


# -- Armory ----------------------------------------------------------------------------------------------------------
@question(
    "actions.raze", labels={"district": N_("Destroy {card}")}, harmful=True, about="district", help="card:armory",
    any_city=True,
)  # fmt: skip
def raze(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("The Armory is destroyed with it. Neither Keep nor Bishop nor Great Wall protects against this.")
    return Prompt(_("Destroy a district with the Armory?"), why, seal(view.rank))


problem("itself", N_("it cannot name itself"))
problem("no_target", N_("there is no district it could destroy"))


@told("razed", kind=ATTACKS, loser=unless_own("owner"), sound="destroy", weight=2, remarks=lost_to("owner"))
def razed(facts: Facts, names: Names) -> str:
    who, card, armory = names.seat(facts["seat"]), names.card(facts["card"]), names.card(facts["armory"])
    if facts["owner"] == facts["seat"]:
        return _("{who} destroys {armory} and with it {card} in their own city.").format(
            who=who, armory=armory, card=card
        )
    text = _("{who} destroys {armory} and with it {card} in the city of {owner}.")
    return text.format(who=who, armory=armory, card=card, owner=names.seat(facts["owner"]))


# Unique districts that change what may be built.

problem("cannot_be_built", N_("this card can never be built"))


@problem("city_too_big", N_("not in a city of 5 or more districts"))
def city_too_big(option: str, view: View, names: Names) -> str:
    count = len(view.city[view.viewer])
    text = _("your city has {count} districts: at most {most} are allowed for it")
    return text.format(count=count, most=CROWDED - 1)


# Unique districts that protect.

problem("keep", N_("the Keep cannot be touched"))


# The Museum.


@question("museum.tuck", labels={"card": N_("Put {card} under the Museum")}, help="card:museum")
def tuck(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("It lies there face down and scores 1 point at the end of the game.")
    return Prompt(_("Which card goes under the Museum?"), why, seal(view.rank))


@told("tucked", shows=(), kind=GOODS, sound="card_place")
def tucked(facts: Facts, names: Names) -> str:
    text = _("{who} puts {card} face down under the Museum.")
    return text.format(who=names.seat(facts["seat"]), card=names.card(facts.get("card", -1)))


symbol("under", N_("Cards below the Museum: each of them scores 1 point at the end."))


# Unique districts that are another way to pay.

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


# Unique districts that answer to what others do.

# -- Graveyard -------------------------------------------------------------------------------------------------------
RESCUE = 1
costs("graveyard", RESCUE)


def _take(option: str, ask: Ask, view: View, names: Names) -> str:
    return _("Take {card}").format(card=names.plain_card(ask.memo["card"])) + minus(RESCUE)


@question(
    "reactions.save", labels={"use": _take, "pass": N_("Let it go")}, waiting="graveyard", help="card:graveyard"
)  # fmt: skip
def save(ask: Ask, view: View, names: Names) -> Prompt:
    card = names.plain_card(ask.memo["card"])
    why = _("The Graveyard lets you pay 1 gold and take it into your hand.")
    return Prompt(_("{card} was destroyed. Take it?").format(card=card), why)


@announced("graveyard", help="card:graveyard")
def others_wait_for_graveyard(who: str, view: View, names: Names) -> Prompt:
    why = _("The Graveyard lets its owner pay 1 gold and take the destroyed district.")
    return Prompt(_("{name} decides about the destroyed district").format(name=who), why)


@told("saved", kind=BUILDING, sound="card_draw", weight=2)
def saved(facts: Facts, names: Names) -> str:
    text = _("{who} pays 1 gold and takes {card} into the hand ({source}).")
    source = names.source("graveyard")
    return text.format(who=names.seat(facts["seat"]), card=names.card(facts["card"]), source=source)


# -- Hospital --------------------------------------------------------------------------------------------------------
def _stay_silent(option: str, ask: Ask, view: View, names: Names) -> str:
    return _("Go on") if len(ask.options) == 1 else _("Stay silent")


@question(
    "reactions.recover", labels={"pass": _stay_silent, "reveal": N_("Reveal and gather")},
    waiting="hospital", help="card:hospital",
)  # fmt: skip
def recover(ask: Ask, view: View, names: Names) -> Prompt:
    character = names.plain_rank(view.rank)
    title = _("The killed {character} is called").format(character=character)
    if len(ask.options) > 1:
        why = _("That is you. The Hospital lets you reveal the card and gather; or you stay silent.")
        return Prompt(title, why, seal(view.rank))
    return Prompt(title, _("That is not you: your Hospital has nothing to do."), seal(view.rank))


@announced("hospital", help="card:hospital")
def others_wait_for_hospital(who: str, view: View, names: Names) -> Prompt:
    text = _("The killed {character} was called. The owner of the Hospital is asked every time.")
    why = text.format(character=names.plain_rank(view.rank))
    return Prompt(_("{name} decides about the Hospital").format(name=who), why, seal(view.rank))


# The Theater.


# -- what is asked ---------------------------------------------------------------------------------------------------
@question(
    "theater.choose_partner", labels={"seat": N_("Swap characters with {name}"), "pass": N_("Swap nothing")},
    reasons={"not_now": N_("this is you")}, waiting="theater", help="card:theater",
)  # fmt: skip
def choose_partner(ask: Ask, view: View, names: Names) -> Prompt:
    mine = names.plain_rank(view.roles[view.viewer][0])
    why = _("You get the other character unseen and give yours: {character}.").format(character=mine)
    if len(view.roles[view.viewer]) > 1:
        why = _("You choose which of your characters you give; which one you get is chance.")
    return Prompt(_("Theater: with whom do you swap characters?"), why)


@question(
    "theater.choose_own", labels={"rank": N_("Give the {character}")}, secret=True,
    reasons={"not_now": N_("this is not your character")}, waiting="theater", help="card:theater",
)  # fmt: skip
def choose_own(ask: Ask, view: View, names: Names) -> Prompt:
    who = names.plain_seat(ask.memo["partner"])
    why = _("You get one of the characters of {name} by chance.").format(name=who)
    return Prompt(_("Which of your characters do you give?"), why)


@announced("theater", help="card:theater")
def others_wait(who: str, view: View, names: Names) -> Prompt:
    why = _("The Theater lets its owner swap characters with somebody before the first one is called.")
    return Prompt(_("{name} thinks about a swap of characters").format(name=who), why)


# -- what is told ----------------------------------------------------------------------------------------------------
@told("theater_declined", still="nothing happens")
def declined(facts: Facts, names: Names) -> str:
    source = names.source("theater")
    return _("{who} swaps no characters ({source}).").format(who=names.seat(facts["seat"]), source=source)


@told("characters_swapped", loser=unless_own("other"), sound="shuffle", weight=2)
def characters_swapped(facts: Facts, names: Names) -> str:
    who, other, source = names.seat(facts["seat"]), names.seat(facts["other"]), names.source("theater")
    if "got" not in facts:
        return _("{who} swaps characters with {other} ({source}).").format(who=who, other=other, source=source)
    text = _("{who} swaps characters with {other} ({source}). Received: {got}. Given away: {gave}.")
    got, gave = names.rank(facts["got"]), names.rank(facts["gave"])
    return text.format(who=who, other=other, source=source, got=got, gave=gave)
