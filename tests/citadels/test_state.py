"""A state survives being copied and saved, and every field of it has a decision in `observe`."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.citadels.rules import Game, View
from game.citadels.rules.citadels import to_plain
from game.citadels.rules.observe import observe, share
from game.kernel.rng import Rng
from game.kernel.rules import DamagedState
from game.kernel.saving import digest, is_plain, slots, to_json
from game.kernel.steps import Seat
from tests.citadels.tables import NAMES, TABLES, random_answers, rules, setup, start

FIELDS = [name for name in slots(Game) if name not in ("box", "log")]
HIDDEN = {
    "stack", "answered", "rng", "pool", "roles", "face_down", "hand", "deck", "seen", "knows", "aside",
    "warrants", "threats", "museum", "exchanged",
}  # fmt: skip


def distinct(value: Any, number: int) -> Any:
    """Another value of the same shape that no other field has."""
    if isinstance(value, list):
        if not value or not isinstance(value[0], list | dict):
            return [number, number + 1]
        return [distinct(inner, number + i) for i, inner in enumerate(value)]
    if isinstance(value, dict):
        return {f"line {number}": number}
    return f"word {number}" if isinstance(value, str) else number


def filled() -> Game:
    g = start(4)
    g.scores = [{"total": 0} for _ in range(4)]
    for number, name in enumerate(FIELDS):
        setattr(g, name, distinct(getattr(g, name), 1000 * (number + 1)))
    return g


def test_every_field_survives_a_clone() -> None:
    g = filled()
    twin = g.clone()
    assert to_json(twin) == to_json(g)
    assert twin.box is g.box
    assert twin.log is None


@pytest.mark.parametrize("name", [name for name in FIELDS if isinstance(getattr(filled(), name), list)])
def test_a_clone_shares_no_list_that_is_ever_edited(name: str) -> None:
    g = filled()
    before = digest(g)
    twin = g.clone()
    rows = getattr(twin, name)
    if name != "stack":  # frames are never edited, so clones share them
        for row in rows:
            if isinstance(row, list):
                row.append(0)
            elif isinstance(row, dict):
                row["more"] = 1
    rows.append(0)
    assert digest(g) == before


def test_observe_decides_about_every_field() -> None:
    """A new field must be shared with everybody, or be filled in by hand and be named here."""
    shared = Game()
    share(start(4), shared)
    assert {name for name in FIELDS if hasattr(shared, name)} == {*FIELDS} - {*HIDDEN}
    assert {*HIDDEN} <= {*FIELDS}
    view = observe(start(5), Seat(2))
    for name in slots(View):
        assert hasattr(view, name), f"observe forgets {name}"


def test_changing_a_view_changes_nothing_in_the_game() -> None:
    g = start(4, seed=3)
    before = digest(g)
    view = observe(g, Seat(g.stack[-1][1]))
    for name in slots(View):
        value = getattr(view, name)
        if isinstance(value, list):
            for row in value:
                if isinstance(row, list) and name != "stack":
                    row.append(9)
                elif isinstance(row, dict):
                    row["more"] = 9
            value.append(9)
    assert digest(g) == before


@pytest.mark.parametrize(("players", "nine"), TABLES, ids=NAMES)
def test_a_game_is_plain_data_that_loads_at_any_moment(players: int, nine: bool) -> None:
    g = start(players, nine, seed=11)
    plain = to_plain(setup(players, nine))
    for number, _ in enumerate(random_answers(g, Rng(11))):
        saved = to_json(g)
        assert is_plain(saved)
        if number % 7 == 0:
            again = rules().load(plain, json.loads(json.dumps(saved)))
            assert digest(again) == digest(g)
    assert digest(rules().load(plain, to_json(g))) == digest(g)


def test_a_card_in_two_places_is_a_damaged_save() -> None:
    saved = to_json(start(4))
    saved["hand"][0][0] = saved["hand"][1][0]
    with pytest.raises(DamagedState):
        rules().load(to_plain(setup(4)), saved)
