"""Matches played by computers up to a moment worth showing, for the fixed positions of every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.bots.inline import InlineBots
from game.kernel.rules import Rules
from game.session.match import Match
from game.session.setup import HUMAN, MatchSetup

Wanted = Callable[[Match], bool]


def play_until(rules: Rules[Any, Any], chosen: MatchSetup, wanted: Wanted, level: str, most: int) -> Match:
    """The match at the first moment that is wanted; computers of that level answer for people until then. Ends at the
    game's end, or after so many decisions."""
    people = [seat for seat, one in enumerate(chosen.seats) if one.player == HUMAN]
    plain = chosen
    for seat in people:
        plain = plain.seated(seat, level)
    match = Match.new(rules, plain, InlineBots())
    for _count in range(most):
        if match.over or wanted(match):
            break
        match.step()
    for seat in people:
        match.hand_over(seat, HUMAN)
    match.seatings.clear()  # nobody changed seats: the picture only needed somebody who answers
    return match


def first_of(play: Callable[[int], Match], first: int, most: int) -> Match:
    """The first match, trying so many seeds one after the other, that comes to its moment before it ends. Raises
    LookupError."""
    for seed in range(first, first + most):
        match = play(seed)
        if not match.over:
            return match
    raise LookupError("no match comes to the wanted moment")
