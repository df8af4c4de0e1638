"""Gathering gold or cards. No pygame here."""

from __future__ import annotations

from game.citadels.lang import N_, _
from game.citadels.rules import gather, queries
from game.citadels.rules.state import View
from game.citadels.words.names import Names
from game.citadels.words.pieces import drawn
from game.citadels.words.records import problem, question
from game.citadels.words.seal import seal
from game.kernel.steps import Ask
from game.table.words import Prompt


@question(
    "gather.keep", labels={"card": N_("Keep {card}")}, help="section:gather",
    reasons={"not_now": N_("one of the cards drawn is chosen now")},
)  # fmt: skip
def keep(ask: Ask, view: View, names: Names) -> Prompt:
    if len(ask.options) > 2:
        why = _("The others go under the deck, unseen by the other players.")
    else:
        why = _("The other one goes under the deck, unseen by the others.")
    return Prompt(_("Which card do you keep?"), why, seal(view.rank))


def gold_words(option: str, ask: Ask, view: View, names: Names) -> str:
    """What gathering gold brings, with what the own districts add."""
    extra = queries.answering(view, "gathers_gold")
    more = sum(extra[card] for card in view.city[view.viewer] if card in extra)
    return _("Take {amount} gold").format(amount=gather.GOLD_GATHERED + more)


def cards_words(option: str, ask: Ask, view: View, names: Names) -> str:
    """How many cards are drawn, and whether all are kept."""
    wanted = gather.cards_drawn(view, view.viewer)
    count = min(wanted, len(view.deck))
    return drawn(count, keep=count if queries.keeps_all(view, view.viewer) else 1)


problem("gathered", N_("you have gathered already"))
problem("deck_empty", N_("the deck is empty"))
