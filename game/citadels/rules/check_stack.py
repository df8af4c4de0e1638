"""Is what a loaded game waits for what its rules would wait for? Each question is asked once more and compared.

How a question comes about in the state as it stands is declared beside the step that answers it (`asked`).
"""

from __future__ import annotations

import re

from game.citadels.rules import asked, queries
from game.citadels.rules.state import NOBODY, Game
from game.kernel.steps import SHORT, Frame, Seat, find, full_name, game_of

OPTION = re.compile(r"[a-z_]{1,20}(:[0-9]{1,2}(/[a-z_]{1,20})?)?")
MOST_OPTIONS = 400
GAME = game_of(__name__)

DRAFT = frozenset({"draft.keep", "draft.put_aside"})
GOES_ON = "turn.character_goes_on"  # below the gathering of characters that gather before anything else
AFTER_GATHERING = (*asked.MENU, "turn.after_gathering")  # and of those that are threatened


def fault(g: Game) -> str | None:
    """What is wrong with the stack of a loaded game whose other fields are sound."""
    if not g.stack:
        return None
    try:
        for frame in g.stack:
            find(frame[0])
    except LookupError as error:
        return str(error)
    *below, top = g.stack
    if any(len(frame) != 2 or frame[1] not in range(g.box.players) for frame in below):
        return "the stack of things to do is damaged"
    return _frame_fault(g, top) or _place_fault(g, below, top) or _question_fault(g, top)


def _name(frame: Frame) -> str:
    """What the step of a frame is called within this game; empty for anything else."""
    short = SHORT.get(frame[0], "") if isinstance(frame[0], str) else ""
    return short if frame[0] == full_name(GAME, short) else ""


def _frame_fault(g: Game, top: Frame) -> str | None:
    """The pending question has its five parts, and options that are words."""
    if len(top) != 5 or top[1] not in range(g.box.players) or not isinstance(top[4], dict):
        return "the pending question is damaged"
    if top[0] not in asked.QUESTIONS:
        return "the pending question is damaged"
    options = top[2]
    if not isinstance(options, list) or not 1 <= len(options) <= MOST_OPTIONS:
        return "the pending question has no options"
    words = all(isinstance(word, str) and OPTION.fullmatch(word) for word in options)
    return None if words else "the pending options are not those of the rules"


def _place_fault(g: Game, below: list[Frame], top: Frame) -> str | None:
    """The question comes at a moment at which it is asked, and what follows on it belongs to the seat on turn."""
    name, names, question = _name(top), tuple(_name(frame) for frame in below), asked.QUESTIONS[top[0]]
    in_its_place = names in question.at or (question.gathering and _gathers_first(names))
    if not in_its_place or (name in DRAFT) != (g.phase == "draft"):
        return "the pending question comes at another time"
    if ("round.after_draft" in names) != (g.phase == "draft" and bool(queries.answering(g, "after_draft"))):
        return "what follows the draft does not fit"
    if (g.seat == NOBODY) != question.between:
        return "the pending question does not fit whose turn it is"
    if any(not name.startswith("round.") and frame[1] != g.seat for name, frame in zip(names, below, strict=True)):
        return "the stack of things to do belongs to another seat"
    return None if g.seat == NOBODY or _course_fits(g, names) else "the turn takes another course"


def _gathers_first(names: tuple[str, ...]) -> bool:
    """Whether what waits below is a gathering at which nothing else is possible."""
    return names == AFTER_GATHERING or (
        names[:-1] == asked.CALLED and (names[-1] == GOES_ON or names[-1] in asked.COURSES)
    )


def _course_fits(g: Game, names: tuple[str, ...]) -> bool:
    """Turns of gathering alone, and characters that gather first, take a course of their own."""
    if any(there_is(g) != (name in names) for name, there_is in asked.COURSES.items()):
        return False
    return GOES_ON not in names or bool(g.acting().gathers_first)


def _question_fault(g: Game, top: Frame) -> str | None:
    """The rules, asked once more, come to the same question."""
    twin = g.clone()
    twin.stack = []
    try:
        asked.QUESTIONS[top[0]].again(twin, Seat(top[1]), top[4])
        twin.run()
    except (asked.Unfit, ValueError, TypeError, LookupError, AttributeError, StopIteration):
        return "the pending question is not what the rules would ask"
    return None if twin.stack == [top] else "the pending options are not those of the rules"
