"""Fixed positions: matches played by computers up to a moment worth showing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from game import catalog
from game.la_citta.rules import LaCitta
from game.session.match import Match
from game.session.setup import HUMAN, MatchSetup, SeatSetup
from tools.shots import moments
from tools.shots.moments import Wanted

GAME = "la_citta"
NAMES = ("Matilda", "Isabeau", "Odo", "Ysolde", "Aldo")
LEVEL = "easy"  # of those who play up to there
MOST_DECISIONS = 2000
MOST_SEEDS = 200


@cache
def rules() -> LaCitta:
    """The rules with the game's own cards and maps."""
    found: Any = catalog.rules(GAME)
    assert isinstance(found, LaCitta)
    return found


def setup(players: int, seed: int, humans: Sequence[int] = (0,), level: str = LEVEL, **choices: Any) -> MatchSetup:
    """A match of named players; people on the given seats, computers on the others."""
    plain = rules().setup(players, {"start": 0, **choices}, seed)
    seats = tuple(SeatSetup(NAMES[seat], seat, HUMAN if seat in humans else level) for seat in range(players))
    return MatchSetup(GAME, plain, seed, seats)


def play_until(chosen: MatchSetup, wanted: Wanted, level: str = LEVEL) -> Match:
    """The match at the first moment that is wanted; computers answer for people until then. Ends at the game's end."""
    return moments.play_until(rules(), chosen, wanted, level, MOST_DECISIONS)


def search(make: Callable[[int], MatchSetup], wanted: Wanted, first: int, level: str = LEVEL) -> Match:
    """The first match, trying one seed after the other, that comes to a wanted moment before it ends. Raises
    LookupError."""
    return moments.first_of(make, lambda chosen: play_until(chosen, wanted, level), wanted, first, MOST_SEEDS)


def asked_at(step: str, seat: int = 0, *, since: int = 1, round_: int = 0, more: Wanted | None = None) -> Wanted:
    """The first moment from that year (and round of politics) on when this seat is asked this."""

    def wanted(match: Match) -> bool:
        ask, state = match.pending, match.whole
        return (
            ask is not None and ask.seat == seat and ask.step == step and state.year >= since
            and state.round >= round_ and (more is None or more(match))
        )  # fmt: skip

    return wanted
