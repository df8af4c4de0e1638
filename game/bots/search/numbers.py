"""Arithmetic that gives the same floats on every system: no library function, only + - * /."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

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
