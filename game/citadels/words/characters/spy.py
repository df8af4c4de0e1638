"""What the Spy asks and tells. No pygame here."""

from __future__ import annotations

from game.citadels.cards.type_names import type_within
from game.citadels.lang import N_, _, ngettext
from game.citadels.rules.box import TYPES
from game.citadels.rules.state import View
from game.citadels.words.names import Names, seal, seen
from game.citadels.words.records import ATTACKS, ability, question, told
from game.kernel.events import Facts
from game.kernel.steps import Ask
from game.table.words import Prompt

ability("spy", N_("Spy …"))


@question("spy.choose_type", labels={"seat": N_("Spy on {name}")}, reasons={"not_now": N_("this is you")})
def choose_type(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("Then you name a type of district: for each such card in that hand you get 1 gold and 1 card.")
    return Prompt(_("On whom do you spy?"), why, seal(view.rank))


@question("spy.look")
def look(ask: Ask, view: View, names: Names) -> Prompt:
    who = names.plain_seat(ask.memo["victim"])
    text = _("You will see the hand of {name}: 1 gold from {name} and 1 card from the deck for each match.")
    return Prompt(_("Which type of district do you name?"), text.format(name=who), seal(view.rank))


@told("spied", kind=ATTACKS, hit="other", sound="card_draw", weight=2)
def spied(facts: Facts, names: Names) -> str:
    who, other, count = names.seat(facts["seat"]), names.seat(facts["other"]), facts["count"]
    text = ngettext(
        "{who} spies on {other}. Type: {type}, {count} match.",
        "{who} spies on {other}. Type: {type}, {count} matches.",
        count,
    )
    sentence = text.format(who=who, other=other, type=type_within(TYPES[facts["type"]]), count=count)
    return sentence + seen(facts, names)
