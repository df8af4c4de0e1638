"""Flat Monte Carlo on paired worlds: every option is tried in the same sampled worlds, which are then played on fast
for three rounds and judged by the fitted value. Half the options leave after each of several stages (sequential
halving: Karnin, Koren, Somekh 2013), so the samples go where it is close.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.citadels.bot.normal import BEGUN
from game.citadels.bot.search.models import PickModel, ValueModel
from game.citadels.bot.search.naming import Outlook, Whims
from game.citadels.bot.search.numbers import total
from game.citadels.bot.search.posterior import Dealer, Roles
from game.citadels.bot.search.quick import Quick
from game.citadels.bot.search.value import chances
from game.citadels.bot.search.world import World, dealt_world
from game.citadels.rules.determinize import fill
from game.citadels.rules.state import View
from game.kernel.options import PASS, kind, value, way
from game.kernel.rng import Rng
from game.kernel.steps import Ask, Seat

ROUNDS_AHEAD = 3
BEGINS = ("ability", "use")
SAMPLES_PER_STAGE, MOST_STAGES = 40, 6


class Judged(NamedTuple):
    """What an option seems to be worth: the chance to win after it, from how many samples, and how much better than
    the usual answer it is in the same worlds, with the standard error of that difference."""

    option: str
    chance: float
    samples: int
    gain: float = 0.0
    doubt: float = 0.0


class Mind(NamedTuple):
    """What is known beforehand: what positions are worth, and how players choose (None: nothing). Worlds get their
    characters from the posterior, but for a measurement that brings a `dealer` of its own."""

    value: ValueModel
    picks: PickModel | None
    dealer: Dealer | None = None


@dataclass(frozen=True)
class Effort:
    """A budget in samples, never in time: one sample is one option played on in one world, so many rounds ahead.
    `hope` are the standard errors by which an option may seem worse than the usual answer and still be tried on: with
    many samples at each stage fewer are enough."""

    samples: int
    rounds: int = ROUNDS_AHEAD
    hope: float = 0.7


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


def judge(
    view: View,
    ask: Ask,
    options: Sequence[str],
    usual: str,
    effort: Effort,
    mind: Mind,
    rng: Rng,
) -> list[Judged]:
    """The options, those tried most and best first. `usual` is what the others are compared with: it stays in to the
    end. Raises guess_roles.Impossible for a View no game fits."""
    tallies = {option: _Tally(option) for option in options}
    plans = _stages(len(options), effort.samples)
    outlook = Outlook(view, mind.picks)
    worlds = worlds_of(view, outlook, mind, rng, sum(count for _, count in plans))
    until, number, alive = view.round + effort.rounds, 0, list(tallies.values())
    for kept, count in plans:
        alive = _still_in(alive, tallies[usual], kept, effort.hope)
        if len(alive) == 1:
            break
        for _ in range(count):
            seed, world = rng.below(1 << 30), next(worlds)
            whims: dict[Seat, Whims] = {}
            number += 1
            for tally in alive:
                player = Quick(outlook, seed, whims)
                tally.found[number] = _after(world.clone(), tally.option, player, until, mind.value, ask.seat)
    judged = [tally.against(tallies[usual]) for tally in tallies.values()]
    return sorted(judged, key=lambda one: (-one.samples, -one.gain))


def _still_in(alive: list[_Tally], usual: _Tally, kept: int, hope: float) -> list[_Tally]:
    """The usual answer, and the best so far of those that may be better."""
    if not usual.found:
        return alive
    others = [(tally.against(usual), tally) for tally in alive if tally is not usual]
    hopeful = sorted((one for one in others if one[0].gain + hope * one[0].doubt > 0.0), key=lambda one: -one[0].gain)
    return [usual, *(tally for _, tally in hopeful[: kept - 1])]


def _stages(options: int, samples: int) -> list[tuple[int, int]]:
    """How many options are still in at each stage, and in how many worlds each of them is tried there. Halving them
    takes a few stages; with many samples there are more, because whatever is hopeless leaves after each."""
    stages = max(1, (options - 1).bit_length(), min(MOST_STAGES, samples // SAMPLES_PER_STAGE))
    plan, alive = [], options
    for _ in range(stages):
        plan.append((alive, max(2, samples // stages // alive)))
        alive = max(2, (alive + 1) // 2)
    return plan


def worlds_of(view: View, outlook: Outlook, mind: Mind, rng: Rng, count: int) -> Iterator[World]:
    """So many games that fit the View, their characters dealt as that mind sees it. Raises guess_roles.Impossible."""
    dealer = mind.dealer or _inferred(outlook.pull if mind.picks else None)
    for deal in dealer(view, rng, count):
        yield dealt_world(view, rng, deal)


def _inferred(pulls: list[list[float]] | None) -> Dealer:
    return lambda view, rng, count: Roles(view, pulls, rng, count).drawn(count, rng)


def _after(g: World, option: str, player: Quick, until: int, value_of: ValueModel, seat: int) -> float:
    """The seat's chance to win after this option, played on until that round."""
    g.choose(option)
    if kind(option) in BEGINS:
        _no_way_back(g)
    player.play(g, until)
    return chances(g, value_of)[seat]


def _no_way_back(g: World) -> None:
    """Whoever begins an ability goes through with it: the first answer is not `pass`."""
    if g.stack and g.stack[-1][0] in BEGUN:
        step, seat, options, problem, memo = g.stack[-1]
        real = [word for word in options if word != PASS]
        if real:
            g.stack[-1] = [step, seat, real, problem, memo]


def fruitful(view: View, options: Sequence[str], rng: Rng) -> list[str]:
    """Without abilities and districts that could only be begun and left again: a player would go round in circles.
    What they can do is public, so one world tells. Raises guess_roles.Impossible."""
    if not any(kind(word) in BEGINS for word in options):
        return list(options)
    world = fill(World(view.box), view, rng)
    return [word for word in options if kind(word) not in BEGINS or not _leads_nowhere(world.clone(), word)]


def _leads_nowhere(g: World, word: str) -> bool:
    g.choose(word)
    return bool(g.stack) and g.stack[-1][0] in BEGUN and g.stack[-1][2] == [PASS]


def different(view: View, options: Sequence[str]) -> list[str]:
    """One option of each sort: two copies of a card are the same to build or to give."""
    found: dict[tuple[str, int, str | None], str] = {}
    sort = view.box.sort
    for word in options:
        what = kind(word)
        number = sort[value(word)] if what in ("build", "card") else value(word)
        found.setdefault((what, number, way(word)), word)
    return list(found.values())
