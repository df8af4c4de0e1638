"""A small network of whole numbers that tells the seats of a position apart, the same for every game.

One hidden layer sees what a seat has and what the others have, and what all of them share (how many play, which round
it is); each seat gets one number. As all weights and inputs are whole, every system comes to the same numbers, compiled
or not. `game.bots.learnt` reads the weights, `python -m tools train_value` learns them.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct

LANE, ZERO = 32, 1 << 31  # bits for a hidden unit, and what stands there for nothing; `learnt.Weight` is limited for it


class Network:
    """The network of one file. All hidden units of a seat, and behind them the direct part of its output, are kept in
    one whole number, a LANE of bits each, so that one product and one sum do for all of them. Answers are kept for
    nothing but the part that is the same for all seats."""

    def __init__(
        self,
        scale: int,
        columns: list[list[int]],
        direct: list[int],
        shared: dict[str, list[int]],
        out: list[int],
    ) -> None:
        """Weights are `scale` times what they mean: of each input to the hidden units (`columns`) and straight to the
        output (`direct`), of what all seats share, and from the hidden units to the output (`out`)."""
        self.scale = float(scale * scale)
        self.straight = scale
        self.out = out
        self.columns = [_packed([*row, past]) for row, past in zip(columns, direct, strict=True)]
        self.shared = {name: _packed(row) for name, row in shared.items()}
        self.bases: dict[tuple[str, ...], int] = {}
        self.zeros = _packed([ZERO] * (len(out) + 1))
        self.lanes = Struct(f"<{len(out) + 1}I")

    def knows(self, name: str) -> bool:
        """Whether something of this name has been learnt that seats may share."""
        return name in self.shared

    def scores(self, shared: tuple[str, ...], rows: Sequence[list[int]]) -> list[float]:
        """One number for each row, in steps of e to 1 of the chance to win. Names nobody has learnt add nothing."""
        base = self.bases.get(shared)
        if base is None:
            base = self.zeros + sum([self.shared[name] for name in shared if name in self.shared])
            self.bases[shared] = base
        return [self._output(base, row) / self.scale for row in rows]

    def _output(self, base: int, row: list[int]) -> int:
        """The output for one row, times the square of the scale."""
        whole = base
        for place, number in enumerate(row):
            if number:
                whole += number * self.columns[place]
        *hidden, direct = self.lanes.unpack(whole.to_bytes(self.lanes.size, "little"))
        found: int = (direct - ZERO) * self.straight
        for unit, weight in zip(hidden, self.out, strict=True):
            if unit > ZERO:
                found += (unit - ZERO) * weight
        return found


def _packed(numbers: list[int]) -> int:
    """These in one number, the first in its lowest LANE."""
    found = 0
    for place, number in enumerate(numbers):
        found += number << (LANE * place)
    return found


def with_the_others(rows: Sequence[list[int]], parts: int) -> list[list[int]]:
    """Each row, followed by the largest and the mean number of the other rows at each place; means are told in so many
    parts."""
    count, size = len(rows) - 1, len(rows[0])
    found = [row[:] for row in rows]
    means: list[list[int]] = [[] for _ in rows]
    for place in range(size):
        column = [row[place] for row in rows]
        total = sum(column)
        first = max(column)
        second, alone = _below(column, first)
        for seat, number in enumerate(column):
            found[seat].append(second if alone and number == first else first)
            means[seat].append((total - number) * parts // count)
    for row, mean in zip(found, means, strict=True):
        row += mean
    return found


def _below(column: list[int], first: int) -> tuple[int, bool]:
    """The largest number beside the one that is `first`, and whether that stands there once."""
    second, times = -(1 << 60), 0
    for number in column:
        if number == first:
            times += 1
        elif number > second:
            second = number
    return second, times == 1
