"""Set-ups: maps, landscapes, castellos given or placed in turn, and what is not allowed."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.kernel.rules import SetupError
from game.la_citta.rules.setups import chosen, from_plain, to_plain
from tests.helpers.rulings import LA_CITTA
from tests.la_citta.rules.tables import A, B, C, D, answer, begun, offered, rules, site, why_not

ruling = LA_CITTA.ruling


@ruling(42)
def test_castellos_are_placed_counter_clockwise_and_back_and_the_left_neighbour_of_the_last_begins() -> None:
    g = begun(4, setup="advanced", start=B)
    seats = []
    while g.phase == "placement":
        seats.append(g.stack[-1][1])
        g.choose(g.stack[-1][2][0])
    assert seats == [A, D, C, B, B, C, D, A]
    assert (g.stack[-1][1], g.start, g.year) == (B, B, 1)


@ruling(6, 41)
def test_a_placed_castello_keeps_its_distance_and_stays_in_the_zone() -> None:
    g = begun(2, setup="advanced", landscape="first_map")
    assert why_not(g, "castello at H001") == "outside"
    answer(g, "castello at H082")
    assert why_not(g, "castello at H082") == "occupied"
    assert why_not(g, "castello at H099") == "too_near"
    assert "castello at H113" in offered(g)
    assert g.people[site("H082")] == 3


@ruling(42)
def test_the_start_player_moves_to_the_left_each_year_but_the_first() -> None:
    g = begun(3, start=C)
    starts = {}
    while g.stack:
        starts[g.year] = g.start
        g.choose(g.stack[-1][2][0])
    assert [starts[year] for year in range(1, 7)] == [2, 0, 1, 2, 0, 1]


def test_a_landscape_by_chance_has_every_tile_once_and_comes_from_the_seed() -> None:
    one, same, other = (rules().setup(4, {"landscape": "random"}, seed)["landscape"] for seed in (1, 1, 2))
    assert Counter(one) == Counter({"F1": 6, "F2": 6, "F3": 2, "M": 3, "W": 5})
    assert one == same
    assert one != other


def test_everything_by_chance_is_the_advanced_set_up_on_either_map() -> None:
    found = [rules().setup(3, {"cast": "random"}, seed) for seed in range(12)]
    assert {plain["map"] for plain in found} == {"lattice", "brick"}
    assert {plain["castellos"] for plain in found} == {"placed"}
    assert len({tuple(plain["landscape"]) for plain in found}) == 12
    assert rules().setup(3, {"cast": "random", "map": "brick"}, 1)["map"] == "brick"


def test_a_set_up_survives_its_text() -> None:
    plain = rules().setup(5, {"setup": "advanced", "map": "brick", "options": ["iterate_starvation"]}, 3)
    assert to_plain(from_plain(plain, rules().maps)) == plain
    assert chosen(rules().cards, rules().maps, 5, {}, 1).castellos == "given"


WRONG: list[tuple[int, dict[str, Any], str]] = [
    (1, {}, "players"), (6, {}, "players"), (4, {"map": "globe"}, "map"), (4, {"landscape": ["F1"] * 22}, "landscape"),
    (4, {"landscape": "flat"}, "landscape"), (4, {"castellos": "thrown"}, "castellos"), (4, {"start": 4}, "start"),
    (4, {"options": ["cheat"]}, "options"), (4, {"colour": "red"}, "colour"), (4, {"setup": "expert"}, "setup"),
    (4, {"landscape": [1] * 22}, "landscape"), (4, {"map": []}, "map"),
]  # fmt: skip


@pytest.mark.parametrize(("players", "choice", "word"), WRONG)
def test_an_impossible_set_up_is_refused_with_a_sentence(players: int, choice: dict[str, Any], word: str) -> None:
    with pytest.raises(SetupError, match=r"\.$") as caught:
        rules().setup(players, choice, 1)
    assert caught.value.word == word


def test_a_broken_saved_set_up_is_refused_with_a_sentence() -> None:
    good = rules().setup(3, {}, 1)
    for field, value in (("landscape", ["F1"]), ("landscape", None), ("version", 9), ("map", None), ("players", "3")):
        with pytest.raises(SetupError, match=r"\.$"):
            rules().new({**good, field: value}, 1)
    assert rules().version_of({**good, "version": 9}) == 0
    assert rules().version_of(good) == 3
