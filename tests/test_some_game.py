"""The house knows games by their contracts alone: what only one of them has, the checker of types refuses there."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from subprocess import run

import pytest

ROOT = Path(__file__).resolve().parent.parent
# What a game brings along, as the house holds it: `SomeRules` and its like say of which Views it is.
PARTS = ("Bot", "Hearing", "Ledger", "AI", "Outlook", "Rules", "ScenarioLanguage", "Things", "Words")
# `Match.whole` is for tests and tools, which know whose state it is.
OF_SOME_GAME = r"\b(g|names|options|state|view|views|world): (list\[)?Any\b|\b(match|again|played)\.whole\b"
UNKNOWN = re.compile(rf"\b({'|'.join(PARTS)}|SetUp)\[[^\]\n]*\bAny\b|{OF_SOME_GAME}")
GUESSES = """
from game import catalog
from game.kernel.rules import some
from game.kernel.steps import Seat
from game.scenario.playing import play
from game.scenario.story import Scenario
from game.session.match import Match
from game.ui.set_up import set_up

def of_a_view(match: Match) -> object:
    return match.view(None).box

def of_what_rules_show(game: str) -> object:
    rules = catalog.rules(game)
    return rules.observe(rules.new({}, 1), Seat(0)).box

def of_a_state(game: str) -> object:
    return catalog.rules(game).new({}, 1).box

def of_a_match(match: Match) -> object:
    return match.state.box

def of_a_scenario(found: Scenario) -> object:
    played = play(found).game
    return played is not None and played.box

def of_what_is_chosen(game: str) -> object:
    return set_up(game).usual([]).box
"""


def test_nobody_takes_part_of_a_game_for_anything() -> None:
    files = [*(ROOT / "game").rglob("*.py")]
    assert not [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in files
        for line in path.read_text(encoding="utf-8").splitlines()
        if UNKNOWN.search(line)
    ]


@pytest.mark.long
def test_what_one_game_has_is_an_error_where_a_game_is_any(tmp_path: Path) -> None:
    (tmp_path / "guesses.py").write_text(GUESSES, encoding="utf-8")
    told = run(
        [sys.executable, "-m", "mypy", "--follow-imports", "silent", str(tmp_path / "guesses.py")],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    found = re.findall(r'error: "(\w+)" has no attribute "box"', told.stdout)
    assert found == ["ViewData", "ViewData", "StackState", "StackState", "StackState", "GameOptions"], (
        told.stdout + told.stderr
    )
