"""What the Magician asks and tells. No pygame here."""

from __future__ import annotations

from game.citadels.lang import N_, _, ngettext
from game.citadels.rules.state import View
from game.citadels.words.names import Names, seal
from game.citadels.words.records import ATTACKS, ability, problem, question, told, unless_own
from game.kernel.events import Facts
from game.kernel.steps import Ask
from game.table.words import Prompt

ability("magician", N_("Swap or discard …"))


@question(
    "magician.swap_or_discard", labels={"card": N_("Discard {card}"), "seat": N_("Swap hands with {name}")},
    at_once=True,
)  # fmt: skip
def swap_or_discard(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("Click a player to swap hands, or cards in your hand to discard them and draw as many.")
    return Prompt(_("Swap hands or discard cards?"), why, seal(view.rank))


def _done(option: str, ask: Ask, view: View, names: Names) -> str:
    count = len(ask.memo.get("chosen", []))
    return ngettext("Discard {count} card", "Discard {count} cards", count).format(count=count)


@question("magician.discard_more", labels={"card": N_("Discard {card}"), "done": _done})
def discard_more(ask: Ask, view: View, names: Names) -> Prompt:
    count = len(ask.memo.get("chosen", []))
    text = ngettext(
        "{count} card goes under the deck, and you draw {count}. Choose more, or confirm.",
        "{count} cards go under the deck, and you draw {count}. Choose more, or confirm.",
        count,
    )
    return Prompt(_("Discard which cards?"), text.format(count=count), seal(view.rank))


problem("yourself", N_("these are your own cards"))


@told("hands_swapped", kind=ATTACKS, loser=unless_own("other"), sound="shuffle", weight=2)
def hands_swapped(facts: Facts, names: Names) -> str:
    who, other = names.seat(facts["seat"]), names.seat(facts["other"])
    told = [_("{who} swaps hands with {other}.").format(who=who, other=other)]
    if facts.get("got"):
        told.append(_("Received: {cards}.").format(cards=names.list_of_cards(facts["got"])))
    if facts.get("gave"):
        told.append(_("Given away: {cards}.").format(cards=names.list_of_cards(facts["gave"])))
    return " ".join(told)
