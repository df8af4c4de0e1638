"""Round figures along an axis, and where a figure stands on it. No pygame here."""

from __future__ import annotations

import math
from typing import NamedTuple

STEPS = (1, 2, 2.5, 5, 10)


class Axis(NamedTuple):
    """From `low` to `high`, with a line at each of `ticks`."""

    low: float
    high: float
    ticks: tuple[float, ...]

    def share(self, number: float) -> float:
        """0 at the lower end, 1 at the upper."""
        return 0.0 if self.high <= self.low else (number - self.low) / (self.high - self.low)


def axis(low: float, high: float, most: int = 5, *, whole: bool = False) -> Axis:
    """Round ends around two figures, with at most so many ticks; `whole`: none between two whole numbers."""
    if not (math.isfinite(low) and math.isfinite(high)):
        low, high = 0.0, 1.0
    if high - low < 1e-9:
        low, high = min(low, 0.0), max(high, low + 1.0)
    step = _step((high - low) / max(1, most - 1))
    if whole:
        step = max(1.0, math.ceil(step))
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    ticks = tuple(round(n * step, 6) for n in range(first, last + 1))
    return Axis(ticks[0], ticks[-1], ticks)


def _step(rough: float) -> float:
    """The next round number above."""
    power = 10.0 ** math.floor(math.log10(rough))
    return next(step * power for step in STEPS if step * power >= rough * 0.999)


def thinned(count: int, room: float, each: float) -> list[int]:
    """Which of so many labels, each `each` units wide, are written in the room: every second, every third ..."""
    if count <= 0:
        return []
    every = max(1, math.ceil(count * each / max(1.0, room)))
    return list(range(0, count, every))
