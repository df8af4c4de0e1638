"""Why a character is not among those to choose from: only what the viewer saw or can conclude. No pygame here."""

from __future__ import annotations

from game.citadels.lang import _
from game.citadels.rules.draft import last_takes_both
from game.citadels.rules.plans import KEEP, LOSE_ONE
from game.citadels.rules.state import View
from game.citadels.words.contents import QUESTIONS

DRAFT_STEPS = tuple(step for step, record in QUESTIONS.items() if record.waiting == "draft")


def not_in_draft(rank: int, view: View) -> str:
    """Where this character is, as far as the one who is asked knows it."""
    me = view.viewer
    if rank in view.face_up:
        return _("set aside face up: nobody has this character this round")
    if rank in view.roles[me]:
        return _("you have chosen this character already")
    if rank in view.aside[me]:
        return _("you have discarded this character yourself: nobody has it this round")
    if view.picked == 0:
        if last_takes_both(view):
            return _("it lies face down: only the last to choose can still take it")
        return _("it lies face down: nobody has this character this round")
    return _taken(view) if _is_taken(rank, view) else _("another player has chosen it, or it lies face down")


def _taken(view: View) -> str:
    return _("the other player has chosen it") if view.box.players == 2 else _("another player has chosen it")


def _is_taken(rank: int, view: View) -> bool:
    """Whether it must be in somebody's hand: no card lies face down, or it was seen, and none went aside since."""
    if not view.face_down:
        return True
    seen = view.seen[view.viewer]
    known = len(seen) > 1 and rank in seen[0]
    return known and all(act == KEEP or (act != LOSE_ONE and view.order[place] == view.viewer)
                         for place, act in view.box.plan[: view.picked])  # fmt: skip
