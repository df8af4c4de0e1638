"""A ladder of many players: tables drawn by chance from a pool, and the ratings that follow from the games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game import catalog
from game.bots import levels, personalities
from game.history.rating import Rating, rated
from game.kernel.rng import Rng
from tools.arena.duel import played
from tools.arena.games import RANDOM_CAST, Fixture, Outcome
from tools.arena.records import Results
from tools.arena.spread import Workers
from tools.arena.versions import bots_hash
from tools.sparring import sparring_partners

PLAYERS = 4
STYLED = "normal"  # the level at which personalities are compared
_SALT = 0x1ADDE2


@dataclass(frozen=True)
class Standing:
    """A line of the ladder."""

    name: str
    rating: Rating
    games: int
    wins: float  # shared ones count their share
    points: int

    def as_dict(self) -> dict[str, float | int | str]:
        """For JSON."""
        games = max(1, self.games)
        return {
            "name": self.name, "rating": round(self.rating.conservative, 3), "mu": round(self.rating.mu, 3),
            "sigma": round(self.rating.sigma, 3), "games": self.games, "win_rate": round(self.wins / games, 4),
            "mean_points": round(self.points / games, 2),
        }  # fmt: skip


def usual_pool(game: str = catalog.USUAL) -> tuple[str, ...]:
    """Every level, every personality, every sparring partner."""
    styled = tuple(f"{STYLED}:{name}" for name in personalities(game))
    return (*levels(game), *styled, *sparring_partners(game))


def tables(
    pool: Sequence[str], games: int, seed: int, cast: str = RANDOM_CAST, game: str = catalog.USUAL
) -> list[Fixture]:
    """Four of the pool in seats by chance, another deal in every game. The first n games of more are the same."""
    rng, seats = Rng(seed ^ _SALT), min(PLAYERS, catalog.rules(game).seats[-1])
    found = []
    for number in range(games):
        seated: list[str] = []
        while len(seated) < seats:
            names = list(pool)
            rng.shuffle(names)
            seated += names[: seats - len(seated)]
        rng.shuffle(seated)
        found.append(Fixture(tuple(seated), cast, seed, number, game=game))
    return found


def known(fixtures: Sequence[Fixture], results: Results) -> dict[Fixture, Outcome]:
    """Those of the games that the file knows already, played by these very bots."""
    found = {fixture: results.outcome(fixture, bots_hash(fixture.names, fixture.game)) for fixture in fixtures}
    return {fixture: outcome for fixture, outcome in found.items() if outcome is not None}


def play_on(
    fixtures: Sequence[Fixture], done: dict[Fixture, Outcome], results: Results, found: Workers
) -> Iterator[Fixture]:
    """Play what is missing and write each game down; names each as it is finished. Raises ClusterError."""
    missing = [fixture for fixture in fixtures if fixture not in done]
    for fixture, outcome in played(missing, None, results, found):
        done[fixture] = outcome
        yield fixture


def places(outcome: Outcome) -> list[int]:
    """The place of each seat, 0 for winners; equal points behind them share one."""
    keys = [(0, 0) if share else (1, -score) for share, score in zip(outcome.shares, outcome.scores, strict=True)]
    return [sum(other < key for other in keys) for key in keys]


def standings(pool: Sequence[str], fixtures: Sequence[Fixture], done: dict[Fixture, Outcome]) -> list[Standing]:
    """The ladder, best first. Games count in their own order, whoever finished them first. A bot that sits at a table
    more than once is rated for its first seat there."""
    ratings = {name: Rating() for name in pool}
    counts = {name: [0.0, 0.0, 0.0] for name in pool}
    for fixture in fixtures:
        outcome = done.get(fixture)
        if outcome is None:
            continue
        names, came_in = fixture.names, places(outcome)
        first = [names.index(name) == seat for seat, name in enumerate(names)]
        after = rated([ratings[name] for name in names], came_in)
        for seat, name in enumerate(names):
            if first[seat]:
                ratings[name] = after[seat]
            for at, amount in enumerate((1, outcome.shares[seat], outcome.scores[seat])):
                counts[name][at] += amount
    lines = [
        Standing(name, ratings[name], int(games), wins, int(points)) for name, (games, wins, points) in counts.items()
    ]
    return sorted(lines, key=lambda line: (-line.rating.conservative, line.name))
