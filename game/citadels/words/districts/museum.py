"""The Museum. No pygame here."""

from __future__ import annotations

from game.citadels.lang import N_, _
from game.citadels.rules.state import View
from game.citadels.words.names import Names
from game.citadels.words.records import GOODS, question, symbol, told
from game.citadels.words.seal import seal
from game.kernel.events import Facts
from game.kernel.steps import Ask
from game.table.words import Prompt


@question("museum.tuck", labels={"card": N_("Put {card} under the Museum")}, help="card:museum")
def tuck(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("It lies there face down and scores 1 point at the end of the game.")
    return Prompt(_("Which card goes under the Museum?"), why, seal(view.rank))


@told("tucked", shows=(), kind=GOODS, sound="card_place")
def tucked(facts: Facts, names: Names) -> str:
    text = _("{who} puts {card} face down under the Museum.")
    return text.format(who=names.seat(facts["seat"]), card=names.card(facts.get("card", -1)))


symbol("under", N_("Cards below the Museum: each of them scores 1 point at the end."))
