"""Gold: never laid, but a hand card like any other. At the end most and second most are worth points."""

from __future__ import annotations

FIRST, SECOND = 6, 3


def points(counts: list[int], *, tie_of_two: bool = False) -> list[int]:
    """Per seat its points: 6 and 3. A tie for the first shares all 9, rounded down, and there is no second; one for the
    second shares the 3 (RAT-30, RAT-39).

    With two players there is no second place: only the 6 are shared (RAT-38), unless `tie_of_two` gives all 9 to a tie.
    """
    two = len(counts) == 2
    found = [0] * len(counts)
    best = max(counts)
    if not best:
        return found
    first = [seat for seat, count in enumerate(counts) if count == best]
    if len(first) > 1:
        shared = FIRST if two and not tie_of_two else FIRST + SECOND
        for seat in first:
            found[seat] = shared // len(first)
        return found
    found[first[0]] = FIRST
    next_best = max(count for count in counts if count < best)
    if next_best and not two:
        second = [seat for seat, count in enumerate(counts) if count == next_best]
        for seat in second:
            found[seat] = SECOND // len(second)
    return found
