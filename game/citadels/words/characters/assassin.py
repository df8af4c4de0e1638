"""What the Assassin asks and tells. No pygame here."""

from __future__ import annotations

from game.citadels.lang import N_, _
from game.citadels.rules.state import View
from game.citadels.words.names import Names, if_played, seal
from game.citadels.words.records import ATTACKS, ability, problem, question, symbol, told
from game.kernel.events import Facts
from game.kernel.steps import Ask
from game.table.words import Prompt

ability("assassin", N_("Kill …"))


def _loses_its_turn(purses: list[int]) -> str:
    return _("Whoever plays it loses this round's turn.")


@question(
    "assassin.kill", labels={"rank": N_("Kill the {character}"), "pass": N_("Kill nobody now")},
    harmful=True, believes=True, leads_to=if_played(_loses_its_turn),
)  # fmt: skip
def kill(ask: Ask, view: View, names: Names) -> Prompt:
    why = _("Whoever plays that character stays silent and misses this round's turn. It may also be nobody's.")
    return Prompt(_("Whom do you kill?"), why, seal(view.rank))


problem("killed", N_("this character was killed"))
symbol("killed", N_("Killed by the Assassin: this character loses its turn in this round."))


def _murdering(facts: Facts) -> list[tuple[int, str]]:
    return [(facts["seat"], "murdering")]


@told(
    "killed", kind=ATTACKS, sound="kill", weight=2, remarks=_murdering,
    aside=N_("That was you: this round's turn is lost."),
    message=N_("You are the {character}: you were killed and miss this round's turn."),
)  # fmt: skip
def killed(facts: Facts, names: Names) -> str:
    return _("{who} kills the {character}.").format(who=names.seat(facts["seat"]), character=names.rank(facts["rank"]))
