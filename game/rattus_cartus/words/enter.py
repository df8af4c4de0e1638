"""Phase C: entering buildings and laying cards. No pygame here."""

from __future__ import annotations

from game.kernel.events import Facts
from game.kernel.options import kind, value
from game.kernel.steps import Ask
from game.rattus_cartus.lang import N_, _, ngettext
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.words.names import Names
from game.rattus_cartus.words.pieces import cards_counted, place_of
from game.rattus_cartus.words.records import PLACES, announced, problem, question, told
from game.table.words import Prompt


# -- what is asked ---------------------------------------------------------------------------------------------------
def enter_label(option: str, ask: Ask, view: View, names: Names) -> str:
    slot = value(option)
    return _("Enter {building}").format(building=names.plain_place(view.row[slot], slot))


@question(
    "enter.chosen", labels={"enter": enter_label, "play_pass": N_("Play a Pass")}, believes=True, waiting="enter",
    help="topic:enter",
)  # fmt: skip
def chosen(ask: Ask, view: View, names: Names) -> Prompt:
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
        "{count} player has still to enter a building.", "{count} players have still to enter a building.", left
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
