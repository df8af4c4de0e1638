"""What the Emperor asks. No pygame here."""

from __future__ import annotations

from game.citadels.lang import N_, _
from game.citadels.rules.state import View
from game.citadels.words.names import Names, seal
from game.citadels.words.records import ability, announced, problem, question
from game.kernel.steps import Ask
from game.table.words import Prompt

ability("emperor", N_("Give the crown …"))
GIVE = {"seat": N_("Give {name} the crown")}


@question("emperor.give_crown", labels=GIVE)
def give_crown(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("You must give it away, and take 1 gold or 1 random card from whoever gets it.")
    return Prompt(_("Who gets the crown?"), why, seal(view.rank))


problem("has_crown", N_("this player wears the crown already"))


@question("emperor.give_crown_late", labels=GIVE, waiting="crown")
def give_crown_late(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("You lost the ability of your turn, but the crown still moves. You take nothing for it.")
    return Prompt(_("Who gets the crown?"), why, seal(4))


@announced("crown", help="card:emperor")
def others_wait_for_crown(who: str, view: View, names: Names) -> Prompt:
    why = _("At the end of the round the killed or bewitched rank 4 still moves the crown.")
    return Prompt(_("{name} gives the crown to somebody").format(name=who), why, seal(4))


@question(
    "emperor.take_tribute", labels={"gold": N_("Take 1 gold"), "card": N_("Take 1 random card")}, waiting="tribute"
)  # fmt: skip
def take_tribute(ask: Ask, view: View, names: Names) -> Prompt:
    who = names.plain_seat(ask.memo["receiver"])
    text = _("{name} wears the crown now and gives you what you choose; a card is drawn from the hand by chance.")
    return Prompt(_("1 gold or 1 card from {name}?").format(name=who), text.format(name=who), seal(view.rank))


@announced("tribute", help="card:emperor")
def others_wait_for_tribute(who: str, view: View, names: Names) -> Prompt:
    giver = names.plain_seat(view.crown)
    why = _("{name} has received the crown and gives something for it.").format(name=giver)
    return Prompt(_("{name} chooses between 1 gold and 1 card").format(name=who), why, seal(view.rank))
