"""What `styles.py` plays: a personality in one seat against neutral players, and its neutral twin; of any game."""

from __future__ import annotations

from dataclasses import dataclass, field

from game import catalog
from game.bots import make_bot
from game.kernel.rules import Plain
from game.kernel.steps import Seat
from tools.arena.games import deals_of
from tools.audit import Moment
from tools.styles import Watched, watcher

NEUTRAL = ""


@dataclass(frozen=True)
class Table:
    """Who plays what: a game, the level of all seats, how many there are, and the set-up."""

    game: str
    level: str
    players: int
    cast: str

    def plain(self, seed: int) -> Plain:
        """The set-up of this deal."""
        return deals_of(self.game, self.players, self.cast, seed).setup(seed)


def game_of(table: Table, seed: int, seat: int, style: str) -> list[Watched]:
    """What every seat does in a game with this style in one seat and neutral players in the others."""
    rules, look = catalog.rules(table.game), watcher(table.game)
    names = [f"{table.level}:{style}" if s == seat and style else table.level for s in range(table.players)]
    bots = [make_bot(name, seed * 8 + s, table.game) for s, name in enumerate(names)]
    seats = [Watched(games=1) for _ in names]
    state = rules.new(table.plain(seed), seed)
    state.log = None
    while (ask := state.pending) is not None:
        view = rules.observe(state, Seat(ask.seat))
        word = bots[ask.seat].decide(view, ask)
        if len(ask.options) > 1 and (not style or ask.seat == seat):
            look.answer(seats[ask.seat], Moment(state, view, ask, word))
        state.choose(word)
    winners = rules.winners(state)
    for place, watched in enumerate(seats):
        watched.wins = 1 / len(winners) if place in winners else 0.0
        look.end(watched, state, place)
    return seats


@dataclass
class Compared:
    """A personality and its neutral twin over the same deals; `differences` of the twins' wins, one a deal: the mean
    over the seats."""

    watched: Watched = field(default_factory=Watched)
    differences: list[float] = field(default_factory=list)


def deals(table: Table, seeds: range, names: list[str]) -> tuple[Watched, dict[str, Compared]]:
    """The neutral player and each personality in every seat of each deal."""
    twin, found = Watched(), {name: Compared() for name in names}
    for seed in seeds:
        plain = game_of(table, seed, 0, NEUTRAL)
        for one in plain:
            twin.add(one)
        for name, compared in found.items():
            total = 0.0
            for seat in range(table.players):
                own = game_of(table, seed, seat, name)[seat]
                compared.watched.add(own)
                total += own.wins - plain[seat].wins
            compared.differences.append(total / table.players)
    return twin, found
