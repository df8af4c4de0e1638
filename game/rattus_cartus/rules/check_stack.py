"""Is what a loaded game waits for what its rules would wait for? The question is put once more and compared.

How it comes about in the state as it stands is declared beside the step that answers it (`asked`).
"""

from __future__ import annotations

import re

from game.kernel.steps import SHORT, Frame, Seat, full_name, game_of
from game.rattus_cartus.rules import asked, resolving
from game.rattus_cartus.rules.buildings import guard_tower
from game.rattus_cartus.rules.state import Game

OPTION = re.compile(r"[a-z_]{1,20}(:[0-9]{1,3})?")
MOST_OPTIONS = 200
GAME = game_of(__name__)
COUNTING = frozenset({"look.chosen", "sword.given", "guard_tower.given", "hospital.exchanged"})  # these use `left`


def fault(g: Game) -> str | None:
    """What is wrong with the stack of a loaded game whose other fields are sound."""
    if not g.stack:
        return None
    *below, top = g.stack
    if not _is_question(g, top):
        return "the pending question is damaged"
    name = SHORT[top[0]]
    if name not in COUNTING and (g.left, g.barred) != (0, -1):
        return "something is counted that is not asked"
    if below != _below(g, name, Seat(top[1]), below):
        return "what follows the question does not fit"
    return _question_fault(g, top)


def _is_question(g: Game, top: Frame) -> bool:
    if len(top) != 5 or top[1] not in range(g.box.players) or not isinstance(top[4], dict):
        return False
    options = top[2]
    if top[0] not in asked.QUESTIONS or not isinstance(options, list) or not 1 <= len(options) <= MOST_OPTIONS:
        return False
    return all(isinstance(word, str) and OPTION.fullmatch(word) for word in options)


def _below(g: Game, name: str, me: Seat, found: list[Frame]) -> list[Frame]:
    """What must wait below the question of this name."""
    if g.phase == "enter" or name == "supply.chosen":
        return []
    if g.phase == "supply":
        return [_frame("supply.go_on", me)]
    if name.startswith("sword."):
        return [_frame("resolving.actions", g.start), _frame("resolving.flutes", g.start)]
    if name.startswith("flute."):
        return [_frame("resolving.actions", g.start)]
    towers = name == "guard_tower.given"
    order = resolving.order(g)
    actor = g.premium if towers else me
    if actor not in order:
        return [*found, []]  # nobody who acts here
    rest = order[order.index(actor) + 1 :]
    expected = [_frame("resolving.close", g.start), *(_frame("action.turn", seat) for seat in reversed(rest))]
    return expected + (_victims(g, me, found[len(expected) :]) if towers else [])


def _victims(g: Game, me: Seat, found: list[Frame]) -> list[Frame]:
    """Those who give to the Guard Tower after this seat, clockwise; which of them is fixed when the action begins."""
    after = g.others(g.premium)
    after = after[after.index(me) + 1 :] if me in after else []
    safe = guard_tower.sheltered(g)
    possible = [_frame("guard_tower.give", seat) for seat in after if seat not in safe and g.hand[seat]]
    return [frame for frame in reversed(possible) if frame in found]


def _frame(name: str, seat: int) -> Frame:
    return [full_name(GAME, name), seat]


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
