"""Any game of the catalog, played by chance: for tests that know no game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game import catalog
from game.bots.inline import InlineBots
from game.kernel.rng import Rng
from game.session.match import Match
from game.session.setup import HUMAN, MatchSetup, SeatSetup

MOST_ANSWERS = 4_000  # no game of any kind has more
NAMES = ("Ann", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")
GAMES = catalog.games()


def sizes(game: str) -> list[int]:
    """The fewest, some, and the most players."""
    seats = catalog.rules(game).seats
    return sorted({seats[0], seats[len(seats) // 2], seats[-1]})


TABLES = [(game, players) for game in GAMES for players in sizes(game)]


def begun(game: str, players: int, seed: int) -> Any:
    """A game at its first ask, with a log."""
    rules = catalog.rules(game)
    state = rules.new(rules.setup(players, {}, seed), seed)
    state.log = []
    return state


def answers(state: Any, seed: int) -> Iterator[str]:
    """Plays to the end by chance; yields each answer just before it is given."""
    rng = Rng(seed)
    for _ in range(MOST_ANSWERS):
        if not state.stack:
            return
        answer = rng.choice(state.pending.options)
        yield answer
        state.choose(answer)
    raise AssertionError(f"the game has not ended after {MOST_ANSWERS} answers")


def match_of(game: str, *players: str, seed: int = 1) -> Match:
    """A match with bots in this process."""
    rules = catalog.rules(game)
    seats = tuple(SeatSetup(NAMES[i], i, player) for i, player in enumerate(players))
    return Match.new(rules, MatchSetup(game, rules.setup(len(seats), {}, seed), seed, seats), InlineBots())


def play(match: Match, count: int = MOST_ANSWERS) -> Match:
    """So many answers more; people answer by chance, the same for the same moment."""
    for _ in range(count):
        ask = match.pending
        if ask is None:
            break
        if match.is_human(ask.seat):
            assert match.answer(ask.number, Rng(ask.number * 7 + ask.seat).choice(ask.options))
        assert match.step()
    return match


def people(game: str, players: int) -> list[str]:
    """Two people among random bots."""
    return [HUMAN if seat in (0, players - 1) else "random" for seat in range(players)]
