"""Advice on a decision: the same searcher as the computer players', asked from a person's own View or about a game
that is over. Plain data in, plain data out, so that it works in the worker process."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from game.bots.effect import with_effect
from game.bots.mind import mind
from game.kernel.events import Json
from game.kernel.rules import Plain, ViewData
from game.kernel.steps import Ask

Kind = Literal["decide", "judge", "beliefs"]


def judged(game: str, view: ViewData, ask: Ask, seed: int, level: str, chosen: str = "") -> Plain:
    """The options that change anything, best first, and what the first ones lead to.

    `judged`: [option, chance, samples, gain, doubt] each; `ends`: by option what it leads to, in the game's own
    figures. With an option that was `chosen`, `duel` has in place of them the chances of the best option and of this
    one, from the same worlds; it is empty if they are one. `idle`: what was left out, as it changes nothing. Raises
    ModelFault, and whatever a View that no game fits raises.
    """
    worth = with_effect(game, view, ask)
    answer = mind(game).judged(view, worth, seed, level, chosen)
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
    return mind(game).beliefs(view, ask, seed, level)
