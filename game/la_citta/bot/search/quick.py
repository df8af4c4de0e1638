"""Playing a sampled world on, fast: every seat by the rules of thumb of `normal`, with what that seat knows."""

from __future__ import annotations

from game.kernel.options import value
from game.kernel.rng import Rng
from game.kernel.steps import SHORT
from game.la_citta.bot.habits import HABITS, TURN
from game.la_citta.bot.ledger import Ledger
from game.la_citta.bot.numbers import PASSING
from game.la_citta.bot.plays import Turn
from game.la_citta.bot.sight import Sight
from game.la_citta.rules.state import Game
from game.la_citta.rules.words import DRAW

WHIM = 0.5  # points within which it does not always choose the best play
MOODS = 4099


def _moods() -> list[float]:
    rng = Rng(MOODS)
    return [rng.random() * WHIM for _ in range(MOODS)]


MOOD = _moods()


def play_on(g: Game, seed: int) -> None:
    """To the first question of the next year, or to the end of the game. Worlds compared with each other get the same
    seed, so that they differ by the option alone."""
    stack, year = g.stack, g.year
    while stack and g.year == year:
        step, seat, options, _, _ = stack[-1]
        g.choose(options[0] if len(options) == 1 else answer(g, SHORT[step], seat, options, seed))


def answer(g: Game, step: str, seat: int, options: list[str], seed: int) -> str:
    """One of the options."""
    sight = Sight(g, seat)
    if step != TURN:
        return HABITS[step](sight, options)
    best, most = (DRAW, PASSING) if options[-1] == DRAW else ("", -1e9)
    at = seed + seat * 89 + g.round * 631
    for worth, word in Turn(sight, Ledger(sight)).plays():
        worth += MOOD[(at + value(word) * 31 + len(word) * 97) % MOODS]
        if worth > most:
            best, most = word, worth
    return best or options[0]
