"""Is what a loaded game waits for what its rules would wait for? The question is put once more and compared.

How it comes about in the state as it stands is declared beside the step that answers it (`asked`).
"""

from __future__ import annotations

import re

from game.kernel.steps import NAME_OF, Frame, Seat, full_name, game_of
from game.la_citta.rules import asked, course
from game.la_citta.rules.state import Game

OPTION = re.compile(r"[a-z_]{1,20}(:[0-9]{1,3})?(/[a-z0-9_]{1,20})?")
MOST_OPTIONS = 5000
GAME = game_of(__name__)
OWN = {
    "politics": "politics_round.go_on", "migration": "migration.go_on", "demolition": "demolition.go_on",
    "feeding": "feeding.go_on",
}  # fmt: skip


def fault(g: Game) -> str | None:
    """What is wrong with the stack of a loaded game whose other fields are sound."""
    if not g.stack:
        return None
    *below, top = g.stack
    if not _is_question(g, top):
        return "the pending question is damaged"
    if below != _below(g, Seat(top[1])):
        return "what follows the question does not fit"
    return _question_fault(g, top)


def _is_question(g: Game, top: Frame) -> bool:
    if len(top) != 5 or top[1] not in range(g.box.players) or top[4] != {}:
        return False
    options = top[2]
    if top[0] not in asked.QUESTIONS or not isinstance(options, list) or not 1 <= len(options) <= MOST_OPTIONS:
        return False
    return all(isinstance(word, str) and OPTION.fullmatch(word) for word in options)


def _below(g: Game, me: Seat) -> list[Frame]:
    """The phases of this year that are still to come, and how this one goes on."""
    if g.phase == "placement":
        return []
    ahead = course.AHEAD[course.AHEAD.index(course.PHASES[g.phase]) + 1 :]
    return [*([NAME_OF[phase], g.start] for phase in reversed(ahead)), [full_name(GAME, OWN[g.phase]), me]]


def _question_fault(g: Game, top: Frame) -> str | None:
    """The rules, asked once more in one of the ways that lead to it, come to the same question."""
    *below, _ = g.stack
    for again in asked.QUESTIONS[top[0]]:
        twin = g.clone()
        twin.stack = below[:]
        try:
            again(twin, Seat(top[1]))
        except (ValueError, TypeError, LookupError, AttributeError):
            continue  # Unfit, or worse
        if twin.stack == [*below, top]:
            return None
    return "the pending question is not what the rules would ask"
