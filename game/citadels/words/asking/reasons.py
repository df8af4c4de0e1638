"""Why something cannot be done now: a sentence for every problem the rules can name. No pygame here."""

from __future__ import annotations

from game.citadels.lang import _
from game.citadels.rules import build
from game.citadels.rules.state import View
from game.citadels.words.asking.prices import asked_step, gold_missing, price_of
from game.citadels.words.contents import PROBLEMS, question
from game.citadels.words.names import Names
from game.kernel.steps import Problem, Seat

__all__ = ["build_problem", "gold_missing", "price_of", "reason"]


def reason(problem: Problem | None, option: str, view: View, names: Names) -> str:
    """The sentence for a problem, with numbers where they help ('1 gold short')."""
    special = question(asked_step(view)).reasons.get(problem or "")
    if special:
        return _(special)
    found = PROBLEMS.get(problem or "not_now", PROBLEMS["not_now"])
    return (found.writer(option, view, names) if found.writer is not None else "") or _(found.sentence)


def build_problem(view: View, card: int) -> Problem | None:
    """What keeps the viewer from building a hand card, read off the View (also outside the own turn)."""
    seat: Seat = view.viewer
    if view.seat != seat:
        return "not_now"
    return build.problem(view, seat, card)
