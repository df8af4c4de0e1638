"""What the Seer asks. No pygame here."""

from __future__ import annotations

from game.citadels.lang import N_, _, listed
from game.citadels.rules.state import View
from game.citadels.words.names import Names, seal
from game.citadels.words.records import ability, question
from game.kernel.steps import Ask
from game.table.words import Prompt

ability("seer", N_("Take and give cards …"))


@question("seer.give", labels={"card": N_("Give {card}")})
def give(ask: Ask, view: View, names: Names) -> Prompt:
    first, *rest = [names.plain_seat(seat) for seat in ask.memo["receivers"]]
    why = _("Everybody you took a card from gets one of yours.")
    if rest:
        why = _("Everybody you took a card from gets one of yours. Then: {names}.").format(names=listed(rest))
    return Prompt(_("Which card do you give to {name}?").format(name=first), why, seal(view.rank))
