"""The words of a plan: what is chosen, what it brings, and what is missing. No pygame here."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.steps import Ask
from game.rattus_cartus.lang import _, ngettext
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.words.names import Names
from game.table.words import Prompt


def cards_counted(count: int) -> str:
    """'3 cards', within a sentence."""
    return ngettext("{count} card", "{count} cards", count).format(count=count)


def stays(kind: str) -> str:
    """What stands on a card that cannot be laid."""
    return _("stays in hand") if kind == "gold" else _("played before entering")


def enough(count: int) -> str:
    """Why one more cannot be chosen."""
    text = ngettext("{count} card is chosen already", "{count} cards are chosen already", count)
    return text.format(count=count)


def still(count: int) -> str:
    """How many are missing."""
    return ngettext("{count} more card has to be chosen", "{count} more cards have to be chosen", count).format(
        count=count
    )


def card_brings(card: int, slot: int, view: View) -> str:
    """What a card is worth in a building."""
    box = view.box
    estate = box.building_estate[view.building(slot)]
    if box.kind[card] == "joker":
        return _("1 influence and no rat, in any building.")
    if box.kind[card] != "follower":
        return _("No influence and no rat; it counts in the announced number.")
    return _("1 influence and no rat.") if box.estate[card] == estate else _("1 influence, and 1 rat for you.")


def entering(slot: int, cards: Sequence[int], brings: str, view: View, names: Names, *, left: int) -> Prompt:
    """Which building with how many cards, and what they bring."""
    if slot < 0:
        count = _("{cards} chosen.").format(cards=cards_counted(len(cards))) + " " if cards else ""
        return Prompt(_("Enter a building"), count + _("Choose a building and the cards you lay there, in any order."))
    place = names.plain_place(view.row[slot], slot)
    if left >= 0:
        text = ngettext("Lay {count} card in {building}", "Lay {count} cards in {building}", left)
        return Prompt(text.format(count=left, building=place), brings)
    if not cards:
        return Prompt(_("Enter {building} without cards").format(building=place), brings)
    return Prompt(_("Enter {building} with {cards}").format(building=place, cards=cards_counted(len(cards))), brings)


def giving(ask: Ask, chosen: int, hand: int, names: Names) -> Prompt:
    """Cards that must be given, chosen all at once."""
    left, who = int(ask.memo["left"]), names.plain_seat(ask.memo["to"])
    title = _("Give {count} of your {hand} cards to {name}").format(count=left, hand=hand, name=who)
    told = _("{chosen} of {count} chosen.").format(chosen=chosen, count=left)
    return Prompt(title, told + " " + _("You choose; only {name} sees them.").format(name=who))


def give_button(count: int) -> str:
    return _("Give {count}").format(count=count)


def exchanging(ask: Ask, chosen: int) -> Prompt:
    """Cards discarded for rats."""
    left = int(ask.memo["left"])
    text = ngettext("Discard up to {count} card for a rat", "Discard up to {count} cards for as many rats", left)
    rats = ngettext("{count} card, {count} rat less.", "{count} cards, {count} rats less.", chosen)
    why = rats.format(count=chosen) if chosen else _("Each card that you discard takes a rat with it.")
    return Prompt(text.format(count=left), why)


def exchange_button(count: int) -> str:
    """Sends the cards away; with none it ends the exchange."""
    return _("Discard {count}").format(count=count) if count else _("Discard none")
