"""Recorded games: what a change of the rules does to them shows as a difference of these files.

Write them anew with `UPDATE_GOLDEN=1 python -m pytest tests/citadels/test_golden.py`, and look at the difference.
A difference raises the version of the rules; a few files of the version before are then kept in a folder of their own,
as that program wrote them, and stay as they are.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from game.citadels.rules import Setup
from game.citadels.rules.casting import UNDERSTOOD
from game.citadels.rules.citadels import from_plain, to_plain
from game.kernel.rng import Rng
from game.kernel.saving import digest
from tests.citadels.tables import box_rules, random_answers, rules

FOLDER = Path(__file__).resolve().parent.parent / "golden"
FIRST = "first_game"
GAMES = [
    (4, False, 101, FIRST), (5, True, 102, FIRST), (6, False, 103, FIRST), (7, False, 104, FIRST),
    (8, True, 105, FIRST),
    (2, False, 201, "devious_dignitaries"), (3, True, 202, "illustrious_emissaries"), (4, True, 203, "vicious_nobles"),
    (5, True, 204, "ambitious_aristocrats"), (6, True, 205, "cunning_agents"), (7, False, 206, "tenacious_delegates"),
    (8, True, 207, "vicious_nobles_english"), (2, False, 208, "classic"), (3, False, 209, "classic"),
    (5, True, 210, "random"), (6, True, 211, "random"),
]  # fmt: skip
OLDER = sorted(FOLDER.glob("version_*/*.json"))
EVERY = 25  # answers between two digests


def path_of(players: int, seed: int, cast: str) -> Path:
    name = f"citadels_{players}_players" if cast == FIRST else f"citadels_{cast}_{players}_players"
    return FOLDER / f"{name}_seed_{seed}.json"


def setup_of(players: int, nine: bool, seed: int, cast: str) -> Setup:
    if cast == "random":
        return box_rules().random_setup(players, seed, nine=nine)
    return rules().preset(players, cast, nine=nine)


def record(players: int, nine: bool, seed: int, cast: str) -> dict[str, Any]:
    """A random game as answers, with digests along the way and the final scores."""
    chosen = setup_of(players, nine, seed, cast)
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


@pytest.mark.parametrize(("players", "nine", "seed", "cast"), GAMES)
def test_recorded_game(players: int, nine: bool, seed: int, cast: str) -> None:
    path = path_of(players, seed, cast)
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text(json.dumps(record(players, nine, seed, cast)) + "\n", encoding="utf-8")
    saved = json.loads(path.read_text(encoding="utf-8"))
    assert from_plain(saved["setup"]) == setup_of(players, nine, seed, cast)
    play_again(saved)


@pytest.mark.parametrize("path", OLDER, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_game_recorded_by_an_older_version_goes_the_same_way(path: Path) -> None:
    saved = json.loads(path.read_text(encoding="utf-8"))
    assert rules().version_of(saved["setup"]) == int(path.parent.name.removeprefix("version_"))
    play_again(saved)


def test_every_version_that_is_understood_has_recorded_games() -> None:
    assert {int(path.parent.name.removeprefix("version_")) for path in OLDER} == {*UNDERSTOOD} - {rules().version}


def play_again(saved: dict[str, Any]) -> None:
    """The recorded answers are offered and lead to the recorded positions and scores."""
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
