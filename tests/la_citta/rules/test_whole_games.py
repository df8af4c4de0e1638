"""Whole games by chance, for all numbers of players and both maps: everything is accounted for, and nothing leaks."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.kernel.rng import Rng
from game.kernel.rules import DamagedState
from game.kernel.saving import digest, slots, to_json
from game.kernel.steps import Seat
from game.la_citta.rules import check, setups
from game.la_citta.rules.box import OPTIONS
from game.la_citta.rules.state import Game, View
from tests.helpers.rulings import LA_CITTA
from tests.la_citta.rules.tables import TABLES, A, begun, played, rules, told

every_table = pytest.mark.parametrize(("players", "name", "way"), TABLES)
ruling = LA_CITTA.ruling


@every_table
def test_citizens_gold_chips_and_cards_are_accounted_for_at_every_question(players: int, name: str, way: str) -> None:
    g, rng = begun(players, players, map=name, setup=way, options=list(OPTIONS[1:])), Rng(players)
    gold = [1] * players
    for event in told(g, "gold"):
        gold[event["seat"]] += event["change"]
    while g.stack:
        assert check.position_fault(g) is None
        g.log = []
        g.choose(rng.choice(g.stack[-1][2]))
        for event in told(g, "gold"):
            gold[event["seat"]] += event["change"]
        assert g.gold == gold
    assert check.position_fault(g) is None


@every_table
@ruling(54, 62)
def test_a_game_has_six_years_and_ends_with_three_voices_unknown(players: int, name: str, way: str) -> None:
    g = played(begun(players, 2, map=name, setup=way), 3)
    assert [event["year"] for event in told(g, "year_ended")] == [1, 2, 3, 4, 5, 6]
    assert (len(g.voice_deck), len(g.voice_out), g.phase) == (3, 24, "over")
    used = len(told(g, "action")) + len(told(g, "taken")) + len(told(g, "drew")) + len(told(g, "flipped"))
    assert used == 6 * 5 * players
    assert rules().observe(g, A).voice_deck == [-1, -1, -1]


@every_table
@ruling(29, 36, 61)
def test_a_world_that_fits_a_view_looks_the_same_to_its_seat(players: int, name: str, way: str) -> None:
    g, rng = begun(players, 4, map=name, setup=way), Rng(4)
    number = 0
    while g.stack:
        number += 1
        for seat in range(players) if number % 3 == 0 else ():
            view = rules().observe(g, Seat(seat))
            world = rules().determinize(view, rng)
            assert rules().observe(world, Seat(seat)).same(view)
            assert rules().observe(world, None).same(rules().observe(g, None))
        g.choose(rng.choice(g.stack[-1][2]))


@every_table
def test_a_saved_game_is_the_same_game(players: int, name: str, way: str) -> None:
    setup = rules().setup(players, {"map": name, "setup": way}, 5)
    g, rng, number = rules().new(setup, 5), Rng(5), 0
    while g.stack:
        number += 1
        if number % 4 == 0:
            assert digest(rules().load(setup, json.loads(json.dumps(to_json(g))))) == digest(g)
        g.choose(rng.choice(g.stack[-1][2]))
    assert digest(rules().load(setup, to_json(g))) == digest(g)


@every_table
def test_nothing_that_is_offered_has_a_reason_against_it_and_all_events_can_be_read(
    players: int, name: str, way: str
) -> None:
    g, rng = begun(players, 6, map=name, setup=way), Rng(6)
    while g.stack:
        seat, options = g.stack[-1][1], g.stack[-1][2]
        assert {g.why_not(seat, option) for option in options} == {None}
        g.choose(rng.choice(options))
    assert [rules().unfit(g, event) for event in g.log or []] == [None] * len(g.log or [])


def test_every_field_of_a_view_is_decided_about_and_a_clone_has_them_all() -> None:
    g = begun()
    view, twin = rules().observe(g, A), g.clone()
    assert all(hasattr(view, name) for name in slots(View))
    assert all(hasattr(twin, name) for name in slots(Game))
    assert digest(twin) == digest(g)


def test_a_clone_goes_its_own_way() -> None:
    g, rng = begun(5, 7), Rng(7)
    while g.stack:
        before, twin = digest(g), g.clone()
        twin.choose(rng.choice(twin.stack[-1][2]))
        assert digest(g) == before
        g = twin


CHANGES: list[tuple[str, Any]] = [
    ("citizens", 3), ("year", 4), ("round", 4), ("phase", "feeding"), ("start", 3), ("gold", [1, 1]), ("era", -1),
    ("wishes", [1]), ("done", [3]), ("deck", []), ("voice", [0, 1]), ("penalty", [1, 1, 1, 1]), ("people", [0] * 174),
    ("actions", [1, 1, 1, 1]), ("founded", [2, 0, 0, 0]), ("figures", [[3, 0, 1]]), ("chips", [1, 2]), ("scores", [{}]),
    ("cities", [[], [], [], []]), ("looked", [[2, 1], [], [], []]), ("stack", []), ("display", [1, 2, 3, 4, 5, 6, 7]),
    ("towns", [1, 2, 3]),
]  # fmt: skip


@pytest.mark.parametrize(("field", "value"), CHANGES, ids=[name for name, _ in CHANGES])
def test_a_save_that_was_changed_by_hand_is_refused_with_a_sentence(field: str, value: Any) -> None:
    setup = rules().setup(4, {}, 8)
    saved = to_json(rules().new(setup, 8))
    assert saved[field] != value
    with pytest.raises(DamagedState, match=r"\w+"):
        rules().load(setup, saved | {field: value})


def test_an_answer_that_cannot_be_is_refused_when_it_is_loaded() -> None:
    setup = rules().setup(4, {}, 9)
    saved = to_json(rules().new(setup, 9))
    saved["stack"][-1][2].append("farm:0")
    with pytest.raises(DamagedState, match="not what the rules would ask"):
        rules().load(setup, saved)


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    assert digest(played(begun(3, 10, setup="advanced"), 1)) == digest(played(begun(3, 10, setup="advanced"), 1))
    assert setups.SETUPS.keys() == {"beginner", "advanced"}
