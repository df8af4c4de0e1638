"""The small game plays by the contract: what is proved here holds for the kernel, not for one game's rules."""

from __future__ import annotations

from typing import Any

import pytest

from game.kernel.rng import Rng
from game.kernel.rules import DamagedState, SetupError
from game.kernel.saving import digest, is_plain, to_json
from game.kernel.steps import Seat, play
from tests.games.hidden_numbers.rules import Game, HiddenNumbers

RULES = HiddenNumbers()
SETUP = {"players": 3, "rounds": 4}


def some_states(seed: int) -> list[Game]:
    """A game's states before every answer, and its end."""
    rng = Rng(seed)
    states: list[Game] = []

    def choose(g: Game) -> str:
        states.append(g.clone())
        options: list[str] = g.stack[-1][2]
        return rng.choice(options)

    return [*states, play(RULES.new(SETUP, seed), choose)]


@pytest.mark.parametrize("seed", range(5))
def test_saved_and_loaded_states_are_equal_and_plain(seed: int) -> None:
    for g in some_states(seed):
        assert is_plain(to_json(g))
        assert digest(RULES.load(SETUP, to_json(g))) == digest(g)


@pytest.mark.parametrize("seed", range(5))
def test_offered_means_no_problem(seed: int) -> None:
    wanted = ["take", "shuffle", "rest", *(f"look:{s}" for s in range(3)), *(f"card:{c}" for c in range(10))]
    wanted += [f"card:{c}/coins" for c in range(10)]
    for g in some_states(seed):
        ask = g.pending
        if ask is None or ask.step != "rules.chosen":
            continue
        for word in wanted:
            if word == f"look:{ask.seat}":
                continue
            assert (word in ask.options) == (g.why_not(ask.seat, word) is None)


@pytest.mark.parametrize("seed", range(5))
def test_secrecy_law(seed: int) -> None:
    rng = Rng(seed)
    for g in some_states(seed):
        for seat in range(3):
            view = RULES.observe(g, Seat(seat))
            world = RULES.determinize(view, rng)
            assert RULES.observe(world, Seat(seat)).same(view)
            assert RULES.observe(world, None).same(RULES.observe(g, None)), "what everybody may know tells a secret"


def test_a_view_survives_the_way_to_a_worker() -> None:
    for g in some_states(3):
        for seat in range(3):
            view = RULES.observe(g, Seat(seat))
            assert RULES.read_view(SETUP, to_json(view)).same(view)


def test_same_seed_and_answers_give_the_same_game() -> None:
    assert [digest(g) for g in some_states(7)] == [digest(g) for g in some_states(7)]


def test_the_clone_left_behind_does_not_change() -> None:
    states = some_states(1)
    before = [digest(g) for g in states[:-1]]
    for g in states[:-1]:
        g.clone().choose(g.stack[-1][2][-1])
    assert [digest(g) for g in states[:-1]] == before


@pytest.mark.parametrize(
    "change",
    [
        {"coins": None},
        {"deck": [1]},
        {"surplus": 1},
        {"turns": 1.5},
        {"stack": [["rules.gone", 0]]},
        {"stack": [["hidden_numbers/rules.gone", 0]]},
        {"stack": [[]]},
        {"stack": [1]},
        {"stack": [[["x"], 0]]},
    ],
)
def test_a_damaged_state_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(DamagedState):
        RULES.load(SETUP, to_json(RULES.new(SETUP, 1)) | change)


def test_a_wrong_set_up_is_refused_with_a_sentence() -> None:
    with pytest.raises(SetupError, match="9 players: this game seats 2 to 4"):
        RULES.new({"players": 9}, 1)
