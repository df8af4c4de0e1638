"""Looking ahead without knowing the game: options tried in the same sampled worlds, half of them leaving each time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.kernel.rng import Rng
from game.kernel.rules import Plain, SomeRules, ViewData
from game.kernel.steps import Ask, StackState, play

# Arithmetic that gives the same floats on every system.

MOST = 30.0  # exponents beyond are cut off: nothing here is surer than that
SQUARINGS = 10
TERMS, LN_2 = 12, 0.6931471805599453  # of the series of ln


def exp(x: float) -> float:
    """e to the power of x, to about four digits, within +-30."""
    y = 1.0 + max(-MOST, min(MOST, x)) / (1 << SQUARINGS)
    for _ in range(SQUARINGS):
        y *= y
    return y


def ln(x: float) -> float:
    """The natural logarithm of a number above 0 and up to 1."""
    halvings = 0
    while x < 0.5:
        x, halvings = 2.0 * x, halvings + 1
    y = (x - 1.0) / (x + 1.0)
    power, whole = y, 0.0
    for odd in range(1, 2 * TERMS, 2):
        whole += power / odd
        power *= y * y
    return 2.0 * whole - halvings * LN_2


def total(numbers: Iterable[float]) -> float:
    """The sum, added from the left: the built-in one adds in other ways since Python 3.12."""
    whole = 0.0
    for number in numbers:
        whole += number
    return whole


def softmax(scores: Sequence[float]) -> list[float]:
    """Shares that add up to 1, growing like exp(score)."""
    most = max(scores)
    grown = [exp(score - most) for score in scores]
    whole = total(grown)
    return [part / whole for part in grown]


def dot(a: Sequence[float], b: Sequence[float]) -> float:
    """The sum of products, added from the left."""
    whole = 0.0
    for x, y in zip(a, b, strict=True):
        whole += x * y
    return whole


# Sequential halving on paired worlds.

SAMPLES_PER_STAGE, MOST_STAGES = 40, 6
ROUNDS_AHEAD = 3
Trial = Callable[[str], float]  # one world: an option -> the chance to win after it


class Judged(NamedTuple):
    """What an option seems to be worth: the chance to win after it, from how many samples, and how much better than
    the usual answer it is in the same worlds, with the standard error of that difference."""

    option: str
    chance: float
    samples: int
    gain: float = 0.0
    doubt: float = 0.0


@dataclass(frozen=True)
class Effort:
    """A budget in samples, never in time: one sample is one option played on in one world, so many rounds ahead (what
    a round is says the game). `hope` are the standard errors by which an option may seem worse than the usual answer
    and still be tried on: with many samples at each stage fewer are enough."""

    samples: int
    rounds: int = ROUNDS_AHEAD
    hope: float = 0.7


LOST = 0.002  # a chance to win that is as good as none


def by_merit(found: Sequence[Judged], usual: str, caution: float) -> list[Judged]:
    """Best first: those tried most, by their gain over the usual answer less so many standard errors of it. Where the
    usual answer is as good as lost, nothing can be lost by another, and the gain alone counts."""
    hopeless = any(one.option == usual and one.samples and one.chance < LOST for one in found)
    careful = 0.0 if hopeless else caution
    most = max([one.samples for one in found])
    return sorted(found, key=lambda one: (one.samples < most, -(one.gain - careful * one.doubt)))


class _Tally:
    """What one option came to in each world it was tried in; the worlds have numbers."""

    __slots__ = ("found", "option")

    def __init__(self, option: str) -> None:
        self.option = option
        self.found: dict[int, float] = {}

    @property
    def chance(self) -> float:
        return _mean(list(self.found.values()))

    def against(self, usual: _Tally) -> Judged:
        """Compared with the usual answer, world by world."""
        gains = [chance - usual.found[world] for world, chance in self.found.items() if world in usual.found]
        gain = _mean(gains)
        squares = total((one - gain) * (one - gain) for one in gains)
        doubt = (squares / max(1, len(gains) - 1) / max(1, len(gains))) ** 0.5
        return Judged(self.option, self.chance, len(self.found), gain, doubt)


def _mean(numbers: Sequence[float]) -> float:
    return total(numbers) / len(numbers) if numbers else 0.0


def compared(options: Sequence[str], usual: str, effort: Effort, next_world: Callable[[], Trial]) -> list[Judged]:
    """The options, those tried most and best first. `usual` is what the others are compared with: it stays in to the
    end. Each call of `next_world` deals another world, in which every option that is still in is tried once."""
    tallies = {option: _Tally(option) for option in options}
    number, alive = 0, list(tallies.values())
    for kept, count in stages(len(options), effort.samples):
        alive = _still_in(alive, tallies[usual], kept, effort.hope)
        if len(alive) == 1:
            break
        for _ in range(count):
            tried = next_world()
            number += 1
            for tally in alive:
                tally.found[number] = tried(tally.option)
    judged = [tally.against(tallies[usual]) for tally in tallies.values()]
    return sorted(judged, key=lambda one: (-one.samples, -one.gain))


def _still_in(alive: list[_Tally], usual: _Tally, kept: int, hope: float) -> list[_Tally]:
    """The usual answer, and the best so far of those that may be better."""
    if not usual.found:
        return alive
    others = [(tally.against(usual), tally) for tally in alive if tally is not usual]
    hopeful = sorted((one for one in others if one[0].gain + hope * one[0].doubt > 0.0), key=lambda one: -one[0].gain)
    return [usual, *(tally for _, tally in hopeful[: kept - 1])]


def stages(options: int, samples: int) -> list[tuple[int, int]]:
    """How many options are still in at each stage, and in how many worlds each of them is tried there. Halving them
    takes a few stages; with many samples there are more, because whatever is hopeless leaves after each."""
    most = max(1, (options - 1).bit_length(), min(MOST_STAGES, samples // SAMPLES_PER_STAGE))
    plan, alive = [], options
    for _ in range(most):
        plan.append((alive, max(2, samples // most // alive)))
        alive = max(2, (alive + 1) // 2)
    return plan


# The level `search`, for any game.

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
