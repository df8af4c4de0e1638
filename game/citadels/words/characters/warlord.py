"""What the Warlord asks and tells. No pygame here."""

from __future__ import annotations

from game.citadels.lang import N_, _
from game.citadels.rules.characters import warlord
from game.citadels.rules.state import View
from game.citadels.words.names import Names, lost_to, seal
from game.citadels.words.records import ATTACKS, ability, question, told, unless_own
from game.kernel.events import Facts
from game.kernel.steps import Ask
from game.table.words import Prompt

ability("warlord", N_("Destroy …"))


def _price(card: int, view: View, memo: Facts) -> int | None:
    return warlord.cost(view, card)


@question(
    "warlord.destroy", labels={"district": N_("Destroy {card}"), "pass": N_("Keep the peace")},
    harmful=True, about="district", price=_price,
    any_city=True,
)  # fmt: skip
def destroy(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("It costs 1 gold less than the district; what can be destroyed shows its price.")
    return Prompt(_("Destroy a district?"), why, seal(view.rank))


@told("destroyed", kind=ATTACKS, loser=unless_own("owner"), sound="destroy", weight=2, remarks=lost_to("owner"))
def destroyed(facts: Facts, names: Names) -> str:
    who, card, price = names.seat(facts["seat"]), names.card(facts["card"]), facts["price"]
    if facts["owner"] == facts["seat"]:
        text = _("{who} destroys {card} in their own city for {price} gold.")
        text = text if price else _("{who} destroys {card} in their own city without paying.")
        return text.format(who=who, card=card, price=price)
    text = _("{who} destroys {card} in the city of {owner} for {price} gold.")
    text = text if price else _("{who} destroys {card} in the city of {owner} without paying.")
    return text.format(who=who, card=card, owner=names.seat(facts["owner"]), price=price)
