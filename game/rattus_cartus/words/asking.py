"""How questions are put, out of the records: prompts, what others read, buttons, reasons. No pygame here."""

from __future__ import annotations

from game.kernel.options import kind, value
from game.kernel.steps import Ask
from game.rattus_cartus.lang import N_, _
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.words.contents import question
from game.rattus_cartus.words.names import Names
from game.table.words import Prompt

WORDS = {
    "use": N_("Use the action"), "decline": N_("Do without"), "play_pass": N_("Play a Pass"), "done": N_("Done"),
}  # fmt: skip


def prompt(ask: Ask, view: View, names: Names) -> Prompt:
    """For the player who is asked."""
    writer = question(ask.step).prompt
    return (
        writer(ask, view, names) if writer is not None else Prompt(_("Make a choice"), _("What can be chosen glows."))
    )


def label(option: str, ask: Ask, view: View, names: Names) -> str:
    """The words on the button that gives this answer: those of the question, or those of every question."""
    special = question(ask.step).labels.get(kind(option))
    if callable(special):
        words: str = special(option, ask, view, names)
        return words
    if special is not None:
        return _(special).format(card=names.plain_card(value(option))) if value(option) >= 0 else _(special)
    if value(option) < 0:
        return _(WORDS[option]) if option in WORDS else option.replace("_", " ").capitalize()
    return thing(option, view, names) or str(value(option))


def thing(option: str, view: View, names: Names) -> str:
    """The name of what an option is about; "" for a bare word or a number."""
    word, number = kind(option), value(option)
    if word == "card" and 0 <= number < len(names.box.kind):
        return names.plain_card(number)
    if word == "seat" and 0 <= number < len(names.seats):
        return names.plain_seat(number)
    if word in ("supply", "enter") and 0 <= number < len(view.row):
        return names.plain_place(view.row[number], number)
    if word == "look" and 0 <= number < len(view.nun_row):
        return names.nun_place(number)
    return ""
