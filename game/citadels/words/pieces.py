"""Pieces of words that several cards share. No pygame here."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.citadels.lang import _, listed, ngettext
from game.citadels.rules.state import View
from game.citadels.words.names import Names
from game.citadels.words.outlook.outcomes import possible_purses
from game.kernel.events import Facts
from game.kernel.options import kind, value


def minus(price: int | None) -> str:
    """The price as it stands on a button; nothing to pay shows nothing."""
    return f"  −{price}" if price else ""


def drawn(count: int, keep: int) -> str:
    """The words on a button that draws cards."""
    if keep < count:
        return _("Draw {count} cards, keep 1").format(count=count)
    return ngettext("Draw {count} card", "Draw {count} cards", count).format(count=count)


def if_played(told: Callable[[list[int]], str]) -> Callable[[str, View], str]:
    """What naming a character brings: whether somebody may play it, and with how much gold."""

    def words(option: str, view: View) -> str:
        if kind(option) != "rank":
            return ""
        purses = [gold for _seat, gold in possible_purses(value(option), view)]
        return told(purses) if purses else _("Nobody plays this character in this round.")

    return words


def lost_to(fact: str) -> Callable[[Facts], list[tuple[int, str]]]:
    """Whoever loses a district to somebody else may say something about it."""
    return lambda facts: [(facts[fact], "razed")] if facts[fact] != facts["seat"] else []


def cards_as_income(amount: int) -> str:
    """The words on the button of a character whose income is cards."""
    return ngettext("Income: {count} card", "Income: {count} cards", amount).format(count=amount)


def named_ranks(ranks: Sequence[int], names: Names) -> str:
    """Characters in a sentence."""
    return listed([names.rank(rank) for rank in ranks])


def seen(facts: Facts, names: Names) -> str:
    """What somebody saw in a hand, for those who know; it follows a sentence."""
    if "cards" not in facts:
        return ""
    if not facts["cards"]:
        return " " + _("The hand is empty.")
    return " " + _("Seen: {cards}.").format(cards=names.list_of_cards(facts["cards"]))
