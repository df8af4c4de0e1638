"""Many games without a table: for comparing bots and measuring speed. The same gate as everywhere."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from game.bots import Bot, make_bot
from game.citadels.rules import Citadels, Game, Setup
from game.content import default_cards
from game.kernel.rng import Rng
from game.kernel.steps import Seat, play

CHUNK = 50  # games a worker plays before it reports


@dataclass
class Tally:
    """What came out of some games. `wins` and `points` are per seat; a shared win counts its share."""

    games: int = 0
    decisions: int = 0
    rounds: int = 0
    wins: list[float] = field(default_factory=list)
    points: list[int] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Take another tally's games in."""
        self.games += other.games
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.wins = [a + b for a, b in zip(self.wins or [0.0] * len(other.wins), other.wins, strict=True)]
        self.points = [a + b for a, b in zip(self.points or [0] * len(other.points), other.points, strict=True)]


@dataclass(frozen=True)
class RandomCast:
    """Another cast and other unique districts in every game, drawn from the game's seed."""

    players: int
    nine: bool = False  # rank 9 takes part with 4 to 7 players too


def setup_of(rules: Citadels, table: Setup | RandomCast, seed: int) -> Setup:
    """What is played with this seed. Raises SetupError."""
    if isinstance(table, RandomCast):
        return rules.random_setup(table.players, seed, nine=table.nine)
    return table


def seats_of(levels: list[str], players: int) -> list[str]:
    """Levels repeat around the table."""
    return [levels[seat % len(levels)] for seat in range(players)]


def play_games(table: Setup | RandomCast, levels: list[str], seeds: range) -> Tally:
    """Play one game per seed. `levels` names the bot of each seat."""
    rules = Citadels(default_cards())
    tally = Tally(0, 0, 0, [0.0] * table.players, [0] * table.players)
    for seed in seeds:
        g = play(rules.start(setup_of(rules, table, seed), seed), chooser(rules, levels, seed))
        tally.games += 1
        tally.decisions += g.answered
        tally.rounds += g.round
        winners = rules.winners(g)
        for winner in winners:
            tally.wins[winner] += 1 / len(winners)
        for seat, line in enumerate(g.scores):
            tally.points[seat] += line["total"]
    return tally


def chooser(rules: Citadels, levels: list[str], seed: int) -> Callable[[Game], str]:
    """Answers for every seat. Random seats share one generator: nothing else of theirs could be told apart."""
    below = Rng(~seed).below
    bots: list[Bot | None] = [
        None if level == "random" else make_bot(level, seed * 8 + seat) for seat, level in enumerate(levels)
    ]

    def choose(g: Game) -> str:
        _, seat, options, _, _ = g.stack[-1]
        bot = bots[seat]
        if bot is None:
            word: str = options[below(len(options))]
            return word
        ask = g.pending
        assert ask is not None
        return bot.decide(rules.observe(g, Seat(seat)) if bot.needs_view else None, ask)

    return choose


def simulate(table: Setup | RandomCast, levels: list[str], games: int, seed: int, workers: int = 1) -> Iterator[Tally]:
    """Play games in pieces and yield each piece's tally; the sum is the same for any number of workers."""
    starts = range(seed, seed + games, CHUNK)
    pieces = [range(start, min(start + CHUNK, seed + games)) for start in starts]
    if workers <= 1:
        for piece in pieces:
            yield play_games(table, levels, piece)
        return
    with ProcessPoolExecutor(workers) as pool:
        try:
            yield from pool.map(play_games, *zip(*((table, levels, piece) for piece in pieces), strict=True))
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            raise


def timed(table: Setup | RandomCast, levels: list[str], games: int, seed: int) -> tuple[Tally, float]:
    """All games in this process, and the seconds they took."""
    start = time.perf_counter()
    tally = play_games(table, levels, range(seed, seed + games))
    return tally, time.perf_counter() - start
