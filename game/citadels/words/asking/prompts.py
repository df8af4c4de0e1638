"""The prompt: who must do what, and why; and what the others read meanwhile. No pygame here.

Known steps have sentences of their own. Everything else is put into words from the kinds of its options, so that no
rule ever needs a new widget or a new text to be playable.
"""

from __future__ import annotations

from game.citadels.lang import _, language
from game.citadels.rules.state import View
from game.citadels.words.asking.labels import label
from game.citadels.words.contents import ANNOUNCED, question
from game.citadels.words.names import Names
from game.citadels.words.seal import seal
from game.kernel.options import kind
from game.kernel.steps import Ask
from game.table.words import Prompt

__all__ = ["Prompt", "label", "prompt", "waiting"]


def prompt(ask: Ask, view: View, names: Names) -> Prompt:
    """For the player who is asked."""
    writer = question(ask.step).prompt
    if writer is not None:
        return writer(ask, view, names)
    return Prompt(_generic_title(ask), _generic_why(ask), seal(view.rank))


def waiting(seat: int, title: str, view: View, names: Names) -> Prompt:
    """While somebody else is asked; `title` is the public one of the ask."""
    who = names.plain_seat(seat)
    if title in ANNOUNCED:
        return ANNOUNCED[title].prompt(who, view, names)
    if view.rank:
        return _turn(who, view, names)
    return Prompt(_("{name} is deciding").format(name=who), "")


def _turn(who: str, view: View, names: Names) -> Prompt:
    character = names.plain_rank(view.rank)
    why = names.character(view.rank).short.get(language())
    if view.resumed:
        text = _("{name} plays on in place of the bewitched {character}")
        return Prompt(text.format(name=who, character=character), why, seal(view.rank))
    if view.rank == view.bewitched and not view.gathered:
        text = _("The {character} is bewitched and only gathers; then the Witch plays on.")
        why = text.format(character=character)
    return Prompt(_("{name} plays the {character}").format(name=who, character=character), why, seal(view.rank))


def _generic_title(ask: Ask) -> str:
    kinds = {kind(word) for word in ask.options} - {"pass", "done"}
    titles = {
        "card": _("Choose a card"),
        "seat": _("Choose a player"),
        "rank": _("Choose a character"),
        "district": _("Choose a district"),
        "type": _("Choose a type of district"),
        "build": _("Build which district?"),
        "use": _("Use which district?"),
        "amount": _("How many?"),
    }
    if len(kinds) == 1:
        return titles.get(next(iter(kinds)), _("Make a choice"))
    return _("Make a choice")


def _generic_why(ask: Ask) -> str:
    words = set(ask.options)
    if "done" in words and ask.group:
        return _("Choose one after the other; confirm when you are done.")
    if "pass" in words:
        return _("What can be chosen glows. You may also do without.")
    return _("What can be chosen glows.")
