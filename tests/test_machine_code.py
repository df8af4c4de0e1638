"""Machine code beside the sources: what does not fit, or is damaged, is told in a sentence, and the game plays pure."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from game import __version__, cli
from game.__main__ import main
from game.machine_code import ABOUT, CODE, LIBRARY, PURE_VARIABLE, MachineCode, digest
from game.session.notices import Notice

SUFFIX = EXTENSION_SUFFIXES[0]
STEPS = frozenset({"game.kernel.steps"})


@pytest.fixture
def code(monkeypatch: pytest.MonkeyPatch) -> Iterator[MachineCode]:
    """Another one than that of this process."""
    monkeypatch.delenv(PURE_VARIABLE, raising=False)
    one = MachineCode()
    yield one
    one.forget()


def library(folder: Path, **changed: str) -> Path:
    """A folder with a library that is none, for the module `game.kernel.steps`."""
    facts = {"version": __version__, "suffix": SUFFIX, "sources": digest(STEPS, frozenset())} | changed
    lines = [*(f"{word} {said}" for word, said in facts.items()), "module game.kernel.steps", ""]
    (folder / ABOUT).write_text("\n".join(lines), encoding="utf-8")
    (folder / (LIBRARY + SUFFIX)).write_bytes(b"no library")
    return folder


def test_a_checkout_is_pure_python(capsys: pytest.CaptureFixture[str]) -> None:
    assert CODE.kind() == "pure Python"
    assert not CODE.trouble
    assert cli.run(["--version"]) == 0
    assert capsys.readouterr().out == f"Crown & Coin {__version__} (pure Python)\n"


def test_a_library_that_fits_is_asked_first(code: MachineCode, tmp_path: Path) -> None:
    code.install(__version__, str(library(tmp_path)))
    assert sys.meta_path[0] is code
    assert code.library is not None
    assert code.find_spec("game.app") is None


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"version": "0.0.1"}, "it belongs to version 0.0.1"),
        ({"suffix": ".other.so"}, "it was made for another Python: .other.so"),
        ({"sources": "of another day"}, "it was made from other sources"),
    ],
)
def test_what_belongs_to_another_program_is_left_alone(
    code: MachineCode, tmp_path: Path, changed: dict[str, str], why: str
) -> None:
    code.install(__version__, str(library(tmp_path, **changed)))
    assert code.trouble == why
    assert code not in sys.meta_path
    assert code.kind() == "pure Python"


def test_a_missing_library_is_named(code: MachineCode, tmp_path: Path) -> None:
    (library(tmp_path) / f"{LIBRARY}{SUFFIX}").unlink()
    code.install(__version__, str(tmp_path))
    assert code.trouble == f"{LIBRARY}{SUFFIX} is missing"


def test_a_folder_without_a_word_about_it_is_not_used(code: MachineCode, tmp_path: Path) -> None:
    code.install(__version__, str(tmp_path))
    assert ABOUT in code.trouble
    assert code.kind() == "pure Python"


def test_a_damaged_library_leaves_the_sources_to_be_read(code: MachineCode, tmp_path: Path) -> None:
    code.install(__version__, str(library(tmp_path)))
    assert code.find_spec("game.kernel.steps") is None
    assert LIBRARY in code.trouble
    assert code not in sys.meta_path


def test_pure_is_an_option_for_this_process_and_those_started_from_it(
    code: MachineCode, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(PURE_VARIABLE, "")
    monkeypatch.setattr("game.machine_code.CODE", code)
    code.install(__version__, str(library(tmp_path)))
    assert main(["--pure", "--version"]) == 0
    assert code not in sys.meta_path
    another = MachineCode()
    another.install(__version__, str(tmp_path))
    assert another not in sys.meta_path
    assert not another.trouble


def test_a_person_at_a_terminal_is_told(
    code: MachineCode, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(CODE, "trouble", "it belongs to version 0.0.1")
    assert cli.run(["puzzle", "--list"]) == 0
    told = Notice("machine_code_unusable", {"reason": "it belongs to version 0.0.1"}).text()
    assert capsys.readouterr().err.strip() == told
