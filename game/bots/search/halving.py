"""Sequential halving on paired worlds: every option is tried in the same worlds, and half the options leave after each
of several stages (Karnin, Koren, Somekh 2013), so the samples go where it is close.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.bots.search.numbers import total

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
