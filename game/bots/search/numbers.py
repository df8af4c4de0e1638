"""Arithmetic that gives the same floats on every system: no library function, only + - * /."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

MOST = 30.0  # exponents beyond are cut off: nothing here is surer than that
SQUARINGS = 10


def exp(x: float) -> float:
    """e to the power of x, to about four digits, within +-30."""
    y = 1.0 + max(-MOST, min(MOST, x)) / (1 << SQUARINGS)
    for _ in range(SQUARINGS):
        y *= y
    return y


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
