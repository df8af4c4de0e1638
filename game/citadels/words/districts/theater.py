"""The Theater. No pygame here."""

from __future__ import annotations

from game.citadels.lang import N_, _
from game.citadels.rules.state import View
from game.citadels.words.names import Names
from game.citadels.words.records import announced, question, told, unless_own
from game.kernel.events import Facts
from game.kernel.steps import Ask
from game.table.words import Prompt


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
