"""The compiled copy (build_scripts/accelerate.py) decides as pure Python does, and is not made from half a thing."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

import accelerate
from _venv import ROOT as HERE

ROOT = Path(HERE)


@pytest.fixture(scope="module")
def compiled() -> Path:
    """The compiled copy. Making it takes minutes, so it is used if it is there; a workflow asks for it to be made."""
    if reason := accelerate.obstacle():
        pytest.skip(f"Nothing can be compiled here: {reason}")
    if not accelerate.is_current() and not os.environ.get("CROWN_AND_COIN_COMPILE"):
        pytest.skip("The compiled copy is missing or old; `python3 build_scripts/accelerate.py` makes it.")
    accelerate.accelerate()  # what is not compiled may have changed
    return accelerate.OUT


def started(folder: Path, *words: str, at: Path | None = None) -> str:
    """What Python says that was started with these words and the game in that folder."""
    command = accelerate.python(folder, *words)
    done = subprocess.run(
        command, env=accelerate.variables(folder), cwd=at, capture_output=True, text=True, check=False, timeout=900
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_compiled_games_are_the_same_answer_by_answer(compiled: Path) -> None:
    assert accelerate.compare(compiled) > 60


def test_the_program_says_how_it_runs_and_checks_it(compiled: Path, tmp_path: Path) -> None:
    assert "(compiled)" in started(compiled, "-m", "game", "--version")
    assert "(pure Python)" in started(compiled, "-m", "game", "--pure", "--version")
    words = "from game.cli.self_test import check; from pathlib import Path; print(check(Path()))"
    assert "the same" in started(compiled, "-c", words, at=tmp_path)


@pytest.mark.parametrize(("option", "kind"), [("", "compiled"), ("--pure", "pure Python")])
def test_a_worker_process_runs_as_its_program_does(compiled: Path, option: str, kind: str) -> None:
    words = (
        "import multiprocessing, sys; from game.__main__ import main; main(['--version', *sys.argv[1].split()])\n"
        "with multiprocessing.get_context('spawn').Pool(1) as pool:\n"
        "    print(pool.apply(eval, ('__import__(\"game.machine_code\").machine_code.CODE.kind()',)))"
    )
    assert started(compiled, "-c", words, option).splitlines()[1] == kind


def test_it_opens_without_docstrings_and_asserts(compiled: Path) -> None:
    said = started(compiled, "-OO", "-m", "game", "simulate", "--players", "4", "--games", "2", "--bots", "normal")
    assert "2 games" in said


def test_the_cards_are_sound(compiled: Path) -> None:
    assert "sound" in started(compiled, "-m", "game", "check-data")


def test_an_error_in_machine_code_is_reported_with_file_and_line(compiled: Path) -> None:
    words = (
        "from game import crash, catalog\n"
        "g = catalog.rules('citadels').new(catalog.rules('citadels').setup(4, {}, 1), 1)\n"
        "g.hand = [[], []]\n"  # two of four seats have none
        "try:\n"
        "    while True: g.choose(g.pending.options[-1])\n"
        "except Exception as error: print(crash.write_report(error).path.read_text())"
    )
    said = started(compiled, "-c", words)
    assert "(compiled)" in said
    assert re.search(r'File "game/citadels/rules/\w+\.py", line [1-9]\d*, in \w+', said), said


def test_results_of_both_belong_together(compiled: Path) -> None:
    """The arena knows which bots played a game by their sources, which lie unchanged beside the machine code."""
    words = "from tools.arena.versions import bots_hash; print(bots_hash(['expert', 'easy']))"
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
