"""What the Navigator asks. No pygame here."""

from __future__ import annotations

from game.citadels.lang import N_, _
from game.citadels.rules.characters.navigator import AMOUNT
from game.citadels.rules.state import View
from game.citadels.words.names import Names, drawn, seal
from game.citadels.words.records import ability, question
from game.kernel.steps import Ask
from game.table.words import Prompt

ability("navigator", N_("4 gold or 4 cards …"))


def _gold(option: str, ask: Ask, view: View, names: Names) -> str:
    return _("Take {amount} gold").format(amount=AMOUNT)


def _cards(option: str, ask: Ask, view: View, names: Names) -> str:
    return drawn(min(AMOUNT, len(view.deck)), keep=AMOUNT)


@question("navigator.choose", labels={"gold": _gold, "cards": _cards})
def choose(ask: Ask, view: View, names: Names) -> Prompt:
    return Prompt(_("4 gold or 4 cards?"), _("In addition to what you gather."), seal(view.rank))
