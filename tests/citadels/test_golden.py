"""Recorded games: what a change of the rules does to them shows as a difference of these files.

Write them anew with `UPDATE_GOLDEN=1 python -m pytest tests/citadels/test_golden.py`, and look at the difference.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from game.citadels.rules.citadels import from_plain, to_plain
from game.kernel.rng import Rng
from game.kernel.saving import digest
from tests.citadels.tables import random_answers, rules, setup

FOLDER = Path(__file__).resolve().parent.parent / "golden"
GAMES = [(4, False, 101), (5, True, 102), (6, False, 103), (7, False, 104), (8, True, 105)]
EVERY = 25  # answers between two digests


def path_of(players: int, seed: int) -> Path:
    return FOLDER / f"citadels_{players}_players_seed_{seed}.json"


def record(players: int, nine: bool, seed: int) -> dict[str, Any]:
    """A random game as answers, with digests along the way and the final scores."""
    chosen = setup(players, nine)
    g = rules().start(chosen, seed)
    answers, digests = [], []
    for number, answer in enumerate(random_answers(g, Rng(seed))):
        if number % EVERY == 0:
            digests.append(digest(g))
        answers.append(answer)
    return {
        "setup": to_plain(chosen), "seed": seed, "answers": answers, "digests": [*digests, digest(g)],
        "scores": g.scores, "winners": rules().winners(g),
    }  # fmt: skip


@pytest.mark.parametrize(("players", "nine", "seed"), GAMES)
def test_recorded_game(players: int, nine: bool, seed: int) -> None:
    path = path_of(players, seed)
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text(json.dumps(record(players, nine, seed)) + "\n", encoding="utf-8")
    saved = json.loads(path.read_text(encoding="utf-8"))
    g = rules().start(from_plain(saved["setup"]), saved["seed"])
    for number, answer in enumerate(saved["answers"]):
        if number % EVERY == 0:
            assert digest(g) == saved["digests"][number // EVERY], f"before answer {number}"
        assert g.stack, f"the game is over before answer {number}"
        assert answer in g.stack[-1][2], f"answer {number} is not offered"
        g.choose(answer)
    assert digest(g) == saved["digests"][-1]
    assert g.scores == saved["scores"]
    assert rules().winners(g) == saved["winners"]
