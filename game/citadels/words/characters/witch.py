"""What the Witch asks and tells. No pygame here."""

from __future__ import annotations

from game.citadels.lang import N_, _
from game.citadels.rules.state import View
from game.citadels.words.names import Names, if_played, seal
from game.citadels.words.records import ATTACKS, ability, announced, problem, question, symbol, told
from game.kernel.events import Facts
from game.kernel.options import kind
from game.kernel.steps import Ask
from game.table.words import Prompt

ability("witch", N_("Bewitch …"))


def _only_gathers(purses: list[int]) -> str:
    return _("Whoever plays it only gathers; then you play on in its place.")


@question(
    "witch.bewitch", labels={"rank": N_("Bewitch the {character}")}, harmful=True, believes=True,
    leads_to=if_played(_only_gathers), waiting="bewitch",
)  # fmt: skip
def bewitch(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("That character only gathers; then you play its turn with your own hand, gold and city.")
    return Prompt(_("Whom do you bewitch?"), why, seal(view.rank))


@announced("bewitch", help="card:witch")
def others_wait(who: str, view: View, names: Names) -> Prompt:
    why = _("That character will only gather; then the Witch plays its turn.")
    return Prompt(_("{name} bewitches a character").format(name=who), why, seal(view.rank))


@problem("bewitched", N_("this character is bewitched"))
def is_bewitched(option: str, view: View, names: Names) -> str:
    if view.resumed and kind(option) == "ability":
        return _("the crown does not come to the Witch")
    return ""


symbol("bewitched", N_("Bewitched: it only gathers, then the Witch plays on in its place."))


@told(
    "bewitched", kind=ATTACKS, sound="bewitch", weight=2,
    aside=N_("That was you: you only gather, and the Witch plays your turn."),
    message=N_("You are the {character}: you were bewitched. You only gather; the Witch plays your turn."),
)  # fmt: skip
def bewitched(facts: Facts, names: Names) -> str:
    text = _("{who} bewitches the {character}.")
    return text.format(who=names.seat(facts["seat"]), character=names.rank(facts["rank"]))


@told("resumed", sound="bewitch")
def resumed(facts: Facts, names: Names) -> str:
    text = _("{who} plays on in place of the bewitched {character}.")
    return text.format(who=names.seat(facts["seat"]), character=names.rank(facts["rank"]))
