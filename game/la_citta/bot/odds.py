"""Which wishes will be in force, from what a seat knows of the voices: exact, over all cards it has not seen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from game.la_citta.rules.box import WISHES
from game.la_citta.rules.state import UNKNOWN, Table

Chances = tuple[float, float, float]  # per wish the chance that it is in force; two may be at once
SHARE: Chances = (0.41, 0.41, 0.41)  # of a year of which nothing is known
EVERY = range(len(WISHES))


def unseen(t: Table, voice: Sequence[int]) -> tuple[int, int, int]:
    """How many voice cards of each wish are neither used nor among these; unknown ones are UNKNOWN."""
    known = [*t.voice_out, *voice]
    counts = [t.box.voices.count(wish) - known.count(wish) for wish in EVERY]
    return counts[0], counts[1], counts[2]


def seen_by(t: Table, seat: int) -> list[int]:
    """The voices of the year as this seat knows them: the first, those it looked at, and all when they are revealed. Of
    a View of the same seat it is what stands there."""
    if t.wishes:
        return t.voice
    mine = t.looked[seat]
    return [wish if not place or place in mine else UNKNOWN for place, wish in enumerate(t.voice)]


def chances(t: Table, seat: int) -> Chances:
    """For each wish the chance to be in force this year, for what this seat knows."""
    if t.wishes:
        return tuple(float(wish in t.wishes) for wish in EVERY)  # type: ignore[return-value]
    voice = seen_by(t, seat)
    if not voice:
        return SHARE
    known = tuple(voice.count(wish) for wish in EVERY)
    return in_force(known, unseen(t, voice), voice.count(UNKNOWN))


def in_force(known: tuple[int, ...], rest: tuple[int, int, int], hidden: int) -> Chances:
    """For each wish the chance to be in force, with so many voices known of each and so many hidden ones."""
    found = [0.0, 0.0, 0.0]
    for wishes, chance in outcomes(known, rest, hidden):
        for wish in wishes:
            found[wish] += chance
    return found[0], found[1], found[2]


@lru_cache(1 << 12)
def outcomes(
    known: tuple[int, ...], rest: tuple[int, int, int], hidden: int
) -> tuple[tuple[tuple[int, ...], float], ...]:
    """The wishes that may be in force together, with their chances. Shared, never changed."""
    found: dict[tuple[int, ...], float] = {}
    for drawn in product(EVERY, repeat=hidden):
        left, total, chance, counts = list(rest), sum(rest), 1.0, list(known)
        for wish in drawn:
            chance *= left[wish] / total if left[wish] > 0 else 0.0
            left[wish] -= 1
            total -= 1
            counts[wish] += 1
        if chance > 0.0:
            most = max(counts)
            wishes = tuple(wish for wish in EVERY if counts[wish] == most)
            found[wishes] = found.get(wishes, 0.0) + chance
    return tuple(found.items())
