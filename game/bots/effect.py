"""Which answers change nothing: they are never ranked, recommended or numbered. Found by the rules themselves, in a few
games that fit what the seat knows; computer players choose without it, so that recorded games stay as they are.
"""

from __future__ import annotations

from collections.abc import Collection

from game.bots.mind import mind
from game.catalog import rules
from game.kernel.options import DONE, PASS
from game.kernel.rng import Rng
from game.kernel.rules import Impossible, ViewData
from game.kernel.saving import facts
from game.kernel.steps import Ask, StackState

WORLDS = 6  # what does nothing in all of them does nothing
MOST_FORCED = 4  # questions with one answer that may follow
DECLINES = frozenset({PASS, DONE})
COUNTED = frozenset({"answered"})


def without_effect(game: str, view: ViewData, ask: Ask) -> frozenset[str]:
    """The options after which all is as it was before them. Two sorts: an act of a menu after which the same menu is
    put again without it, and an answer that comes to the same as declining. Never all options, and never what declines
    itself. Empty for a View that no game fits."""
    suspects = [option for option in ask.options if option not in DECLINES]
    tallies = frozenset(mind(game).tallies)
    for number in range(WORLDS):
        if not suspects or len(ask.options) < 2:
            return frozenset()
        try:
            world: StackState = rules(game).determinize(view, Rng(number + 1))
        except (Impossible, LookupError, ValueError):
            return frozenset()
        world.log = None
        suspects = _idle_in(world, ask, suspects, tallies)
    return frozenset(suspects if len(suspects) < len(ask.options) else ())


def with_effect(game: str, view: ViewData, ask: Ask) -> Ask:
    """The same question without the options that change nothing."""
    idle = without_effect(game, view, ask)
    return ask._replace(options=[option for option in ask.options if option not in idle]) if idle else ask


def _idle_in(world: StackState, ask: Ask, suspects: list[str], tallies: Collection[str]) -> list[str]:
    declined = _after(world, PASS) if PASS in ask.options else None
    found = []
    for option in suspects:
        after = _after(world, option)
        if _is_back(world, after, option, tallies) or (declined is not None and _same(declined, after, COUNTED)):
            found.append(option)
    return found


def _same(one: StackState, other: StackState, but: Collection[str]) -> bool:
    """Whether two states store the same, but for these fields."""
    there = facts(other)
    return all(there[name] == fact for name, fact in facts(one).items() if name not in but)


def _after(world: StackState, option: str) -> StackState:
    """The world after this answer, and after those that nobody could give otherwise."""
    after, seat = world.clone(), world.stack[-1][1]
    after.choose(option)
    for _question in range(MOST_FORCED):
        ask = after.pending
        if ask is None or ask.seat != seat or len(ask.options) > 1 or ask.options[0] not in DECLINES:
            break
        after.choose(ask.options[0])
    return after


def _is_back(before: StackState, after: StackState, option: str, tallies: Collection[str]) -> bool:
    """Whether the same seat stands before the same question, with nothing less to choose than this."""
    if not after.stack or len(after.stack) != len(before.stack) or after.stack[:-1] != before.stack[:-1]:
        return False
    step, seat, options, _problem, memo = before.stack[-1]
    same = after.stack[-1]
    if len(same) != 5 or [step, seat, memo] != [same[0], same[1], same[4]]:
        return False
    if not {*same[2]} <= {*options} <= {*same[2], option}:
        return False
    return _same(before, after, {"stack", *COUNTED, *tallies})
