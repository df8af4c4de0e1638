"""Sound saves of every kind to begin with: all numbers of players, casts by chance, any moment of a game."""

from __future__ import annotations

from collections.abc import Iterator

from game import catalog
from game.bots import levels, split
from game.bots.ai import ai
from game.bots.inline import InlineBots
from game.kernel.rng import Rng
from game.session import save
from game.session.match import Match
from game.session.setup import HUMAN, MatchSetup, SeatSetup

PLAYERS = (HUMAN, "random", HUMAN, "normal:miser", "easy", HUMAN, "random", "easy:gambler")
NAMES = ("Ann", "Bo", "Cleo Ünsal", "D", "永", "Eve [b|x]", "{name}", "Gus")
LONGEST = 1500  # answers; no game of random players has more


def bases(count: int, seed: int, game: str = catalog.USUAL) -> list[bytes]:
    """So many saves; the same for the same seed."""
    return [save.encode(taken.save_file(f"base {number}", "2025-01-31 20:15"))
             for number, taken in zip(range(count), _snapshots(seed, game), strict=False)]  # fmt: skip


def _snapshots(seed: int, game: str) -> Iterator[save.Snapshot]:
    """Of each game three moments and its end; those at which something may be taken back are liked best."""
    rng, sizes = Rng(seed), catalog.rules(game).seats
    while True:
        match = _match(game, sizes[0] + rng.below(len(sizes)), rng)
        asks = {match.whole.pending.step: save.snapshot(match)}
        for _ in range(LONGEST):
            if match.over:
                break
            _decide(match, rng)
            if match.whole.stack and (match.undoing.points or rng.below(3) == 0):
                asks[match.whole.pending.step] = save.snapshot(match)  # the last moment of each kind of question
        for _ in range(3):
            yield rng.choice([*asks.values()])
        if match.over:
            yield save.snapshot(match)


def _match(game: str, players: int, rng: Rng) -> Match:
    rules, known = catalog.rules(game), levels(game)
    seed, first = rng.below(1 << 30), rng.below(len(PLAYERS))
    who = [PLAYERS[(first + i) % len(PLAYERS)] for i in range(players)]
    fit = [player if player == HUMAN or split(player)[0] in known else known[0] for player in who]
    seats = tuple(SeatSetup(NAMES[i], i, player) for i, player in enumerate(fit))
    plain = rules.setup(players, ai(game).variety(players, rng.below(1 << 30)), rng.below(1 << 30))
    return Match.new(rules, MatchSetup(game, plain, seed, seats), InlineBots())


def _decide(match: Match, rng: Rng) -> None:
    """One answer, whoever is asked; now and then somebody else takes a seat."""
    ask = match.pending
    assert ask is not None
    if rng.below(60) == 0:
        match.hand_over(int(rng.below(len(match.setup.seats))), rng.choice([HUMAN, "random"]))
    if match.is_human(ask.seat):
        match.answer(ask.number, rng.choice(ask.options))
    else:  # quicker than asking a bot, and any answer will do
        match._decide(ask, rng.choice(ask.options))
        return
    match.step()
