"""Advice on a decision: the same searcher as the computer players', asked from a person's own View or about a game
that is over. Plain data in, plain data out, so that it works in the worker process.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal

from game.bots.ai import ai
from game.catalog import rules
from game.kernel.events import Json
from game.kernel.options import DONE, PASS
from game.kernel.rng import Rng
from game.kernel.rules import Impossible, Plain, ViewData
from game.kernel.saving import facts
from game.kernel.steps import Ask, StackState

# Which answers change nothing.

WORLDS = 6  # what does nothing in all of them does nothing
MOST_FORCED = 4  # questions with one answer that may follow
DECLINES = frozenset({PASS, DONE})
COUNTED = frozenset({"answered"})


def without_effect(game: str, view: ViewData, ask: Ask) -> frozenset[str]:
    """The options after which all is as it was before them. Two sorts: an act of a menu after which the same menu is
    put again without it, and an answer that comes to the same as declining. Never all options, and never what declines
    itself. Empty for a View that no game fits."""
    suspects = [option for option in ask.options if option not in DECLINES]
    tallies = frozenset(ai(game).tallies)
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


Kind = Literal["decide", "judge", "beliefs"]


def judged(game: str, view: ViewData, ask: Ask, seed: int, level: str, chosen: str = "") -> Plain:
    """The options that change anything, best first, and what the first ones lead to.

    `judged`: [option, chance, samples, gain, doubt] each; `ends`: by option what it leads to, in the game's own
    figures. With an option that was `chosen`, `duel` has in place of them the chances of the best option and of this
    one, from the same worlds; it is empty if they are one. `idle`: what was left out, as it changes nothing. Raises
    ModelFault, and whatever a View that no game fits raises.
    """
    worth = with_effect(game, view, ask)
    answer = ai(game).judged(view, worth, seed, level, chosen)
    return answer | {"idle": [option for option in ask.options if option not in worth.options]}


def chances(found: Sequence[Sequence[Json]]) -> list[float]:
    """How likely each option of `judged` wins. What was tried in fewer worlds is measured from the first option by
    its gain; the usual answer, and what was solved, has its own chance."""
    if not found:
        return []
    _option, best, _samples, best_gain, _doubt = found[0]
    measured = [chance if not (gain or doubt) else best - best_gain + gain for _o, chance, _s, gain, doubt in found]
    return [max(0.0, min(1.0, chance)) for chance in measured]


def beliefs(game: str, view: ViewData, ask: Ask, seed: int, level: str) -> Plain:
    """What a computer player of this level believed. Raises ValueError for a game that knows no such thing."""
    return ai(game).beliefs(view, ask, seed, level)
