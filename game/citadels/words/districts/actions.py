"""Unique districts their owner uses once per turn. No pygame here."""

from __future__ import annotations

from game.citadels.lang import N_, _
from game.citadels.rules.state import View
from game.citadels.words.names import Names
from game.citadels.words.pieces import lost_to
from game.citadels.words.records import ATTACKS, costs, problem, question, told, unless_own, untold
from game.citadels.words.seal import seal
from game.kernel.events import Facts
from game.kernel.steps import Ask
from game.table.words import Prompt

untold("used", still="what the district does is an event of its own")


# -- Laboratory ------------------------------------------------------------------------------------------------------
@question("actions.discard_for_gold", labels={"card": N_("Discard {card}")}, help="card:laboratory")
def discard_for_gold(ask: Ask, view: View, names: Names) -> Prompt:
    return Prompt(_("Discard which card for 2 gold?"), _("It goes under the deck."), seal(view.rank))


# -- Smithy ----------------------------------------------------------------------------------------------------------
costs("smithy", 2)


# -- Armory ----------------------------------------------------------------------------------------------------------
@question(
    "actions.raze", labels={"district": N_("Destroy {card}")}, harmful=True, about="district", help="card:armory",
    any_city=True,
)  # fmt: skip
def raze(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("The Armory is destroyed with it. Neither Keep nor Bishop nor Great Wall protects against this.")
    return Prompt(_("Destroy a district with the Armory?"), why, seal(view.rank))


problem("itself", N_("it cannot name itself"))
problem("no_target", N_("there is no district it could destroy"))


@told("razed", kind=ATTACKS, loser=unless_own("owner"), sound="destroy", weight=2, remarks=lost_to("owner"))
def razed(facts: Facts, names: Names) -> str:
    who, card, armory = names.seat(facts["seat"]), names.card(facts["card"]), names.card(facts["armory"])
    if facts["owner"] == facts["seat"]:
        return _("{who} destroys {armory} and with it {card} in their own city.").format(
            who=who, armory=armory, card=card
        )
    text = _("{who} destroys {armory} and with it {card} in the city of {owner}.")
    return text.format(who=who, armory=armory, card=card, owner=names.seat(facts["owner"]))
