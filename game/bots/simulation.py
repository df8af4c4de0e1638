"""Many games without a table: for comparing bots and measuring speed. The same gate as everywhere."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from game import catalog
from game.bots import LEVELS, SomeBot, make_bot
from game.kernel.rng import Rng
from game.kernel.rules import Plain, Rules, S, V
from game.kernel.steps import Seat, play
from game.signals import Terminated

MakeBot = Callable[[str, int, str], SomeBot]  # from its name, a seed and the game
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
class Deals:
    """What is played: a game, so many players, and what `Rules.setup` is told. Where chance decides, each seed deals
    another set-up; `plain` is one that is the same for every seed."""

    game: str
    players: int
    choice: Plain = field(default_factory=dict)
    plain: Plain | None = None

    def setup(self, seed: int) -> Plain:
        """What is played with this seed. Raises SetupError."""
        return self.plain or catalog.rules(self.game).setup(self.players, self.choice, seed)


def seats_of(levels: list[str], players: int) -> list[str]:
    """Levels repeat around the table."""
    return [levels[seat % len(levels)] for seat in range(players)]


def play_games(deals: Deals, levels: list[str], seeds: range, make: MakeBot = make_bot) -> Tally:
    """Play one game per seed. `levels` names the bot of each seat; `make` knows them."""
    rules = catalog.rules(deals.game)
    tally = Tally(0, 0, 0, [0.0] * deals.players, [0] * deals.players)
    for seed in seeds:
        begun = rules.new(deals.setup(seed), seed)
        begun.log = None
        state = play(begun, chooser(rules, levels, seed, make))
        tally.games += 1
        tally.decisions += state.answered
        tally.rounds += rules.progress(state)[1]
        winners = rules.winners(state)
        for winner in winners:
            tally.wins[winner] += 1 / len(winners)
        for seat, points in enumerate(rules.scores(state)):
            tally.points[seat] += points
    return tally


def chooser(rules: Rules[S, V], levels: list[str], seed: int, make: MakeBot = make_bot) -> Callable[[S], str]:
    """Answers for every seat. Random seats share one generator: nothing else of theirs could be told apart."""
    below = Rng(~seed).below
    bots: list[SomeBot | None] = [
        None if level == LEVELS[0] else make(level, seed * 8 + seat, rules.id) for seat, level in enumerate(levels)
    ]

    def choose(state: S) -> str:
        _, seat, options, _, _ = state.stack[-1]
        bot = bots[seat]
        if bot is None:
            word: str = options[below(len(options))]
            return word
        ask = state.pending
        assert ask is not None
        chosen: str = bot.decide(rules.observe(state, Seat(seat)) if bot.needs_view else None, ask)
        return chosen

    return choose


def simulate(deals: Deals, levels: list[str], games: int, seed: int, workers: int = 1) -> Iterator[Tally]:
    """Play games in pieces and yield each piece's tally; the sum is the same for any number of workers."""
    starts = range(seed, seed + games, CHUNK)
    pieces = [range(start, min(start + CHUNK, seed + games)) for start in starts]
    if workers <= 1:
        for piece in pieces:
            yield play_games(deals, levels, piece)
        return
    with ProcessPoolExecutor(workers) as pool:
        try:
            yield from pool.map(play_games, *zip(*((deals, levels, piece) for piece in pieces), strict=True))
        except (KeyboardInterrupt, Terminated):
            pool.shutdown(cancel_futures=True)
            raise


def timed(deals: Deals, levels: list[str], games: int, seed: int) -> tuple[Tally, float]:
    """All games in this process, and the seconds they took."""
    start = time.perf_counter()
    tally = play_games(deals, levels, range(seed, seed + games))
    return tally, time.perf_counter() - start
