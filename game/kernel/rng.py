"""A generator of pseudo-random numbers that is one 64-bit integer.

It lives inside the state, so it is saved, cloned and compared like everything else, and gives the
same numbers on every system. (PCG, output function XSH-RS: O'Neill 2014.)
"""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")
_MASK = 0xFFFFFFFFFFFFFFFF
_MULTIPLIER = 6364136223846793005
_INCREMENT = 1442695040888963407


def seeded(seed: int) -> int:
    """The first state for a seed; neighbouring seeds (and negative ones) give unrelated sequences."""
    state = ((seed & _MASK) ^ 0x9E3779B97F4A7C15) * 0xD1342543DE82EF95 & _MASK
    state ^= state >> 32
    return (state * _MULTIPLIER + _INCREMENT) & _MASK


def advance(state: int) -> int:
    """The state that follows."""
    return (state * _MULTIPLIER + _INCREMENT) & _MASK


def output(state: int) -> int:
    """A number in 0..2**32-1 read off a state."""
    return (((state >> 22) ^ state) >> (22 + (state >> 61))) & 0xFFFFFFFF


class Rng:
    """A generator of one's own: for bots, samplers and tests. A game keeps only the integer."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seeded(seed)

    def below(self, bound: int) -> int:
        """A whole number in 0..bound-1; bound must be at least 1 and below 2**32."""
        self.state = state = (self.state * _MULTIPLIER + _INCREMENT) & _MASK
        return (((((state >> 22) ^ state) >> (22 + (state >> 61))) & 0xFFFFFFFF) * bound) >> 32

    def choice(self, things: list[T]) -> T:
        """One of the things, each equally likely; the list must not be empty."""
        return things[self.below(len(things))]

    def shuffle(self, things: list[T]) -> None:
        """Shuffle in place, every order equally likely."""
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]

    def random(self) -> float:
        """A number in [0, 1)."""
        return self.below(1 << 30) / (1 << 30)


def shuffled(state: int, things: list[T]) -> int:
    """Shuffle in place with a state's integer and return the integer that follows."""
    rng = Rng(0)
    rng.state = state
    rng.shuffle(things)
    return rng.state
