"""What the Marshal asks and tells. No pygame here."""

from __future__ import annotations

from game.citadels.lang import N_, _
from game.citadels.rules.characters import marshal
from game.citadels.rules.state import View
from game.citadels.words.names import Names, lost_to, seal
from game.citadels.words.records import ATTACKS, ability, problem, question, told, unless_own
from game.kernel.events import Facts
from game.kernel.options import value
from game.kernel.steps import Ask
from game.table.words import Prompt

ability("marshal", N_("Seize …"))


def _price(card: int, view: View, memo: Facts) -> int | None:
    return marshal.price(view, card)


@question(
    "marshal.seize", labels={"district": N_("Seize {card}"), "pass": N_("Keep the peace")},
    harmful=True, about="district", price=_price,
    any_city=True,
)  # fmt: skip
def seize(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("A district of cost 3 or less comes into your city; its owner gets the price shown.")
    return Prompt(_("Seize a district?"), why, seal(view.rank))


@problem("too_dear", N_("costs more than 3"))
def too_dear(option: str, view: View, names: Names) -> str:
    return _("costs {cost}: more than 3").format(cost=view.cost(value(option)))


@told("seized", kind=ATTACKS, loser=unless_own("owner"), sound="seize", weight=2, remarks=lost_to("owner"))
def seized(facts: Facts, names: Names) -> str:
    text = _("{who} seizes {card} from {owner}, who gets {price} gold.")
    who, owner = names.seat(facts["seat"]), names.seat(facts["owner"])
    return text.format(who=who, card=names.card(facts["card"]), owner=owner, price=facts["price"])
