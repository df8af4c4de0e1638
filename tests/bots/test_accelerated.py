"""The compiled copy (build_scripts/accelerate.py) decides as pure Python does, and is not made from half a thing."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import accelerate
from _venv import ROOT as HERE

ROOT = Path(HERE)
PLAYER = ROOT / "tests" / "helpers" / "answers.py"


@pytest.fixture(scope="module")
def compiled() -> Path:
    """The compiled copy. Making it takes minutes, so it is used if it is there; a workflow asks for it to be made."""
    if reason := accelerate.obstacle():
        pytest.skip(f"Nothing can be compiled here: {reason}")
    if not accelerate.is_current() and not os.environ.get("CROWN_AND_COIN_COMPILE"):
        pytest.skip("The compiled copy is missing or old; `python3 build_scripts/accelerate.py` makes it.")
    accelerate.accelerate()  # what is not compiled may have changed
    return accelerate.OUT


def played(folder: Path) -> dict[str, Any]:
    """What the games of `answers.py` come to with the game in that folder."""
    command = accelerate.python(folder, str(PLAYER))
    result = subprocess.run(
        command, env=accelerate.variables(folder), capture_output=True, text=True, check=False, timeout=600
    )
    assert result.returncode == 0, result.stderr
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_compiled_games_are_the_same_answer_by_answer(compiled: Path) -> None:
    fast, usual = played(compiled), played(ROOT)
    assert fast["rules"].endswith(accelerate.SUFFIX), "the first must be machine code"
    assert usual["rules"].endswith("state.py"), "the second must be pure Python"
    assert fast["games"].keys() == usual["games"].keys()
    for name, answers in usual["games"].items():
        assert fast["games"][name] == answers, name


def test_results_of_both_belong_together(compiled: Path) -> None:
    """The arena knows which bots played a game by their sources, which lie unchanged beside the machine code."""
    words = "from game.bots.arena.versions import bots_hash; print(bots_hash(['expert', 'easy']))"
    found = [
        subprocess.run(
            accelerate.python(folder, "-c", words),
            env=accelerate.variables(folder), capture_output=True, text=True, check=True,
        ).stdout
        for folder in (compiled, ROOT)
    ]  # fmt: skip
    assert found[0] == found[1]


def test_every_file_that_is_left_out_is_there() -> None:
    files = {*accelerate.LEFT_OUT, accelerate.CHECKED_LAST}
    assert [file for file in files if not (ROOT / file).is_file()] == []


def test_a_copy_of_other_sources_is_not_current(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "game" / "kernel", tmp_path / "game" / "kernel")
    out = tmp_path / "out"
    assert not accelerate.is_current(out, tmp_path)
    out.mkdir()
    (out / accelerate.STAMP).write_text(accelerate.stamp_text(tmp_path), encoding="utf-8")
    assert accelerate.is_current(out, tmp_path)
    (tmp_path / "game" / "kernel" / "rng.py").write_text("", encoding="utf-8")
    assert not accelerate.is_current(out, tmp_path)


@pytest.mark.skipif(os.name == "nt", reason="Windows finds its compiler in another way")
def test_without_a_compiler_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert accelerate.obstacle() == "There is no C compiler (no-such-compiler)."
