"""The level `search`, for any game: worlds that fit the View, random play to the end, and who wins there.

A game that knows more overrides `PlainSearch` and hands it out in its `Mind`: better worlds, better play, a judgement
before the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from game.bots.search.halving import Effort, Judged, compared
from game.bots.search.numbers import softmax, total
from game.kernel.rng import Rng
from game.kernel.rules import Plain, SomeRules, ViewData
from game.kernel.steps import Ask, StackState, play

SAMPLES = 120
SHOWN = 3  # options that are explained
CLOSE = 0.25  # of the mean score: a lead by so much is a chance of e to 1
ENDLESS = 4_000  # answers after which a game played on at random is judged as it stands


class PlainSearch:
    """How to look ahead in one game."""

    def __init__(self, rules: SomeRules) -> None:
        self.rules = rules

    def worlds(self, view: ViewData, rng: Rng, count: int) -> Iterator[StackState]:
        """So many complete games that fit the View."""
        return (self.rules.determinize(view, rng) for _ in range(count))

    def play_on(self, world: StackState, seed: int) -> None:
        """The world as far as it is looked at: here at random, to the end."""
        below, left = Rng(seed).below, ENDLESS

        def at_random(state: StackState) -> str:
            nonlocal left
            left -= 1
            if not left:
                raise _TooLong
            options: list[str] = state.stack[-1][2]
            return options[below(len(options))]

        try:
            play(world, at_random)
        except _TooLong:
            world.log = None

    def chances(self, world: StackState) -> Sequence[float]:
        """Each seat's chance to win the game as it stands: whoever has won shares it, with a taste of how clearly."""
        scores = self.rules.scores(world)
        scale = max(1.0, CLOSE * total(abs(score) for score in scores) / len(scores))
        by_points = softmax([score / scale for score in scores])
        if world.stack:
            return by_points
        winners = self.rules.winners(world)
        shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]
        return [0.9 * share + 0.1 * point for share, point in zip(shares, by_points, strict=True)]

    def different(self, view: ViewData, options: Sequence[str]) -> list[str]:
        """One option of each sort that comes to the same."""
        return list(options)

    def ends(self, worlds: Sequence[StackState], seat: int) -> dict[str, float]:
        """What an option leads to, in figures that a hint compares: here the points at the end."""
        return {"points": total(self.rules.scores(world)[seat] for world in worlds) / len(worlds)}

    # -- deciding --------------------------------------------------------------------------------------------------
    def compare(self, view: ViewData, ask: Ask, options: Sequence[str], effort: Effort, rng: Rng) -> list[Judged]:
        """The options by what follows in the same worlds; the first of them is what the others are compared with."""
        worlds = self.worlds(view, rng, 1 << 30)

        def next_world() -> Callable[[str], float]:
            world, seed = next(worlds), rng.below(1 << 30)

            def tried(option: str) -> float:
                copy = world.clone()
                copy.choose(option)
                self.play_on(copy, seed)
                return self.chances(copy)[ask.seat]

            return tried

        return compared(options, options[0], effort, next_world)

    def judged(self, view: ViewData, ask: Ask, seed: int, chosen: str = "") -> Plain:
        """The options, best first, and what the first ones lead to; see `game.bots.advice`."""
        options = self.different(view, ask.options)
        rng = _rng(seed, ask)
        if len(options) > 1:
            found = sorted(self.compare(view, ask, options, Effort(SAMPLES), rng), key=_best_first)
        else:
            found = [Judged(options[0], 0.0, 0)]
        answer: Plain = {"judged": [list(one) for one in found]}
        if chosen:
            by_option = {one.option: one.chance for one in found}
            same = chosen == found[0].option or chosen not in by_option
            answer["duel"] = [] if same else [found[0].chance, by_option[chosen]]
        else:
            answer["ends"] = {one.option: self._ends_of(view, ask, one.option, rng) for one in found[:SHOWN]}
        return answer

    def _ends_of(self, view: ViewData, ask: Ask, option: str, rng: Rng) -> dict[str, float]:
        worlds = list(self.worlds(view, rng, 8))
        for world in worlds:
            world.choose(option)
            self.play_on(world, rng.below(1 << 30))
        return self.ends(worlds, ask.seat)


class SearchBot:
    """The level `search`: the same View, ask and seed always give the same answer."""

    needs_view = True

    def __init__(self, seed: int, search: PlainSearch, effort: Effort | None = None) -> None:
        self.seed, self.search, self.effort = seed, search, effort or Effort(SAMPLES)

    def decide(self, view: ViewData, ask: Ask) -> str:
        """One of the ask's options."""
        options = self.search.different(view, ask.options)
        if len(options) == 1:
            return options[0]
        found = self.search.compare(view, ask, options, self.effort, _rng(self.seed, ask))
        return min(found, key=_best_first).option


class _TooLong(Exception):
    """A game at random that does not come to its end."""


def _best_first(one: Judged) -> tuple[int, float]:
    return -one.samples, -one.gain


def _rng(seed: int, ask: Ask) -> Rng:
    return Rng((seed * 0x9E3779B1 + ask.seat) * 0x85EBCA77 + ask.number)
