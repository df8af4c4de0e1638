"""`test.py` runs every check to its end, pytest last; the size lint counts right; `.ci/run` is ready to run."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

import check_size

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
    """Stands in for the checks: names in order, and exit codes by name."""

    def __init__(self, **codes: int) -> None:
        self.codes = codes
        self.names: list[str] = []
        self.commands: dict[str, list[str]] = {}
        self.told: dict[str, str] = {}

    def run(self, name: str, command: list[str], more: dict[str, str] | None = None) -> int:
        self.names.append(name)
        self.commands[name] = command
        self.told.update(more or {})
        return self.codes.get(name, 0)


def test_all_checks_run_in_order_with_pytest_last(test_script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    runs = Runs()
    monkeypatch.setattr(test_script, "run", runs.run)
    assert test_script.main(["-k", "draft"]) == 0
    assert runs.names == ["format", "lint", "size", "types", "layers", "card data", "tests"]
    assert runs.commands["tests"][-2:] == ["-k", "draft"]


def test_a_failure_stops_nothing_but_is_told_and_fails(
    test_script: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs = Runs(lint=1, types=2)
    monkeypatch.setattr(test_script, "run", runs.run)
    assert test_script.main([]) == 1
    assert runs.names[-1] == "tests"
    assert runs.told == {"CROWN_AND_COIN_FAILED_CHECKS": "lint, types"}


def test_the_code_of_failed_tests_is_handed_on(test_script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(test_script, "run", Runs(tests=5).run)
    assert test_script.main([]) == 5


def test_long_files_and_functions_are_named() -> None:
    long_function = "def f():\n" + "    x = 1\n" * 50
    assert list(check_size.complaints_about("a.py", "def f():\n" + "    x = 1\n" * 49)) == []
    (complaint,) = check_size.complaints_about("a.py", long_function)
    assert complaint.startswith("a.py:1: f has 51 lines")
    (complaint,) = check_size.complaints_about("a.py", "x = 1\n" * 401)
    assert complaint.startswith("a.py:1: the file has 401 lines")


@pytest.mark.skipif(shutil.which("bash") is None or os.name == "nt", reason="needs bash")
def test_the_ci_script_is_sound_and_executable() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    subprocess.run(["bash", "-n", str(script)], check=True)
