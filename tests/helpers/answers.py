"""Whole games as one line of JSON, played by whatever Python finds as `game`: run as a program by two of them.

Prints how the rules run (`kind`), and for each game all answers and the digest of its end (`games`).
"""

from __future__ import annotations

import json
from typing import cast

from game import catalog
from game.bots import SomeBot
from game.bots.search import Effort
from game.citadels.bot.search.last_round import ends
from game.citadels.bot.search.player import SearchBot
from game.citadels.content import own_cards
from game.citadels.rules import Citadels
from game.citadels.rules.citadels import to_plain
from game.kernel.rng import Rng
from game.kernel.rules import SomeRules
from game.kernel.saving import digest, to_json
from game.kernel.steps import Seat
from game.la_citta.bot.search import player as la_citta
from game.machine_code import CODE
from game.rattus_cartus.bot.search import player as rattus_cartus
from tools.sparring import make_bot

SEARCH = "search"
SAMPLES = 12
PLAYERS = range(2, 9)
LEVELS = ("random", "easy", "normal", "normal:schemer", "rule:matt", SEARCH)


def game(level: str, players: int, *, nine: bool = False) -> list[str]:
    """All answers of one game, and the digest of its end. Each bot gets its View as a worker does: as plain data."""
    rules = Citadels(own_cards())
    setup = rules.random_setup(players, 100 + players, nine=nine)
    g = rules.start(setup, players)
    bots = [_bot(level, seat, players) for seat in range(players)]
    answers = []
    while (ask := g.pending) is not None:
        view = rules.read_view(to_plain(setup), to_json(rules.observe(g, Seat(ask.seat))))
        answers.append(bots[ask.seat].decide(view, ask))
        g = g.clone()
        g.choose(answers[-1])
    return [*answers, digest(g)]


def _bot(level: str, seat: int, players: int) -> SomeBot:
    """Of those who search, one at a table of five asks in the others' place, as the level `master` does."""
    if level != SEARCH:
        return make_bot(level, seat)
    return cast("SomeBot", SearchBot(seat, Effort(SAMPLES), supposes=players == 5 and seat == 0))


def hint(players: int) -> str:
    """The facts that reasons of hints are made of, for the first question of a game."""
    rules, bot = Citadels(own_cards()), SearchBot(1, Effort(SAMPLES))
    g = rules.start(rules.random_setup(players, players), players)
    ask = g.pending
    assert ask is not None
    view = rules.observe(g, ask.seat)
    found = ends(view, ask, ask.options, bot.mind(view, ask), Rng(1))
    return json.dumps(found)


def other_game(name: str, level: str, players: int) -> list[str]:
    """The same of a game besides Citadels."""
    rules: SomeRules = catalog.rules(name)
    setup = rules.setup(players, {}, players)
    g = rules.new(setup, players)
    bots = [searching(name, seat) if level == SEARCH else make_bot(level, seat, name) for seat in range(players)]
    answers = []
    while (ask := g.pending) is not None:
        view = rules.read_view(setup, to_json(rules.observe(g, Seat(ask.seat))))
        answers.append(bots[ask.seat].decide(view, ask))
        g = g.clone()
        g.choose(answers[-1])
    return [*answers, digest(g)]


def searching(name: str, seat: int) -> SomeBot:
    """A searching player of that game with few samples."""
    effort = Effort(SAMPLES, rounds=1)
    if name == "rattus_cartus":
        return cast("SomeBot", rattus_cartus.SearchBot(seat, effort))
    return cast("SomeBot", la_citta.SearchBot(seat, la_citta.Budget(effort, 4, 0.5)))


def main() -> None:
    """Play and print."""
    games = {f"{level}, {players} players": game(level, players) for level in LEVELS for players in PLAYERS}
    games |= {f"hint, {players} players": [hint(players)] for players in PLAYERS}
    games["search, 5 players, rank 9"] = game(SEARCH, 5, nine=True)
    for name in ("rattus_cartus", "la_citta"):
        levels = ("random", "easy", "normal", SEARCH)
        games |= {f"{name}, {level}, {players} players": other_game(name, level, players)
                  for level in levels for players in (2, 4, 5)}  # fmt: skip
    print(json.dumps({"kind": CODE.kind(), "games": games}))


if __name__ == "__main__":
    main()
