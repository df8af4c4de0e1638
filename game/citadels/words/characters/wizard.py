"""What the Wizard asks and tells. No pygame here."""

from __future__ import annotations

from game.citadels.lang import N_, _
from game.citadels.rules.state import View
from game.citadels.words.names import Names, seal, seen
from game.citadels.words.records import ATTACKS, ability, question, told
from game.kernel.events import Facts
from game.kernel.steps import Ask
from game.table.words import Prompt

ability("wizard", N_("Look at a hand …"))


@question("wizard.look", labels={"seat": N_("Look at the hand of {name}")}, about="seat")
def look(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("You take 1 card from it: into your hand, or paid for and built at once.")
    return Prompt(_("At whose hand do you look?"), why, seal(view.rank))


@told("looked_at_hand", kind=ATTACKS, hit="other", sound="card_draw", weight=2)
def looked_at_hand(facts: Facts, names: Names) -> str:
    who, other = names.seat(facts["seat"]), names.seat(facts["other"])
    return _("{who} looks at the hand of {other}.").format(who=who, other=other) + seen(facts, names)


@question(
    "wizard.take", labels={"card": N_("Take {card}")}, reasons={"not_now": N_("a card of the other hand is chosen now")}
)  # fmt: skip
def take(ask: Ask, view: View, names: Names) -> Prompt:
    who = names.plain_seat(ask.memo["victim"])
    why = _("You must take one. Afterwards you keep it or build it at once.")
    return Prompt(_("Which card do you take from {name}?").format(name=who), why, seal(view.rank))


@question("wizard.keep_or_build", labels={"keep": N_("Keep it in hand")})
def keep_or_build(ask: Ask, view: View, names: Names) -> Prompt:
    title = _("Keep {card} or build it now?").format(card=names.plain_card(ask.memo["card"]))
    if len(ask.options) == 1:
        return Prompt(title, _("It cannot be built now."), seal(view.rank))
    return Prompt(title, _("Built now, it does not count towards your limit."), seal(view.rank))
