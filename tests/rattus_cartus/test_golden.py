"""Recorded games of Rattus Cartus: what a change of the rules does to them shows as a difference of these files.

Write them anew with `UPDATE_GOLDEN=1 python -m pytest tests/rattus_cartus/test_golden.py`, and look at the difference.
A difference raises the version of the rules; a few files of the version before are then kept in a folder of their own
(tests/golden/rattus_version_1), as that program wrote them, and stay as they are.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from game.kernel.rng import Rng
from game.kernel.saving import digest
from game.rattus_cartus.rules.box import UNDERSTOOD
from tests.rattus_cartus.rules.tables import box_rules as rules
from tests.rattus_cartus.rules.tables import random_answers

FOLDER = Path(__file__).resolve().parent.parent / "golden"
GAMES = [
    (2, 301, {}), (3, 302, {}), (4, 303, {}), (5, 304, {}),
    (2, 305, {"buildings": "random"}), (3, 306, {"buildings": "random"}), (4, 307, {"buildings": "random"}),
    (5, 308, {"buildings": "mixed", "options": ["lowest_rats_survive"]}),
    (4, 309, {"buildings": ["brewery", "office", "hospital", "guard_tower", "rat_catchers_hut", "treasury"]}),
    (2, 310, {"buildings": ["farm", "marketplace", "hospital", "guard_tower", "fortune_tellers_tent", "treasury"],
              "start": 1, "options": ["gold_tie_2p_9"]}),
    (3, 311, {"buildings": [["farm", 3], ["brewery", 2], "office", ["monastery", 2], ["hospital", 3], "castle",
                            "rat_catchers_hut", ["palace", 4], ["treasury", 1]]}),
]  # fmt: skip
OLDER = sorted(FOLDER.glob("rattus_version_*/*.json"))
EVERY = 25  # answers between two digests


def path_of(players: int, seed: int) -> Path:
    return FOLDER / f"rattus_cartus_{players}_players_seed_{seed}.json"


def record(players: int, seed: int, choice: dict[str, Any]) -> dict[str, Any]:
    """A random game as answers, with digests along the way and the final scores."""
    setup = rules().setup(players, choice, seed)
    g = rules().new(setup, seed)
    answers, digests = [], []
    for number, answer in enumerate(random_answers(g, Rng(seed))):
        if number % EVERY == 0:
            digests.append(digest(g))
        answers.append(answer)
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
        assert rules().version_of(saved["setup"]) == int(path.parent.name.removeprefix("rattus_version_"))
        play_again(saved)


def test_every_version_that_is_understood_has_recorded_games() -> None:
    versions = {int(path.parent.name.removeprefix("rattus_version_")) for path in OLDER}
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
