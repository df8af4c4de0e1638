"""`test.py --changed` runs what a change can touch: through imports, names of files, fixtures, and mirrored folders."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from _changed import GitFailed, changed_files, noticing

PROJECT = {
    "game/__init__.py": "",
    "game/coin.py": "",
    "game/purse.py": "from game.coin import x",
    "game/hints.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from game.coin import x",
    "game/catalog.py": 'GAMES = {"dice": "game.dice.pack:Pack"}',
    "game/dice/__init__.py": "",
    "game/dice/pack.py": 'RULES = "rules.yaml"',
    "game/chess/__init__.py": "",
    "game/chess/pack.py": 'RULES = "rules.yaml"',
    "tests/conftest.py": "def purse():\n    from game import purse",
    "tests/test_coin.py": "from game import coin",
    "tests/test_purse.py": "def test(purse): ...",
    "tests/test_hints.py": "from game import hints",
    "tests/test_catalog.py": "from game import catalog",
    "tests/test_named.py": 'WHERE = "game.dice.pack:Pack"',
    "tests/test_late.py": "def test():\n    from game import coin",
    "tests/dice/conftest.py": "from game import purse",
    "tests/dice/test_throw.py": "",
    "tests/chess/test_moves.py": "from game.chess import pack",
    "tests/chess/test_purses.py": "from game.dice.cup import x",
    "game/dice/game.py": "",
    "game/dice/cup.py": "",
    "game/chess/game.py": "",
    "game/cup.py": 'OPENED = "coin"',
    "docs/coin.md": "",
    "data/coin.yaml": "",
    "tests/test_mint.py": 'FILE = "coin.yaml"',
    "tests/test_papers.py": 'FOLDER = "docs"',
    "tests/test_cup.py": "from game import cup",
    "data/dice/rules.yaml": "",
}  # fmt: skip


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for path, text in PROJECT.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    return tmp_path


def names(root: Path, *changed: str) -> set[str]:
    """Files of tests for these changes, without their folders."""
    return {Path(path).stem.removeprefix("test_") for path in noticing(root, changed)}


def test_a_test_is_touched_by_what_it_imports_however_far_away(project: Path) -> None:
    assert names(project, "game/coin.py") == {"coin", "late", "purse", "throw"}


def test_a_changed_test_runs_itself_alone(project: Path) -> None:
    assert names(project, "tests/test_hints.py") == {"hints"}


def test_hints_touch_nobody(project: Path) -> None:
    assert "hints" not in names(project, "game/coin.py")


def test_a_game_touches_the_tests_that_name_it_and_its_own_folder_but_not_all_that_list_games(project: Path) -> None:
    assert names(project, "game/dice/pack.py") == {"named", "throw"}


def test_data_touch_who_names_them_within_their_own_game(project: Path) -> None:
    assert names(project, "data/dice/rules.yaml") == {"named", "throw"}
    assert names(project, "tests/scenarios/chess/castling.yaml") == {"moves", "purses"}


def test_one_game_touches_no_tests_of_another(project: Path) -> None:
    assert names(project, "game/dice/cup.py") == {"throw"}
    assert names(project, "game/dice/cup.py", "game/chess/pack.py") == {"throw", "moves", "purses"}


def test_a_paper_touches_who_names_it_or_its_folder_and_not_whoever_uses_its_word(project: Path) -> None:
    assert names(project, "docs/coin.md") == {"papers"}
    assert names(project, "data/coin.yaml") == {"mint"}


def test_a_file_that_is_gone_touches_who_still_needs_it(project: Path) -> None:
    (project / "game/coin.py").unlink()
    assert names(project, "game/coin.py") == {"coin", "late", "purse", "throw"}


@pytest.mark.parametrize("path", ["pyproject.toml", "requirements/test.lock", "tests/conftest.py"])
def test_what_every_test_runs_under_touches_all(project: Path, path: str) -> None:
    assert noticing(project, [path]) == ["tests"]


def test_new_edited_and_committed_files_are_changed_but_not_what_main_has(project: Path) -> None:
    def git(*words: str) -> None:
        who = ["-c", "user.name=n", "-c", "user.email=e@example.org", "-c", "commit.gpgsign=false"]
        subprocess.run(["git", *who, *words], cwd=project, check=True, capture_output=True, timeout=60)

    git("init", "-b", "main")
    git("add", ".")
    git("commit", "-m", "Begin")
    git("checkout", "-b", "work")
    assert changed_files(project) == []
    (project / "game/coin.py").write_text("x = 1", encoding="utf-8")
    git("commit", "-am", "Change")
    (project / "game/purse.py").unlink()
    (project / "new.txt").write_text("", encoding="utf-8")
    assert changed_files(project) == ["game/coin.py", "game/purse.py", "new.txt"]


def test_outside_a_checkout_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    with pytest.raises(GitFailed, match="run the tests without --changed"):
        changed_files(tmp_path)
