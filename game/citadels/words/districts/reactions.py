"""Unique districts that answer to what others do. No pygame here."""

from __future__ import annotations

from game.citadels.lang import N_, _
from game.citadels.rules.state import View
from game.citadels.words.names import Names
from game.citadels.words.pieces import minus
from game.citadels.words.records import BUILDING, announced, costs, question, told
from game.citadels.words.seal import seal
from game.kernel.events import Facts
from game.kernel.steps import Ask
from game.table.words import Prompt

# -- Graveyard -------------------------------------------------------------------------------------------------------
RESCUE = 1
costs("graveyard", RESCUE)


def _take(option: str, ask: Ask, view: View, names: Names) -> str:
    return _("Take {card}").format(card=names.plain_card(ask.memo["card"])) + minus(RESCUE)


@question(
    "reactions.save", labels={"use": _take, "pass": N_("Let it go")}, waiting="graveyard", help="card:graveyard"
)  # fmt: skip
def save(ask: Ask, view: View, names: Names) -> Prompt:
    card = names.plain_card(ask.memo["card"])
    why = _("The Graveyard lets you pay 1 gold and take it into your hand.")
    return Prompt(_("{card} was destroyed. Take it?").format(card=card), why)


@announced("graveyard", help="card:graveyard")
def others_wait_for_graveyard(who: str, view: View, names: Names) -> Prompt:
    why = _("The Graveyard lets its owner pay 1 gold and take the destroyed district.")
    return Prompt(_("{name} decides about the destroyed district").format(name=who), why)


@told("saved", kind=BUILDING, sound="card_draw", weight=2)
def saved(facts: Facts, names: Names) -> str:
    text = _("{who} pays 1 gold and takes {card} into the hand ({source}).")
    source = names.source("graveyard")
    return text.format(who=names.seat(facts["seat"]), card=names.card(facts["card"]), source=source)


# -- Hospital --------------------------------------------------------------------------------------------------------
def _stay_silent(option: str, ask: Ask, view: View, names: Names) -> str:
    return _("Go on") if len(ask.options) == 1 else _("Stay silent")


@question(
    "reactions.recover", labels={"pass": _stay_silent, "reveal": N_("Reveal and gather")},
    waiting="hospital", help="card:hospital",
)  # fmt: skip
def recover(ask: Ask, view: View, names: Names) -> Prompt:
    character = names.plain_rank(view.rank)
    title = _("The killed {character} is called").format(character=character)
    if len(ask.options) > 1:
        why = _("That is you. The Hospital lets you reveal the card and gather; or you stay silent.")
        return Prompt(title, why, seal(view.rank))
    return Prompt(title, _("That is not you: your Hospital has nothing to do."), seal(view.rank))


@announced("hospital", help="card:hospital")
def others_wait_for_hospital(who: str, view: View, names: Names) -> Prompt:
    text = _("The killed {character} was called. The owner of the Hospital is asked every time.")
    why = text.format(character=names.plain_rank(view.rank))
    return Prompt(_("{name} decides about the Hospital").format(name=who), why, seal(view.rank))
