"""Recorded games of La Città: what a change of the rules does to them shows as a difference of these files.

Write them anew with `UPDATE_GOLDEN=1 python -m pytest tests/la_citta/test_golden.py`, and look at the difference.
A difference raises the version of the rules; a few files of the version before are then kept in a folder of their own
(tests/golden/la_citta_version_1), as that program wrote them, and stay as they are.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from game.kernel.rng import Rng
from game.kernel.saving import digest
from game.la_citta.rules.box import UNDERSTOOD
from tests.la_citta.rules.tables import rules

FOLDER = Path(__file__).resolve().parent.parent / "golden"
GAMES: list[tuple[int, int, dict[str, Any]]] = [
    (2, 401, {}), (3, 402, {}), (4, 403, {}), (5, 404, {}),
    (2, 405, {"map": "brick"}), (3, 406, {"map": "brick"}), (4, 407, {"map": "brick"}), (5, 408, {"map": "brick"}),
    (2, 409, {"setup": "advanced", "start": 1, "options": ["allow_voluntary_pass"]}),
    (3, 410, {"setup": "advanced", "map": "brick", "options": ["iterate_starvation"]}),
    (4, 411, {"setup": "advanced", "options": ["penalty_on_migration"]}),
    (5, 412, {"setup": "advanced", "map": "brick"}),
]  # fmt: skip
OLDER = sorted(FOLDER.glob("la_citta_version_*/*.json"))
EVERY = 25  # answers between two digests


def path_of(players: int, seed: int) -> Path:
    return FOLDER / f"la_citta_{players}_players_seed_{seed}.json"


def record(players: int, seed: int, choice: dict[str, Any]) -> dict[str, Any]:
    """A random game as answers, with digests along the way and the final scores."""
    setup = rules().setup(players, choice, seed)
    g = rules().new(setup, seed)
    answers: list[str] = []
    digests: list[str] = []
    rng = Rng(seed)
    while g.stack:
        if len(answers) % EVERY == 0:
            digests.append(digest(g))
        answers.append(rng.choice(g.stack[-1][2]))
        g.choose(answers[-1])
    return {
        "setup": setup, "seed": seed, "answers": answers, "digests": [*digests, digest(g)],
        "scores": g.scores, "winners": rules().winners(g),
    }  # fmt: skip


@pytest.mark.parametrize(("players", "seed", "choice"), GAMES)
def test_recorded_game(players: int, seed: int, choice: dict[str, Any]) -> None:
    path = path_of(players, seed)
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text(json.dumps(record(players, seed, choice)) + "\n", encoding="utf-8")
    saved = json.loads(path.read_text(encoding="utf-8"))
    assert saved["setup"] == rules().setup(players, choice, seed)
    play_again(saved)


def test_games_recorded_by_older_versions_go_the_same_way() -> None:
    for path in OLDER:
        saved = json.loads(path.read_text(encoding="utf-8"))
        assert rules().version_of(saved["setup"]) == int(path.parent.name.removeprefix("la_citta_version_"))
        play_again(saved)


def test_every_version_that_is_understood_has_recorded_games() -> None:
    versions = {int(path.parent.name.removeprefix("la_citta_version_")) for path in OLDER}
    assert versions == {*UNDERSTOOD} - {rules().version}


def play_again(saved: dict[str, Any]) -> None:
    """The recorded answers are offered and lead to the recorded positions and scores."""
    g = rules().new(saved["setup"], saved["seed"])
    for number, answer in enumerate(saved["answers"]):
        if number % EVERY == 0:
            assert digest(g) == saved["digests"][number // EVERY], f"before answer {number}"
        assert g.stack, f"the game is over before answer {number}"
        assert answer in g.stack[-1][2], f"answer {number} is not offered"
        g.choose(answer)
    assert digest(g) == saved["digests"][-1]
    assert g.scores == saved["scores"]
    assert rules().winners(g) == saved["winners"]
