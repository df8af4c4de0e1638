"""Ratings over time, of people by name and of computer players by level, in each game by itself.

The model is the Bayesian one of R. C. Weng and C.-J. Lin (2011), as the arena reckons it (`game.history.weng_lin`).
Who sits at a table more than once, as computer players of one level do, takes the mean of what the seats came to.
Unrated are games played on from a replay, and those in which a seat changed hands.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt

from game.history.played import PlayedGame, PlayedSeat

# Ratings from games of several players.

MU, SIGMA = 25.0, 25.0 / 3
BETA = SIGMA / 2  # how much one game depends on luck
LEAST = 1e-4  # of its square a doubt keeps at least so much in a game


@dataclass(frozen=True)
class Rating:
    """A strength and how sure it is."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def conservative(self) -> float:
        """What the strength very probably is at least."""
        return self.mu - 3 * self.sigma


def rated(ratings: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game in which these players came in on these places (lower is better, equal is a tie)."""
    spread = sqrt(sum(one.sigma**2 + BETA**2 for one in ratings))
    force = [exp(one.mu / spread) for one in ratings]
    # of everybody who came in no better than player q, the sum of forces; and with how many q shares its place
    behind = [sum(force[s] for s, place in enumerate(places) if place >= mine) for mine in places]
    sharing = [places.count(mine) for mine in places]
    found = []
    for i, one in enumerate(ratings):
        up = doubt = 0.0
        for q, place in enumerate(places):
            if place > places[i]:
                continue
            chance = force[i] / behind[q]
            up += ((1 - chance) if q == i else -chance) / sharing[q]
            doubt += chance * (1 - chance) / sharing[q]
        variance = one.sigma**2
        gamma = one.sigma / spread
        shrunk = max(LEAST, 1 - variance / spread**2 * gamma * doubt)
        found.append(Rating(one.mu + variance / spread * up, one.sigma * sqrt(shrunk)))
    return found


Key = tuple[int, str]  # whether it is a computer player, and name or level


def key_of(seat: PlayedSeat) -> Key:
    return int(not seat.human), seat.key


def follows(before: dict[Key, Rating], game: PlayedGame) -> dict[Key, Rating]:
    """The ratings of those at the table after a game; nothing if it is not rated."""
    keys = [key_of(seat) for seat in game.seats]
    if not game.counted or any(seat.changed for seat in game.seats) or len(set(keys)) < 2:
        return {}
    after = rated([before.get(key, Rating()) for key in keys], [seat.place for seat in game.seats])
    seated = list(zip(keys, after, strict=True))
    return {key: _mean([one for mine, one in seated if mine == key]) for key in dict.fromkeys(keys)}


def _mean(found: list[Rating]) -> Rating:
    count = len(found)
    return Rating(sum(one.mu for one in found) / count, sqrt(sum(one.sigma**2 for one in found) / count))


def add(made: sqlite3.Connection, game: PlayedGame) -> None:
    """Rate a game that comes after all that were rated."""
    counts: dict[Key, int] = {}
    before: dict[Key, Rating] = {}
    for key in {key_of(seat) for seat in game.seats}:
        row = made.execute(
            "SELECT games, mu, sigma FROM rated WHERE game = ? AND bot = ? AND key = ?", (game.game, *key)
        ).fetchone()
        if row is not None:
            counts[key], before[key] = row[0], Rating(row[1], row[2])
    for key, now in follows(before, game).items():
        number = counts.get(key, 0) + 1
        made.execute(
            "INSERT INTO rating VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (game.game, *key, number, game.id, game.played_at, now.mu, now.sigma),
        )
        made.execute(
            "INSERT OR REPLACE INTO rated VALUES (?, ?, ?, ?, ?, ?)", (game.game, *key, number, now.mu, now.sigma)
        )


def back_to(made: sqlite3.Connection, game: str, number: int) -> None:
    """Forget the ratings of that game from the match of this id on: they are as they were before it."""
    touched = made.execute("SELECT DISTINCT bot, key FROM rating WHERE game = ? AND game_id >= ?", (game, number))
    for bot, key in touched.fetchall():
        mine = (game, bot, key)
        made.execute("DELETE FROM rating WHERE game = ? AND bot = ? AND key = ? AND game_id >= ?", (*mine, number))
        last = made.execute(
            "SELECT number, mu, sigma FROM rating WHERE game = ? AND bot = ? AND key = ? ORDER BY number DESC LIMIT 1",
            mine,
        ).fetchone()
        made.execute("DELETE FROM rated WHERE game = ? AND bot = ? AND key = ?", mine)
        if last is not None:
            made.execute("INSERT INTO rated VALUES (?, ?, ?, ?, ?, ?)", (*mine, *last))
