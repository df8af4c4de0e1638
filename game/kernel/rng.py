"""A generator of pseudo-random numbers that is one integer.

It lives inside the state, so it is saved, cloned and compared like everything else, and gives the same numbers on every
system. A multiply-with-carry generator with Marsaglia's factor (1999, as in KISS), whose numbers are number and carry
laid over each other (as in MWC64X: Thomas 2011). Factor * 2**32 - 1 is a safe prime, so that every state comes back
only after 2**60.4 numbers. No product is above 2**62, and none has a part above 2**30: that is what machine code
multiplies at once.

In a game's state the integer is negative. One that is not belongs to the generator of before (`pcg`), by which games of
older versions of the rules go on.
"""

from __future__ import annotations

from typing import Final, TypeVar

from game.kernel import pcg
from game.kernel.pcg import Pcg

T = TypeVar("T")
FACTOR: Final = 698769069
_STATES: Final = FACTOR * 2**32 - 2  # 1.._STATES; 0 and the one above would only lead to themselves


def seeded(seed: int) -> int:
    """The first state for a seed; neighbouring seeds (and negative ones) give unrelated sequences."""
    return -Rng(seed).state


def is_state(number: int) -> bool:
    """Whether a number of a save can be a generator, this one or that of before."""
    return -_STATES <= number < 1 << 64


class Rng:
    """A generator of one's own: for bots, samplers and tests. A game keeps only the integer, negative."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = 1 + pcg.seeded(seed) % _STATES

    def below(self, bound: int) -> int:
        """A whole number in 0..bound-1; bound must be at least 1 and at most 2**30."""
        t = self.state  # the carry above the last number of 32 bits
        self.state = t = (FACTOR * (t >> 16 & 0xFFFF) << 16) + FACTOR * (t & 0xFFFF) + (t >> 32)
        return ((t ^ t >> 32) >> 2 & 0x3FFFFFFF) * bound >> 30

    def choice(self, things: list[T]) -> T:
        """One of the things, each equally likely; the list must not be empty."""
        return things[self.below(len(things))]

    def shuffle(self, things: list[T]) -> None:
        """Shuffle in place, every order equally likely."""
        self.state = _shuffled(self.state, things)

    def random(self) -> float:
        """A number in [0, 1)."""
        return self.below(1 << 30) / (1 << 30)

    def branch(self) -> int:
        """A state for a game that is made up here, such as a world that fits a View."""
        return -((1 + self.below(1 << 29) << 32) + self.below(1 << 30))


def drawn(state: int, bound: int) -> tuple[int, int]:
    """A whole number in 0..bound-1 by a state's integer, and the integer that follows."""
    if state >= 0:
        before = Pcg(0)
        before.state = state
        return before.below(bound), before.state
    rng = Rng(0)
    rng.state = -state
    return rng.below(bound), -rng.state


def shuffled(state: int, things: list[T]) -> int:
    """Shuffle in place with a state's integer and return the integer that follows."""
    if state >= 0:
        before = Pcg(0)
        before.state = state
        before.shuffle(things)
        return before.state
    return -_shuffled(-state, things)


def _shuffled(t: int, things: list[T]) -> int:
    """Shuffle in place from this state of an `Rng`, and return the one that follows."""
    for i in range(len(things) - 1, 0, -1):  # `below`, written out: decks are shuffled all the time
        t = (FACTOR * (t >> 16 & 0xFFFF) << 16) + FACTOR * (t & 0xFFFF) + (t >> 32)
        j = ((t ^ t >> 32) >> 2 & 0x3FFFFFFF) * (i + 1) >> 30
        things[i], things[j] = things[j], things[i]
    return t
