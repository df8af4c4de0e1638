"""What the Thief asks and tells. No pygame here."""

from __future__ import annotations

from game.citadels.lang import N_, _, ngettext
from game.citadels.rules.state import View
from game.citadels.words.names import Names, if_played, seal
from game.citadels.words.records import ATTACKS, ability, question, symbol, told
from game.kernel.events import Facts
from game.kernel.steps import Ask
from game.table.words import NOBODY, Prompt

ability("thief", N_("Rob …"))


def _gets_the_purse(purses: list[int]) -> str:
    least, most = min(purses), max(purses)
    if least == most:
        text = ngettext(
            "When it is called you get all its gold: {count} at this moment.",
            "When it is called you get all its gold: {count} at this moment.",
            most,
        )
        return text.format(count=most)
    text = _("When it is called you get all its gold: from {least} to {most} at this moment, if anybody plays it.")
    return text.format(least=least, most=most)


@question(
    "thief.rob", labels={"rank": N_("Rob the {character}"), "pass": N_("Rob nobody now")},
    harmful=True, believes=True, leads_to=if_played(_gets_the_purse),
    reasons={"rank_1": N_("rank 1 cannot be robbed")},
)  # fmt: skip
def rob(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("When that character is called, you get all its player's gold.")
    return Prompt(_("Whom do you rob?"), why, seal(view.rank))


symbol("robbed", N_("Robbed: the Thief gets all its gold when it is called."))


@told("theft_announced", kind=ATTACKS, sound="theft", weight=2, aside=N_("That was you."))
def theft_announced(facts: Facts, names: Names) -> str:
    return _("{who} is going to rob the {character}.").format(
        who=names.seat(facts["seat"]), character=names.rank(facts["rank"])
    )


def _victim(facts: Facts) -> int:
    return int(facts["seat"]) if facts["amount"] > 0 else NOBODY


def _remarks(facts: Facts) -> list[tuple[int, str]]:
    return [(facts["seat"], "robbed"), (facts["thief"], "robbing")] if facts["amount"] > 0 else []


@told("robbed", kind=ATTACKS, actor="thief", loser=_victim, hit="seat", weight=2, remarks=_remarks)
def robbed(facts: Facts, names: Names) -> str:
    thief, victim, amount = names.seat(facts["thief"]), names.seat(facts["seat"]), facts["amount"]
    if facts["thief"] == facts["seat"]:
        return _("{thief} robs an own character: nothing changes.").format(thief=thief)
    if not amount:
        return _("{thief} finds no gold with {victim}.").format(thief=thief, victim=victim)
    return _("{thief} steals {amount} gold from {victim}.").format(thief=thief, amount=amount, victim=victim)
