"""The course of a round: its beginning, the buildings of the row, its end. No pygame here."""

from __future__ import annotations

from game.kernel.events import Facts
from game.kernel.options import kind, value
from game.kernel.steps import Ask
from game.rattus_cartus.lang import N_, _, joined, listed, ngettext
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.words.names import Names, cards_counted, cards_drawn, looks, place_of, rats_away, rats_counted
from game.rattus_cartus.words.records import CARDS, PLACES, RATS, announced, problem, question, told, untold
from game.table.words import NOBODY, Chapter, Prompt


def chapter(facts: Facts, names: Names) -> Chapter:
    """The log begins a new part with each round."""
    number = facts["round"]
    heading = _("Round {round}, the last") if number == names.box.rounds else _("Round {round}")
    start = _("{who} is the start player.").format(who=names.seat(facts["start"]))
    return Chapter(number, heading.format(round=number), start)


@told("round_started", actor=lambda _facts: NOBODY, chapter=chapter, sound="round")
def round_started(facts: Facts, names: Names) -> str:
    """Of the last round what is other than in all before it (RAT-48)."""
    number, who = facts["round"], names.seat(facts["start"])
    begun = _("Round {round} begins. {who} is the start player.").format(round=number, who=who)
    if number != names.box.rounds:
        return begun
    return begun + " " + _("It is the last round: the buildings have no actions.")


@told("row_revealed", actor=lambda _facts: NOBODY, kind=PLACES, sound="card_deal")
def row_revealed(facts: Facts, names: Names) -> str:
    row = [names.building(card, slot) for slot, card in enumerate(facts["row"])]
    return _("The buildings of this round: {buildings}.").format(buildings=listed(row))


@told("replaced", actor=lambda _facts: NOBODY, kind=PLACES, sound="card_place")
def replaced(facts: Facts, names: Names) -> str:
    """All revealed buildings were the same (RAT-23, RAT-24)."""
    old, new = names.building(facts["old"]), names.building(facts["new"])
    if names.box.building_of[facts["old"]] == names.box.building_of[facts["new"]]:
        return _("All buildings are the same, and so is the replacement ({building}).").format(building=new)
    return _("All buildings are the same ({old}): the last is replaced ({new}).").format(old=old, new=new)


@told("reshuffled", actor=lambda _facts: NOBODY, kind=CARDS, sound="shuffle")
def reshuffled(facts: Facts, names: Names) -> str:
    count = facts["count"]
    text = ngettext(
        "The discard pile is shuffled, {count} card.", "The discard pile is shuffled, {count} cards.", count
    )  # fmt: skip
    return text.format(count=count)


untold("discarded", actor=lambda _facts: NOBODY, still="whoever resolves a building sees its cards go")
untold("round_ended", actor=lambda _facts: NOBODY, still="the next row, or the plague, shows it")


# Phase C.


# -- what is asked ---------------------------------------------------------------------------------------------------
def enter_label(option: str, ask: Ask, view: View, names: Names) -> str:
    slot = value(option)
    return _("Enter {building}").format(building=names.plain_place(view.row[slot], slot))


@question(
    "enter.chosen", labels={"enter": enter_label, "play_pass": N_("Play a Pass")}, believes=True, waiting="enter",
    help="topic:enter",
)  # fmt: skip
def enter_chosen(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("Then you announce how many cards you lay there, and lay them face down.")
    if "play_pass" in ask.options:
        why += " " + _("With a Pass the others go first.")
    return Prompt(_("Enter which building?"), why)


def number_label(option: str, ask: Ask, view: View, names: Names) -> str:
    count = value(option)
    return cards_counted(count) if count else _("No cards")


@question(
    "enter.announced", labels={"number": number_label}, waiting="enter", help="topic:enter"
)  # fmt: skip
def announce(ask: Ask, view: View, names: Names) -> Prompt:
    slot = ask.memo["slot"]
    place = names.plain_place(view.row[slot], slot)
    title = _("How many cards do you lay in {building}?").format(building=place)
    return Prompt(title, own_fit(view, slot, names))


def own_fit(view: View, slot: int, names: Names) -> str:
    """How the own hand fits a building: what brings no rat there."""
    box, hand = names.box, view.hand[view.viewer]
    estate = box.building_estate[view.building(slot)]
    fits = sum(box.kind[card] == "joker" or box.estate[card] == estate for card in hand)
    text = ngettext(
        "{count} card of your hand brings influence and no rat there.",
        "{count} cards of your hand bring influence and no rats there.", fits,
    )  # fmt: skip
    return text.format(count=fits)


def lay_label(option: str, ask: Ask, view: View, names: Names) -> str:
    return _("Lay {card}").format(card=names.plain_card(value(option)))


@question(
    "enter.laid", labels={"card": lay_label}, waiting="enter", at_once=True, help="topic:enter"
)  # fmt: skip
def lay(ask: Ask, view: View, names: Names) -> Prompt:
    left, slot = ask.memo["left"], view.slot_of(view.viewer)
    text = ngettext("Lay {count} card", "Lay {count} cards", left)
    title = text.format(count=left)
    if slot >= 0:
        text = ngettext("Lay {count} card in {building}", "Lay {count} cards in {building}", left)
        title = text.format(count=left, building=names.plain_place(view.row[slot], slot))
    why = _("Face down: the others know only how many there are.")
    if view.laid[view.viewer]:
        why = _("Laid so far: {cards}.").format(cards=names.plain_cards(view.laid[view.viewer]))
    return Prompt(title, why)


@announced("enter", help="topic:enter")
def waiting_enter(who: str, view: View, names: Names) -> Prompt:
    left = len(view.waiting)
    text = ngettext(
        "{count} player still has to enter a building.", "{count} players still have to enter a building.", left
    )
    why = text.format(count=left) if left else _("Everybody else has entered one.")
    return Prompt(_("{name} enters a building").format(name=who), why)


# -- why not ---------------------------------------------------------------------------------------------------------
problem("no_pass", N_("you have no Pass card"))
problem("nobody_left", N_("everybody else has entered a building: nobody is left to go first"))
problem("not_in_hand", N_("this card is not in your hand"))


@problem("too_many", N_("you do not have so many cards that can be laid"))
def too_many(option: str, view: View, names: Names) -> str:
    fits = sum(names.box.kind[card] not in ("gold", "pass") for card in view.hand[view.viewer])
    if fits == len(view.hand[view.viewer]):
        text = ngettext("you have only {count} card in hand", "you have only {count} cards in hand", fits)
    else:
        text = ngettext("you can lay only {count} card: Gold and Passes stay in hand",
                        "you can lay only {count} cards: Gold and Passes stay in hand", fits)  # fmt: skip
    return text.format(count=fits)


@problem("cannot_be_laid", N_("Gold and Passes are not laid"))
def cannot_be_laid(option: str, view: View, names: Names) -> str:
    """Each for its own reason (RAT-6)."""
    if kind(option) != "card":
        return ""
    if names.box.kind[value(option)] == "gold":
        return _("Gold stays in your hand: it counts at the end")
    return _("a Pass is played before you enter a building")


# -- what is told ----------------------------------------------------------------------------------------------------
@told("entered", kind=PLACES, own_line=True, sound="rattus_cartus/disc", turn_begins=True, weight=1)
def entered(facts: Facts, names: Names) -> str:
    return _("{who} enters {building}.").format(who=names.seat(facts["seat"]), building=place_of(facts, names))


@told("passed", kind=PLACES, own_line=True, sound="rattus_cartus/pass", weight=1)
def passed(facts: Facts, names: Names) -> str:
    return _("{who} plays a Pass.").format(who=names.seat(facts["seat"]))


@told("announced", kind=PLACES, sound="card_place", weight=1, turn_ends=True)
def announced_number(facts: Facts, names: Names) -> str:
    who, count = names.seat(facts["seat"]), facts["count"]
    if not count:
        return _("{who} lays no cards.").format(who=who)
    return _("{who} announces {cards}.").format(who=who, cards=cards_counted(count))


@told("laid", shows=(), kind=PLACES)
def laid(facts: Facts, names: Names) -> str | None:
    """For whoever laid them; the others know all there is to know from the number."""
    if not facts.get("cards"):
        return None
    return _("{who} lays {cards}.").format(who=names.seat(facts["seat"]), cards=names.cards(facts["cards"]))


# Phase B, the supply.

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
def supply_chosen(ask: Ask, view: View, names: Names) -> Prompt:
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
