"""The generator of games that began before `rng` had a quicker one, and of positions that are set up by hand: what a
scenario, a lesson or a puzzle leaves open is dealt by the numbers it was written with.

One integer of 64 bits. (PCG, output function XSH-RS: O'Neill 2014.)
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


class Pcg:
    """A generator of one's own, with the methods of `rng.Rng`. A game keeps only the integer."""

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
