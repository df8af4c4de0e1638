"""Matches played by computers up to a moment worth showing, for the fixed positions of every game."""

from __future__ import annotations

import copy
from collections import OrderedDict
from collections.abc import Callable, Hashable
from types import FunctionType
from typing import Any

import msgspec

from game.bots.inline import InlineBots
from game.kernel.rules import Rules, S, V
from game.session.match import Match
from game.session.setup import HUMAN, MatchSetup

Wanted = Callable[[Match], bool]
MOST_KEPT = 300
_kept: OrderedDict[Hashable, Match] = OrderedDict()  # many pictures begin with the same game
_found: dict[Hashable, int] = {}  # seeds that were searched


def the_end(match: Match) -> bool:
    """The moment at which a game is over."""
    return match.over


def play_until(rules: Rules[S, V], chosen: MatchSetup, wanted: Wanted, level: str, most: int) -> Match:
    """The match at the first moment that is wanted; computers of that level answer for people until then. Ends at the
    game's end, or after so many decisions. The same question for the same moment is played once: everybody gets a match
    of his own."""
    people = [seat for seat, one in enumerate(chosen.seats) if one.player == HUMAN]
    plain = chosen
    for seat in people:
        plain = plain.seated(seat, level)
    key = (rules, _words(plain), _moment(wanted), most)
    if key not in _kept:
        _kept[key] = _played(Match.new(rules, plain, InlineBots()), wanted, most)
        if len(_kept) > MOST_KEPT:
            _kept.popitem(last=False)
    _kept.move_to_end(key)
    match = _again(_kept[key])
    for seat in people:
        match.hand_over(seat, HUMAN)
    match.seatings.clear()  # nobody changed seats: the picture only needed somebody who answers
    return match


def _played(match: Match, wanted: Wanted, most: int) -> Match:
    for _count in range(most):
        if match.over or wanted(match):
            break
        match.step()
    return match


def _again(match: Match) -> Match:
    """The same match in a second copy, that can be played on and rearranged without a trace in the first."""
    state = copy.deepcopy(match.whole, {id(match.whole.box): match.whole.box})
    state.log = None
    made = Match(match.rules, match.setup, state, InlineBots())
    made.journal = list(match.journal)
    made.events = list(match.events)
    return made


def first_of(
    make: Callable[[int], MatchSetup], play: Callable[[MatchSetup], Match], wanted: Wanted, first: int, most: int
) -> Match:
    """The first match, trying so many seeds one after the other, that comes to the wanted moment before it ends: found
    once, it is not searched again. Raises LookupError."""
    begun = make(first)
    key = (_words(begun), _moment(wanted))
    for seed in range(_found.get(key, first), first + most):
        match = play(make(seed) if seed != first else begun)
        if not match.over:
            _found[key] = seed
            return match
    raise LookupError("no match comes to the wanted moment")


def _moment(wanted: Any) -> Hashable:
    """Functions of the same code over the same values want the same moment."""
    if not isinstance(wanted, FunctionType):
        return wanted  # type: ignore[no-any-return]
    values = (*(wanted.__defaults__ or ()), *(cell.cell_contents for cell in wanted.__closure__ or ()))
    try:
        key = (wanted.__code__, tuple(map(_moment, values)))
        hash(key)
    except TypeError:
        return wanted
    return key


def _words(chosen: MatchSetup) -> bytes:
    return msgspec.json.encode(chosen, order="sorted")
