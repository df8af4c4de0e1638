"""One measured game: who sits where, which deal, what came out. Whatever is played where, the result is the same."""

from __future__ import annotations

import time
from functools import cache

import msgspec

from game.bots import Bot, make_bot
from game.bots.arena.versions import bots_hash
from game.citadels.rules import Citadels, Setup
from game.content import default_cards
from game.kernel.steps import Seat

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


@cache
def citadels() -> Citadels:
    """The rules with the game's own cards."""
    return Citadels(default_cards())


def setup_of(players: int, cast: str, deal_seed: int, deal: int) -> Setup:
    """What is played in a deal. By chance: another cast and other unique districts in every deal, and with 4 to 7
    players rank 9 in every second one. Raises SetupError."""
    rules = citadels()
    if cast == RANDOM_CAST:
        return rules.random_setup(players, deal_seed, nine=3 < players < 8 and deal % 2 == 1)
    return rules.preset(players, cast)


def play(fixture: Fixture) -> Outcome:
    """Play it to the end, through the same gate as everywhere; each bot sees its View alone."""
    rules, seed, watched = citadels(), fixture.deal_seed, fixture.watched
    start = time.perf_counter()
    bots = [make_bot(name, seed * 8 + seat) for seat, name in enumerate(fixture.names)]
    g = rules.start(setup_of(len(bots), fixture.cast, seed, fixture.deal), seed)
    micros = []
    while (ask := g.pending) is not None:
        bot = bots[ask.seat]
        view = rules.observe(g, Seat(ask.seat)) if bot.needs_view else None
        before = time.perf_counter()
        chosen = bot.decide(view, ask)
        if ask.seat == watched and len(ask.options) > 1:
            micros.append(round((time.perf_counter() - before) * 1e6))
        g.choose(chosen)
    winners = rules.winners(g)
    return Outcome(
        shares=tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(bots))),
        scores=tuple(line["total"] for line in g.scores),
        rounds=g.round,
        decisions=g.answered,
        bots=bots_hash(fixture.names),
        seconds=round(time.perf_counter() - start, 4),
        micros=tuple(micros),
        safety_nets=_safety_nets(bots[watched]) if watched >= 0 else 0,
    )


def _safety_nets(bot: Bot) -> int:
    """How often a bot's clock, not its samples, ended its thinking; a bot without such a net counts none."""
    return int(getattr(bot, "safety_nets", 0))
