"""What the rules work out with sets of bits, counted out slowly by hand: both must agree, in positions by chance."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.kernel.rng import Rng
from game.kernel.steps import Seat
from game.la_citta.content.maps import reached
from game.la_citta.rules import demolition, neighbours, politics_round
from game.la_citta.rules.box import WISHES
from game.la_citta.rules.state import Game
from game.la_citta.rules.words import CLOSENESS, DRAW, GOLD
from tests.la_citta.rules.tables import begun

TABLES = [(2, "lattice", "beginner"), (3, "brick", "advanced"), (4, "brick", "beginner"), (5, "lattice", "advanced")]
every_table = pytest.mark.parametrize(("players", "name", "way"), TABLES)


def moments(players: int, name: str, way: str, phase: str, every: int) -> Iterator[Game]:
    """A game by chance, now and then at a question of this phase; everybody is rich, so that much can be done."""
    g, rng = begun(players, players, map=name, setup=way), Rng(players)
    number = 0
    while g.stack:
        if g.phase == phase:
            number += 1
            g.gold = [9] * players
            if number % every == 0:
                yield g
        g.choose(rng.choice(g.stack[-1][2]))


def all_words(g: Game, me: int) -> list[str]:
    """Every play of a turn that can be thought of."""
    found = [GOLD, DRAW, *CLOSENESS]
    names = g.box.building_ids[1:]
    for site in range(g.box.board.hexes):
        found += [f"{name}:{site}" for name in names]
        found += [f"great_builder:{site}/{name}" for name in names]
        found += [f"bread_and_games:{site}/{wish}_{count}" for wish in WISHES for count in (1, 2, 3)]
        found += [f"golden_times:{site}/{count}" for count in (1, 2, 3)]
        found += [f"rich_harvest:{site}"]
        found += [f"new_city:{site}/{city[0]}" for city in g.cities[me]]
    return found


@every_table
def test_what_is_not_offered_has_a_reason_and_what_is_offered_has_none(players: int, name: str, way: str) -> None:
    for g in moments(players, name, way, "politics", 29):
        me = Seat(g.stack[-1][1])
        offered = {*politics_round.plays(g, me)}
        for word in all_words(g, me):
            assert (politics_round.problem(g, me, word) is None) == (word in offered), word
        assert len(offered) == len(politics_round.plays(g, me))


@every_table
def test_neighbours_are_those_with_one_or_two_empty_sites_between(players: int, name: str, way: str) -> None:
    for g in moments(players, name, way, "politics", 11):
        near, found = g.box.board.near, neighbours.of_all(g)
        cities = [(seat, city) for seat, some in enumerate(g.cities) for city in some]
        empty = [site for site, number in enumerate(g.building) if number < 0]
        for seat, city in cities:
            around = {site for one in city for site in near[one] if site in empty}
            two = {site for one in around for site in reached(one, near, empty, 1)}
            contacts = {other[0] for owner, other in cities if owner != seat for one in other if two & {*near[one]}}
            assert found[city[0]] == sorted(contacts)


@every_table
def test_a_new_city_is_offered_where_three_sites_lie_free_to_every_building(players: int, name: str, way: str) -> None:
    for g in moments(players, name, way, "politics", 17):
        me, board = Seat(g.stack[-1][1]), g.box.board
        sites = {
            int(word.partition(":")[2].partition("/")[0]) for word in g.stack[-1][2] if word.startswith("new_city")
        }
        for site in range(board.hexes) if sites else ():
            near = reached(site, board.near, range(board.hexes), 3)
            free = bool(g.box.zone >> site & 1) and all(g.building[one] < 0 for one in near)
            assert free == (site in sites), board.ids[site]
        assert not sites or len(g.cities[me]) < 4


@every_table
def test_an_outer_building_is_one_without_which_the_rest_hangs_together(players: int, name: str, way: str) -> None:
    for g in moments(players, name, way, "politics", 13):
        for city in (city for some in g.cities for city in some):
            whole = [
                site for site in city[1:]
                if len(reached(city[0], g.box.board.near, [one for one in city if one != site])) == len(city) - 1
            ]  # fmt: skip
            assert demolition.outermost(g, city) == whole
