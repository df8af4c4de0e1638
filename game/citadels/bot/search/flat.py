"""Flat Monte Carlo on paired worlds: every option is tried in the same sampled worlds, which are then played on fast
until the next round and judged by the fitted value. Half the options leave after each of several stages (sequential
halving: Karnin, Koren, Somekh 2013), so the samples go where it is close.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.citadels.bot.search.models import PickModel, ValueModel
from game.citadels.bot.search.naming import Outlook
from game.citadels.bot.search.posterior import Roles
from game.citadels.bot.search.quick import Quick
from game.citadels.bot.search.value import chances
from game.citadels.bot.search.world import World
from game.citadels.rules.determinize import fill
from game.citadels.rules.state import View
from game.kernel.options import kind, value, way
from game.kernel.rng import Rng
from game.kernel.steps import Ask

ROUNDS_AHEAD = 1


class Judged(NamedTuple):
    """What an option seems to be worth: the chance to win after it, and from how many samples."""

    option: str
    chance: float
    samples: int


@dataclass(frozen=True)
class Effort:
    """A budget in samples, never in time: one sample is one option played on in one world."""

    samples: int
    rounds: int = ROUNDS_AHEAD


class _Tally:
    """Sums of one option."""

    __slots__ = ("option", "samples", "whole")

    def __init__(self, option: str) -> None:
        self.option, self.whole, self.samples = option, 0.0, 0

    def add(self, chance: float) -> None:
        self.whole += chance
        self.samples += 1

    @property
    def chance(self) -> float:
        return self.whole / self.samples if self.samples else 0.0


def judge(
    view: View,
    ask: Ask,
    options: Sequence[str],
    effort: Effort,
    value_of: ValueModel,
    picks: PickModel | None,
    rng: Rng,
) -> list[Judged]:
    """The options, best first. Raises guess_roles.Impossible for a View no game fits."""
    tallies = [_Tally(option) for option in options]
    stages = max(1, (len(options) - 1).bit_length())
    plans = _stages(len(options), stages, effort.samples)
    outlook = Outlook(view, picks)
    worlds = _worlds(view, outlook.pull if picks else None, rng, sum(count for _, count in plans))
    until = view.round + effort.rounds
    alive = tallies
    for kept, count in plans:
        alive = alive[:kept]
        for _ in range(count):
            seed = rng.below(1 << 30)
            world = next(worlds)
            for tally in alive:
                tally.add(
                    _after(world.clone(), tally.option, Quick(outlook, Rng(seed).below), until, value_of, ask.seat)
                )
        alive.sort(key=lambda tally: -tally.chance)
    rest = [tally for tally in tallies if tally not in alive]
    ordered = alive + sorted(rest, key=lambda tally: (-tally.samples, -tally.chance))
    return [Judged(tally.option, tally.chance, tally.samples) for tally in ordered]


def _stages(options: int, stages: int, samples: int) -> list[tuple[int, int]]:
    """How many options are still in at each stage, and in how many worlds each of them is tried there."""
    plan, alive = [], options
    for _ in range(stages):
        plan.append((alive, max(2, samples // stages // alive)))
        alive = max(2, (alive + 1) // 2)
    return plan


def _worlds(view: View, pulls: list[list[float]] | None, rng: Rng, count: int) -> Iterator[World]:
    for deal in Roles(view, pulls, rng, count).drawn(count, rng):
        yield fill(World(view.box), view, rng, deal)


def _after(g: World, option: str, player: Quick, until: int, value_of: ValueModel, seat: int) -> float:
    """The seat's chance to win after this option, played on until that round."""
    g.choose(option)
    player.play(g, until)
    return chances(g, value_of)[seat]


def different(view: View, options: Sequence[str]) -> list[str]:
    """One option of each sort: two copies of a card are the same to build or to give."""
    found: dict[tuple[str, int, str | None], str] = {}
    sort = view.box.sort
    for word in options:
        what = kind(word)
        number = sort[value(word)] if what in ("build", "card") else value(word)
        found.setdefault((what, number, way(word)), word)
    return list(found.values())
