"""How many plans are worth comparing: what each number of them gains, in worlds that none of the players has seen."""

from __future__ import annotations

import pytest

from studies import candidates


def test_gains_are_told_by_game() -> None:
    turns = [[{"10x8": 0.0, "20x8": 0.02}, {"10x8": 0.0, "20x8": 0.0}], [{"10x8": 0.0, "20x8": 0.04}]]
    first, second = candidates.rows(turns)
    assert (first["gain"], first["half"], first["other"]) == (0.0, 0.0, 0.0)
    assert second["gain"] == pytest.approx(0.03)
    assert second["half"] == pytest.approx(1.96 * 0.01)
    assert second["other"] == pytest.approx(2 / 3)
    assert "+3.0 (± 2.0) points" in candidates.as_text([second])


def test_a_way_is_plans_and_samples() -> None:
    with pytest.raises(ValueError, match="PLANSxSAMPLES"):
        candidates.one_game(0, ["many"], 1, 2)


@pytest.mark.long
def test_every_way_is_asked_at_each_turn_of_the_first_one() -> None:
    """Eight rounds; the same game twice gives the same gains, and whoever does as the first one gains nothing."""
    found = candidates.one_game(2, ["4x8", "2x4"], 1, 4)
    assert len(found) >= 8
    assert found == candidates.one_game(2, ["4x8", "2x4"], 1, 4)
    assert all(set(turn) == {"4x8", "2x4", "usual"} and turn["4x8"] == 0.0 for turn in found)
    assert any(turn["usual"] != 0.0 for turn in found)
