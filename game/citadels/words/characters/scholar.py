"""What the Scholar asks. No pygame here."""

from __future__ import annotations

from game.citadels.lang import N_, _, ngettext
from game.citadels.rules.characters.scholar import CARDS_DRAWN
from game.citadels.rules.state import View
from game.citadels.words.names import Names, seal
from game.citadels.words.records import ability, question
from game.kernel.steps import Ask
from game.table.words import Prompt


def _extra(view: View) -> str:
    count = min(CARDS_DRAWN, len(view.deck))
    return ngettext("Extra: draw {count} card", "Extra: draw {count} cards, keep 1", count).format(count=count)


ability("scholar", _extra)


@question(
    "scholar.keep", labels={"card": N_("Keep {card}")}, reasons={"not_now": N_("one of the cards drawn is chosen now")}
)  # fmt: skip
def keep(ask: Ask, view: View, names: Names) -> Prompt:
    return Prompt(_("Which card do you keep?"), _("The others are shuffled into the deck."), seal(view.rank))
