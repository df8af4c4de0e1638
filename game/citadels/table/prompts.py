"""The prompt: who must do what, and why; and the words on the buttons. No pygame here.

Known steps have sentences of their own. Everything else is put into words from the kinds of its options, so that no
rule ever needs a new widget or a new text to be playable.
"""

from __future__ import annotations

from game.citadels.rules.state import View
from game.citadels.table import prompts_cities, prompts_districts, prompts_others, prompts_roles, prompts_turn
from game.citadels.table.labels import label
from game.citadels.table.names import Names
from game.citadels.table.prompts_base import Prompt, Writer
from game.kernel.options import kind
from game.kernel.steps import Ask
from game.ui.lang import _

__all__ = ["PROMPTS", "Prompt", "label", "prompt", "waiting"]

PROMPTS: dict[str, Writer] = {
    **prompts_turn.PROMPTS,
    **prompts_roles.PROMPTS,
    **prompts_cities.PROMPTS,
    **prompts_districts.PROMPTS,
}
waiting = prompts_others.waiting


def prompt(ask: Ask, view: View, names: Names) -> Prompt:
    """For the player who is asked."""
    writer = PROMPTS.get(ask.step)
    if writer is not None:
        return writer(ask, view, names)
    return Prompt(_generic_title(ask), _generic_why(ask), view.rank)


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
