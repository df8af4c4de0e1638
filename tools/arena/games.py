"""One measured game: who sits where, which deal, what came out. Whatever is played where, the result is the same."""

from __future__ import annotations

import time

import msgspec

from game import catalog
from game.bots import SomeBot
from game.bots.ai import ai
from game.bots.simulation import Deals
from game.kernel.steps import Seat
from tools.arena.versions import bots_hash
from tools.sparring import make_bot

RANDOM_CAST = "random"
MOST_DEALS = 1 << 20  # of one seed; the next seed's deals begin behind them


class Fixture(msgspec.Struct, frozen=True):
    """A game to be played: one bot's name per seat. The same `seed` and `deal` give the same cards and the same crown,
    whoever sits where."""

    names: tuple[str, ...]
    cast: str
    seed: int
    deal: int
    watched: int = -1  # the seat whose time is measured; -1: nobody's
    game: str = catalog.USUAL

    @property
    def deal_seed(self) -> int:
        return self.seed * MOST_DEALS + self.deal


class Outcome(msgspec.Struct, frozen=True):
    """What came out. `shares` adds up to 1: a shared win counts its share. `micros` are the microseconds of each answer
    of the watched seat that was a choice."""

    shares: tuple[float, ...]
    scores: tuple[int, ...]
    rounds: int
    decisions: int
    bots: str  # which bots played it: `versions.bots_hash`
    seconds: float = 0.0
    micros: tuple[int, ...] = ()
    safety_nets: int = 0  # answers the watched bot had to give before it was done thinking


def deals_of(game: str, players: int, cast: str, number: int) -> Deals:
    """What is played in the deal of this number; by chance where the game says so."""
    return Deals(game, players, ai(game).deal(players, cast, number))


def play(fixture: Fixture) -> Outcome:
    """Play it to the end, through the same gate as everywhere; each bot sees its View alone."""
    rules, seed, watched = catalog.rules(fixture.game), fixture.deal_seed, fixture.watched
    start = time.perf_counter()
    bots = [make_bot(name, seed * 8 + seat, fixture.game) for seat, name in enumerate(fixture.names)]
    state = rules.new(deals_of(fixture.game, len(bots), fixture.cast, fixture.deal).setup(seed), seed)
    state.log = None
    micros = []
    while (ask := state.pending) is not None:
        bot = bots[ask.seat]
        view = rules.observe(state, Seat(ask.seat)) if bot.needs_view else None
        before = time.perf_counter()
        chosen = bot.decide(view, ask)
        if ask.seat == watched and len(ask.options) > 1:
            micros.append(round((time.perf_counter() - before) * 1e6))
        state.choose(chosen)
    winners = rules.winners(state)
    return Outcome(
        shares=tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(bots))),
        scores=tuple(rules.scores(state)),
        rounds=rules.progress(state)[1],
        decisions=state.answered,
        bots=bots_hash(fixture.names, fixture.game),
        seconds=round(time.perf_counter() - start, 4),
        micros=tuple(micros),
        safety_nets=_safety_nets(bots[watched]) if watched >= 0 else 0,
    )


def _safety_nets(bot: SomeBot) -> int:
    """How often a bot's clock, not its samples, ended its thinking; a bot without such a net counts none."""
    return int(getattr(bot, "safety_nets", 0))
