"""Whole games as one line of JSON, played by whatever Python finds as `game`: run as a program by two of them.

Prints where the rules come from (`rules`), and for each game all answers and the digest of its end (`games`).
"""

from __future__ import annotations

import json

from game.bots import make_bot
from game.bots.search.halving import Effort
from game.citadels.bot.search.ends import ends
from game.citadels.bot.search.player import SearchBot
from game.citadels.content import own_cards
from game.citadels.rules import Citadels, state
from game.citadels.rules.citadels import to_plain
from game.kernel.rng import Rng
from game.kernel.saving import digest, to_json
from game.kernel.steps import Seat

SEARCH = "search"
SAMPLES = 12
PLAYERS = range(2, 9)
LEVELS = ("random", "easy", "normal", "normal:schemer", "rule:matt", SEARCH)


def game(level: str, players: int, *, nine: bool = False) -> list[str]:
    """All answers of one game, and the digest of its end. Each bot gets its View as a worker does: as plain data."""
    rules = Citadels(own_cards())
    setup = rules.random_setup(players, 100 + players, nine=nine)
    g = rules.start(setup, players)
    bots = [SearchBot(seat, Effort(SAMPLES)) if level == SEARCH else make_bot(level, seat) for seat in range(players)]
    answers = []
    while (ask := g.pending) is not None:
        view = rules.read_view(to_plain(setup), to_json(rules.observe(g, Seat(ask.seat))))
        answers.append(bots[ask.seat].decide(view, ask))
        g = g.clone()
        g.choose(answers[-1])
    return [*answers, digest(g)]


def hint(players: int) -> str:
    """The facts that reasons of hints are made of, for the first question of a game."""
    rules, bot = Citadels(own_cards()), SearchBot(1, Effort(SAMPLES))
    g = rules.start(rules.random_setup(players, players), players)
    ask = g.pending
    assert ask is not None
    found = ends(rules.observe(g, ask.seat), ask, ask.options, bot.mind(), Rng(1))
    return json.dumps(found)


def main() -> None:
    """Play and print."""
    games = {f"{level}, {players} players": game(level, players) for level in LEVELS for players in PLAYERS}
    games |= {f"hint, {players} players": [hint(players)] for players in PLAYERS}
    games["search, 5 players, rank 9"] = game(SEARCH, 5, nine=True)
    print(json.dumps({"rules": state.__file__, "games": games}))


if __name__ == "__main__":
    main()
