"""The order of a draft: which place of the round keeps or puts aside a card, fixed for each number of players
(rulebook p. 3 and 7; classic edition for 2 and 3)."""

from __future__ import annotations

KEEP, PUT_ASIDE, LOSE_ONE = "keep", "put_aside", "lose_one"
Pick = tuple[int, str]  # the place in the draft order, and what is done there; LOSE_ONE is done by chance

TWO = ((0, KEEP), (1, KEEP), (1, PUT_ASIDE), (0, KEEP), (0, PUT_ASIDE), (1, KEEP))
THREE = ((0, KEEP), (1, KEEP), (2, KEEP), (2, PUT_ASIDE), (0, KEEP), (1, KEEP), (2, KEEP))
THREE_BY_CHANCE = tuple((place, LOSE_ONE if act == PUT_ASIDE else act) for place, act in THREE)
TWO_CLASSIC = ((0, PUT_ASIDE), (0, KEEP), (1, PUT_ASIDE), (1, KEEP), (0, PUT_ASIDE), (0, KEEP), (1, KEEP))
THREE_CLASSIC = ((0, PUT_ASIDE), *((place, KEEP) for place in (0, 1, 2, 0, 1, 2)))


def plan(players: int, options: frozenset[str]) -> tuple[Pick, ...]:
    """The picks of a draft in order."""
    if players == 2:
        return TWO_CLASSIC if "classic" in options else TWO
    if players == 3:
        if "classic" in options:
            return THREE_CLASSIC
        return THREE_BY_CHANCE if "random_middle_discard" in options else THREE
    return tuple((place, KEEP) for place in range(players))
