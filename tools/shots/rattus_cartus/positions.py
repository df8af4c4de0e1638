"""Fixed positions: matches played by computers up to a moment worth showing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from game.rattus_cartus.content import own_cards
from game.rattus_cartus.rules import RattusCartus
from game.session.match import Match
from game.session.setup import HUMAN, MatchSetup, SeatSetup
from tools.shots import moments
from tools.shots.moments import Wanted

GAME = "rattus_cartus"
NAMES = ("Matilda", "Isabeau", "Odo", "Ysolde", "Raoul")
LEVEL = "easy"  # of those who play up to there
MOST_DECISIONS = 4000
MOST_SEEDS = 300


@cache
def rules() -> RattusCartus:
    """The rules with the game's own cards."""
    return RattusCartus(own_cards())


def setup(
    players: int, seed: int, humans: Sequence[int] = (0,), *, buildings: str = "random", options: Sequence[str] = (),
) -> MatchSetup:  # fmt: skip
    """A match of named players; people on the given seats, computers on the others."""
    plain = rules().setup(players, {"buildings": buildings, "start": 1 % players, "options": list(options)}, seed)
    seats = tuple(SeatSetup(NAMES[seat], seat, HUMAN if seat in humans else LEVEL) for seat in range(players))
    return MatchSetup(GAME, plain, seed, seats)


def play_until(chosen: MatchSetup, wanted: Wanted) -> Match:
    """The match at the first moment that is wanted; computers answer for people until then. Ends at the game's end."""
    return moments.play_until(rules(), chosen, wanted, LEVEL, MOST_DECISIONS)


def search(make: Callable[[int], MatchSetup], wanted: Wanted, first: int) -> Match:
    """The first match, trying one seed after the other, that comes to a wanted moment before it ends. Raises
    LookupError."""
    return moments.first_of(make, lambda chosen: play_until(chosen, wanted), wanted, first, MOST_SEEDS)


def asked_at(step: str, seat: int = 0, *, since: int = 3, cards: int = 0) -> Wanted:
    """The first moment from that round on when this seat is asked this, with so many cards in hand."""

    def wanted(match: Match) -> bool:
        ask, state = match.pending, match.whole
        return (
            ask is not None and ask.seat == seat and ask.step == step and state.round >= since
            and len(state.hand[seat]) >= cards
        )  # fmt: skip

    return wanted
