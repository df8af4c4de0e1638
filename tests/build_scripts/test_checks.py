"""`test.py` runs every check to its end, pytest last; the size lint counts right; `.ci/run` is ready to run."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import check_size
import play

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture
def test_script() -> ModuleType:
    # By its path: `import test` would find the standard library's.
    spec = importlib.util.spec_from_file_location("test_script", ROOT / "build_scripts" / "test.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Runs:
    """Stands in for the checks: names in order, and exit codes by name. Types end `late`, or before the tests."""

    def __init__(self, late: bool = False, **codes: int) -> None:
        self.codes = codes
        self.late = late
        self.names: list[str] = []
        self.commands: dict[str, list[str]] = {}
        self.told: dict[str, str] = {}

    def run(self, name: str, command: list[str], more: dict[str, str] | None = None) -> int:
        self.names.append(name)
        self.commands[name] = command
        self.told.update(more or {})
        return self.codes.get(name, 0)

    def beside(self, name: str, command: list[str]) -> Any:
        return SimpleNamespace(ended=lambda: not self.late, end=lambda: self.run(name, command))


def main_with(runs: Runs, script: ModuleType, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    """What `test.py` returns for these words."""
    monkeypatch.setattr(script, "run", runs.run)
    monkeypatch.setattr(script, "Beside", runs.beside)
    return int(script.main(list(arguments)))


def test_all_checks_run_in_order_with_pytest_last(test_script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    runs = Runs()
    assert main_with(runs, test_script, monkeypatch, "-k", "draft") == 0
    assert runs.names[:7] == ["format", "lint", "size", "layers", "card data", "types", "tests"]
    assert runs.commands["types"] == ["-m", "mypy"]
    assert runs.commands["tests"] == ["-m", "pytest", "-k", "draft"]


def test_all_tests_share_the_processors_and_quick_leaves_out_the_long_ones(
    test_script: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, quick = Runs(), Runs()
    main_with(whole, test_script, monkeypatch)
    main_with(quick, test_script, monkeypatch, "--quick")
    assert whole.commands["tests"][2:] == test_script.TOGETHER
    assert quick.commands["tests"] == ["-m", "pytest", *test_script.QUICKLY, "-m", "not long"]


def test_changed_runs_the_short_ones_that_a_change_can_touch(
    test_script: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs, nothing = Runs(tests=test_script.NOTHING_RAN), Runs()
    monkeypatch.setattr(test_script, "touched_tests", lambda: ["tests/test_app.py"])
    assert main_with(runs, test_script, monkeypatch, "--changed") == 0, "only long ones were touched"
    assert runs.commands["tests"][2:] == [*test_script.QUICKLY, "-m", "not long", "tests/test_app.py"]
    monkeypatch.setattr(test_script, "touched_tests", list)
    assert main_with(nothing, test_script, monkeypatch, "--changed") == 0
    assert "tests" not in nothing.names


def test_who_weighs_runs_everything_and_says_where_the_costs_go(
    test_script: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CROWN_AND_COIN_WEIGH", "")
    whole, weighed = Runs(), Runs()
    main_with(whole, test_script, monkeypatch)
    main_with(weighed, test_script, monkeypatch, "--weigh")
    assert weighed.commands == whole.commands
    assert Path(os.environ["CROWN_AND_COIN_WEIGH"]) == Path(test_script.ROOT) / "tests" / "costs.txt"


def test_what_was_compiled_is_kept_for_the_next_program(
    test_script: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    main_with(Runs(), test_script, monkeypatch)
    assert "PYTHONDONTWRITEBYTECODE" not in os.environ


def test_what_was_compiled_is_kept_for_the_next_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setattr(sys, "dont_write_bytecode", True)

    def ended(*_told: object) -> None:
        raise InterruptedError

    monkeypatch.setattr(play, "enter", ended)
    with pytest.raises(InterruptedError):
        play.main()
    assert "PYTHONDONTWRITEBYTECODE" not in os.environ
    assert not sys.dont_write_bytecode


def test_a_failure_stops_nothing_but_is_told_and_fails(
    test_script: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs = Runs(lint=1, types=2)
    assert main_with(runs, test_script, monkeypatch) == 1
    assert "tests" in runs.names
    assert runs.told == {"CROWN_AND_COIN_FAILED_CHECKS": "lint, types"}


def test_types_that_are_checked_for_longer_than_all_others_fail_the_run_as_well(
    test_script: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs = Runs(late=True, types=1)
    assert main_with(runs, test_script, monkeypatch) == 1
    assert runs.names[-2:] == ["tests", "types"], "told last, where nobody overlooks it"


def test_the_code_of_failed_tests_is_handed_on(test_script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    assert main_with(Runs(tests=5), test_script, monkeypatch) == 5


def test_what_runs_beside_is_told_once_when_it_is_over(
    test_script: ModuleType, capfd: pytest.CaptureFixture[str]
) -> None:
    beside = test_script.Beside("types", ["-c", "import sys; print('two faults'); sys.exit(3)"])
    assert beside.end() == 3
    assert beside.ended()
    assert beside.end() == 3
    said = capfd.readouterr().out
    assert said.count("two faults") == 1
    assert "types: FAILED" in said


def test_long_files_and_functions_are_named() -> None:
    long_function = "def f():\n" + "    x = 1\n" * 60
    assert list(check_size.complaints_about("a.py", "def f():\n" + "    x = 1\n" * 59)) == []
    (complaint,) = check_size.complaints_about("a.py", long_function)
    assert complaint.startswith("a.py:1: f has 61 lines")
    (complaint,) = check_size.complaints_about("a.py", "x = 1\n" * 701)
    assert complaint.startswith("a.py:1: the file has 701 lines")


@pytest.mark.skipif(shutil.which("bash") is None or os.name == "nt", reason="needs bash")
def test_the_ci_script_is_sound_and_executable() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    subprocess.run(["bash", "-n", str(script)], check=True)
