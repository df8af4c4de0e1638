"""Fixed positions for pictures and tests: matches played by bots up to a moment worth showing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from game.citadels.content import own_cards
from game.citadels.rules import Citadels
from game.citadels.rules.citadels import to_plain
from game.session.match import Match
from game.session.setup import HUMAN, MatchSetup, SeatSetup
from tools.shots import moments

NAMES = ("Matilda", "Isabeau", "Odo", "Ysolde", "Raoul", "Clothilde", "Anselm", "Berengar")
MOST_DECISIONS = 6000
MOST_SEEDS = 400


@cache
def _rules() -> Citadels:
    return Citadels(own_cards())


def setup(
    players: int, seed: int, humans: Sequence[int] = (0,), *, nine: bool = False, cast: Sequence[str] = (),
    uniques: Sequence[str] = (), level: str = "normal",
) -> MatchSetup:  # fmt: skip
    """A match of named players; people on the given seats, bots on the others. The first game's cast and unique
    districts, unless some are named: those then replace the one of their rank, or the last districts."""
    rules = _rules()
    plain = to_plain(rules.preset(players, nine=nine))
    for name in cast:
        rank = rules.cards.characters[name].rank
        plain["cast"][rank - 1 :] = [name, *plain["cast"][rank:]]
    others = [name for name in plain["uniques"] if name not in uniques]
    plain["uniques"] = [*others[: len(plain["uniques"]) - len(uniques)], *uniques]
    return _seated(plain, players, seed, humans, level)


def random_setup(players: int, seed: int, humans: Sequence[int] = (0,), level: str = "normal") -> MatchSetup:
    """A match whose cast and unique districts are left to chance."""
    chosen = _rules().random_setup(players, seed, nine=seed % 2 == 0 and players > 2)
    return _seated(to_plain(chosen), players, seed, humans, level)


def _seated(plain: dict[str, Any], players: int, seed: int, humans: Sequence[int], level: str) -> MatchSetup:
    seats = tuple(SeatSetup(NAMES[seat], seat, HUMAN if seat in humans else level) for seat in range(players))
    return MatchSetup("citadels", plain, seed, seats)


def play_until(chosen: MatchSetup, wanted: Callable[[Match], bool]) -> Match:
    """The match at the first moment that is wanted; computers answer for people until then. Ends at the game's end."""
    return moments.play_until(_rules(), chosen, wanted, "normal", MOST_DECISIONS)


def search(make: Callable[[int], MatchSetup], wanted: Callable[[Match], bool], first: int) -> Match:
    """The first match, trying one seed after the other, that comes to a wanted moment before it ends. Raises
    LookupError."""
    return moments.first_of(make, lambda chosen: play_until(chosen, wanted), wanted, first, MOST_SEEDS)


def asked_at(step: str, seat: int = 0, *, since: int = 4, districts: int = 4) -> Callable[[Match], bool]:
    """The first moment from that round on when this seat is asked this, with a city worth seeing."""

    def wanted(match: Match) -> bool:
        ask, state = match.pending, match.whole
        return (
            ask is not None and ask.seat == seat and ask.step == step and state.round >= since
            and len(state.city[seat]) >= districts
        )  # fmt: skip

    return wanted
