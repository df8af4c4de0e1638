"""The `normal` player: sees only its View, always answers, and plays far better than chance."""

from __future__ import annotations

import pytest

from game.bots import make_bot
from game.bots.simulation import chooser, play_games, seats_of
from game.catalog import rules
from game.citadels.rules import Citadels, Game
from game.kernel.rng import Rng
from game.kernel.steps import Seat, play


def citadels() -> Citadels:
    found = rules("citadels")
    assert isinstance(found, Citadels)
    return found


@pytest.mark.parametrize(("players", "nine"), [(4, False), (5, True), (7, False), (8, True)])
def test_its_decision_depends_on_its_view_alone(players: int, nine: bool) -> None:
    """Everything hidden is changed; the decision stays."""
    game = citadels()
    bot, rng = make_bot("normal", 5), Rng(players)
    g = game.start(game.preset(players, nine=nine), 11)
    while g.stack:
        ask = g.pending
        assert ask is not None
        view = game.observe(g, ask.seat)
        chosen = bot.decide(view, ask)
        for _ in range(2):
            other = game.determinize(view, rng)
            asked = other.pending
            assert asked is not None
            assert bot.decide(game.observe(other, ask.seat), asked) == chosen
        g.choose(chosen)


@pytest.mark.parametrize(("players", "nine"), [(4, False), (4, True), (6, True), (8, True)])
def test_a_table_of_normal_players_comes_to_an_end(players: int, nine: bool) -> None:
    game = citadels()
    levels = seats_of(["normal"], players)
    for seed in range(5):
        g = play(game.start(game.preset(players, nine=nine), seed), chooser(game, levels, seed))
        assert g.phase == "over"
        assert g.round < 40


def test_it_nearly_always_beats_three_random_players() -> None:
    game = citadels()
    wins = 0.0
    for seat in range(4):
        levels = ["normal" if s == seat else "random" for s in range(4)]
        wins += play_games(game.preset(4), levels, range(100, 115)).wins[seat]
    assert wins / 60 > 0.9


def test_it_takes_the_district_that_completes_its_city_and_wins() -> None:
    """Last-round arithmetic: with the end announced, the build worth most points is chosen."""
    game = citadels()
    g = _architect_with_six_districts(game)
    ask = g.pending
    assert ask is not None
    chosen = make_bot("normal", 1).decide(game.observe(g, Seat(0)), ask)
    palace = g.box.cards_of("palace")[0]
    assert chosen == f"build:{palace}"


def _architect_with_six_districts(game: Citadels) -> Game:
    from game.citadels.rules import turn

    g = game.start(game.preset(4), 1)
    everything = [card for zone in (g.deck, *g.hand) for card in zone]
    six = [g.box.cards_of(name)[0] for name in ("tavern", "market", "docks", "temple", "church", "watchtower")]
    hand = [g.box.cards_of(name)[0] for name in ("palace", "monastery")]
    g.hand = [hand, [], [], []]
    g.city[0] = six
    g.deck = [card for card in everything if card not in six + hand]
    g.gold[0], g.phase, g.rank, g.picked, g.pool = 5, "action", 7, 4, []
    g.roles, g.face_down, g.face_up = [[7], [1], [2], [3]], [5, 6], [4, 8]
    g.seat, g.gathered, g.builds, g.used, g.shown[7] = Seat(0), True, 1, ["ability"], 0
    g.stack = [["round.call", 0]]
    g.do(Seat(0), turn.menu)
    g.run()
    return g
