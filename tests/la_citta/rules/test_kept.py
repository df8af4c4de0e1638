"""What a map keeps of the cities it was asked about last: whatever game asks, it hears of its own cities."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.kernel.rng import Rng
from game.kernel.saving import to_json
from game.kernel.steps import Seat
from game.la_citta.rules import LaCitta, ground, neighbours, politics_round, setups
from game.la_citta.rules.board import Spread
from game.la_citta.rules.state import Game
from tests.la_citta.rules.tables import begun, rules

TABLES = [(2, "lattice", "beginner"), (3, "brick", "advanced"), (4, "brick", "beginner"), (5, "lattice", "advanced")]
every_table = pytest.mark.parametrize(("players", "name", "way"), TABLES)


def in_turns(players: int, name: str, way: str) -> Iterator[Game]:
    """Two games and a copy of one of them that goes another way, all on one map, a question each by turns."""
    games = [begun(players, seed, map=name, setup=way) for seed in (1, 2)]
    games.append(games[0].clone())
    rngs = [Rng(seed) for seed in range(len(games))]
    while games[0].stack:
        for g, rng in zip(games, rngs, strict=True):
            if g.stack:
                yield g
                g.choose(rng.choice(g.stack[-1][2]))


def anew(g: Game) -> Game:
    """The same position, whose map was never asked about anything."""
    setup = setups.to_plain(g.box.setup)
    return LaCitta(rules().cards, rules().maps).load(setup, to_json(g))


@every_table
def test_where_the_cities_of_a_seat_lie_is_known_of_the_game_that_asks(players: int, name: str, way: str) -> None:
    for g in in_turns(players, name, way):
        for seat, cities in enumerate(g.cities):
            kept, fresh = g.box.board.spread(seat, cities), Spread(g.box.board, cities)
            for fact in Spread.__slots__:
                assert getattr(kept, fact) == getattr(fresh, fact), fact


@every_table
def test_the_plays_of_a_turn_are_those_of_a_map_that_keeps_nothing(players: int, name: str, way: str) -> None:
    for number, g in enumerate(in_turns(players, name, way)):
        if number % 97 or g.phase != "politics":
            continue
        me, fresh = Seat(g.stack[-1][1]), anew(g)
        assert politics_round.plays(g, me) == politics_round.plays(fresh, me)
        assert neighbours.of_all(g) == neighbours.of_all(fresh)
        assert ground.open_country(g) == ground.open_country(fresh)


def test_a_city_that_is_built_on_and_torn_down_again_is_known_each_time() -> None:
    g = begun(2)
    board, city = g.box.board, g.cities[0][0]
    site = next(near for near in board.near[city[0]] if g.building[near] < 0)
    before = board.spread(0, g.cities[0])
    g.attach(city[0], site, g.box.simple[0])
    assert board.spread(0, g.cities[0]).sites == before.sites | 1 << site
    g.remove(site)
    assert board.spread(0, g.cities[0]).sites == before.sites
