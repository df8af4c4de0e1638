"""What the Artist asks and tells. No pygame here."""

from __future__ import annotations

from game.citadels.lang import N_, _
from game.citadels.rules.state import View
from game.citadels.words.names import Names, seal
from game.citadels.words.records import BUILDING, ability, problem, question, symbol, told
from game.kernel.events import Facts
from game.kernel.steps import Ask
from game.table.words import Prompt

ability("artist", N_("Beautify …"))


def _price(card: int, view: View, memo: Facts) -> int | None:
    return 1


@question("artist.beautify", labels={"district": N_("Beautify {card}")}, about="district", price=_price)
def beautify(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("Put 1 gold on a district of your city: it is worth 1 more for good. Up to two districts a turn.")
    return Prompt(_("Beautify which district?"), why, seal(view.rank))


problem("beautified", N_("there is gold on it already"))
problem("nothing_to_beautify", N_("every district here has its gold already"))
symbol("beautified", N_("Beautified by the Artist: it costs 1 more and scores 1 more."))


@told("beautified", kind=BUILDING, sound="coin", weight=2)
def beautified(facts: Facts, names: Names) -> str:
    return _("{who} beautifies {card} with 1 gold.").format(
        who=names.seat(facts["seat"]), card=names.card(facts["card"])
    )
