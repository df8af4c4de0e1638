"""Phase B, the supply: cards, rats, and looks at the nun row. No pygame here."""

from __future__ import annotations

from game.kernel.events import Facts
from game.kernel.options import value
from game.kernel.steps import Ask
from game.rattus_cartus.lang import N_, _, joined, ngettext
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.words.names import Names
from game.rattus_cartus.words.pieces import cards_counted, cards_drawn, looks, place_of, rats_away, rats_counted
from game.rattus_cartus.words.records import CARDS, PLACES, RATS, announced, problem, question, told
from game.table.words import Prompt

MANY_RATS = 3  # at once: worth a remark


# -- what is asked ---------------------------------------------------------------------------------------------------
def of_card(card: int, names: Names) -> str:
    """The supply action of a building card, in the order in which it is done (RAT-50): "draw 2 cards, lose 1 rat"."""
    draw, rats, look = names.box.supply[card]
    found = [cards_drawn(draw) if draw else "", rats_away(rats) if rats else "", looks(look) if look else ""]
    return joined([one for one in found if one])


def supply_label(option: str, ask: Ask, view: View, names: Names) -> str:
    """Which building, and what its card brings."""
    slot = value(option)
    card = view.row[slot]
    return _("{building}: {supply}").format(building=names.plain_place(card, slot), supply=of_card(card, names))


@question("supply.chosen", labels={"supply": supply_label}, believes=True, waiting="supply", help="topic:supply")
def chosen(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("You may enter another building later: the supply has nothing to do with that.")
    return Prompt(_("Choose your supply"), why)


@announced("supply", help="topic:supply")
def waiting_supply(who: str, view: View, names: Names) -> Prompt:
    return Prompt(_("{name} chooses a supply").format(name=who), _("Cards, fewer rats, or a look at the nun row."))


def look_label(option: str, ask: Ask, view: View, names: Names) -> str:
    """Which card of the row, and its nuns if the viewer has seen it."""
    place = value(option)
    text, card = names.nun_place(place), view.nun_row[place]
    return text if card < 0 else _("{card}, seen: {nuns}").format(card=text, nuns=names.nuns(card))


@question("look.chosen", labels={"look": look_label}, believes=True, waiting="look", help="topic:nuns")
def look(ask: Ask, view: View, names: Names) -> Prompt:
    left = int(ask.memo.get("left", 1)) - 1
    why = _("Only you see the card. Everybody sees which one you look at.")
    if left > 0:
        more = ngettext("{count} more look follows.", "{count} more looks follow.", left)
        why = f"{why} {more.format(count=left)}"
    return Prompt(_("Look at which card of the nun row?"), why)


@announced("look", help="topic:nuns")
def waiting_look(who: str, view: View, names: Names) -> Prompt:
    return Prompt(_("{name} looks at the nun row").format(name=who), _("Nobody else sees the card."))


# -- why not ---------------------------------------------------------------------------------------------------------
problem("just_looked", N_("you have just looked at this card; the second look is at another one"))


@problem("not_in_row", N_("there is no such building in the row"))
def not_in_row(option: str, view: View, names: Names) -> str:
    count = len(view.row)
    text = ngettext("there is only {count} building in the row", "there are only {count} buildings in the row", count)
    return text.format(count=count)


# -- what is told ----------------------------------------------------------------------------------------------------
@told("supply_taken", kind=PLACES, own_line=True, sound="press")
def supply_taken(facts: Facts, names: Names) -> str:
    return _("{who} takes the supply of {building}.").format(
        who=names.seat(facts["seat"]), building=place_of(facts, names)
    )


@told("drew", kind=CARDS, sound="card_draw")
def drew(facts: Facts, names: Names) -> str:
    who, count = names.seat(facts["seat"]), facts["count"]
    if facts.get("cards"):
        return _("{who} draws {cards}.").format(who=who, cards=names.cards(facts["cards"]))
    return _("{who} draws {cards}.").format(who=who, cards=cards_counted(count))


def sound_of_rats(facts: Facts) -> str:
    """They come and go with different voices."""
    return "rattus_cartus/rat_gained" if facts["change"] > 0 else "rattus_cartus/rat_lost"


def burdened(facts: Facts) -> list[tuple[int, str]]:
    """Whoever takes many rats at once may say something about it."""
    return [(facts["seat"], "infested")] if facts["change"] >= MANY_RATS else []


@told("rats", kind=RATS, sound=sound_of_rats, weight=1, remarks=burdened)
def rats(facts: Facts, names: Names) -> str:
    """Every change is open, the sum is not (RAT-53)."""
    who, change = names.seat(facts["seat"]), facts["change"]
    if change < 0:
        return _("{who} discards {rats}.").format(who=who, rats=rats_counted(-change))
    return _("{who} takes {rats}.").format(who=who, rats=rats_counted(change))


@told("looked", kind=CARDS, sound="rattus_cartus/nun_look")
def looked(facts: Facts, names: Names) -> str:
    who, number = names.seat(facts["seat"]), facts["position"] + 1
    if "card" in facts:
        text = _("{who} looks at card {number} of the nun row: {card}.")
        return text.format(who=who, number=number, card=names.card(facts["card"]))
    return _("{who} looks at card {number} of the nun row.").format(who=who, number=number)
