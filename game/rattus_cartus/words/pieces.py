"""Pieces of words that several phases share. No pygame here."""

from __future__ import annotations

from game.kernel.events import Facts
from game.rattus_cartus.lang import _, ngettext
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.words.names import Names


def cards_drawn(count: int) -> str:
    """On a button, or within a row of what an action brings."""
    return ngettext("draw {count} card", "draw {count} cards", count).format(count=count)


def rats_away(count: int) -> str:
    """Likewise."""
    return ngettext("discard {count} rat", "discard {count} rats", count).format(count=count)


def looks(count: int) -> str:
    """Likewise."""
    return ngettext("look at {count} nun card", "look at {count} nun cards", count).format(count=count)


def rats_counted(count: int) -> str:
    """So many rats, within a sentence."""
    return ngettext("{count} rat", "{count} rats", count).format(count=count) if count else _("no rats")


def cards_counted(count: int) -> str:
    """So many cards, within a sentence."""
    return ngettext("{count} card", "{count} cards", count).format(count=count)


def hand_counted(count: int) -> str:
    """So many cards in a hand."""
    text = ngettext("{count} card in hand", "{count} cards in hand", count)
    return text.format(count=count) if count else _("no cards in hand")


def place_of(facts: Facts, names: Names) -> str:
    """The building an event speaks of, with its place in the row."""
    return names.building(facts["card"], facts["slot"])


def here(view: View, names: Names) -> str:
    """The building that is being resolved, in plain words."""
    return names.plain_place(view.row[view.slot], view.slot) if view.slot >= 0 else ""


def rats_shown(view: View, seat: int) -> bool:
    """Whether the viewer is told this seat's rats: the own ones, all of them at the end or by the set-up (RAT-53)."""
    return seat == view.viewer or view.phase == "over" or "open_rats" in view.box.setup.options


def markers_counted(count: int) -> str:
    """So many victory-point markers."""
    return ngettext("{count} victory-point marker", "{count} victory-point markers", count).format(count=count)
