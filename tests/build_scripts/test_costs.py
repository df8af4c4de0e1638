"""What `--quick` leaves out: names of tests that are there, dearest first, made by a run that measures."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers import costs

ROOT = Path(__file__).parents[2]


def test_every_dear_test_is_one() -> None:
    """Whoever renames or takes out a test weighs again, or takes its line out."""
    assert [name for name in sorted(costs.dear()) if not costs.is_there(name, ROOT)] == []


def test_they_stand_in_the_order_of_their_costs() -> None:
    seconds = [float(line.split()[0]) for line in costs.FILE.read_text(encoding="utf-8").splitlines()]
    assert seconds == sorted(seconds, reverse=True)


def test_without_the_file_nothing_is_dear(tmp_path: Path) -> None:
    assert costs.dear(tmp_path / "costs.txt") == frozenset()


def weighed(folder: Path, *words: str) -> list[str]:
    """The lines after a run that weighs what these words choose among a dear test, a cheap one and one that skips."""
    (folder / "test_some.py").write_text(
        "import pytest, time\n"
        "def test_dear():\n"
        "    end = time.process_time() + 0.3\n"
        "    while time.process_time() < end: pass\n"
        "def test_cheap(): pass\n"
        "@pytest.mark.skip\n"
        "def test_skipped(): pass\n",
        encoding="utf-8",
    )
    (folder / "conftest.py").write_text("from tests.helpers.costs import install as pytest_configure\n")
    environment = {**os.environ, costs.WEIGH: str(folder / "costs.txt"), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(folder), *words]
    subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True)
    return (folder / "costs.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("processes", ["0", "2"])
def test_a_run_that_weighs_names_what_was_dear(tmp_path: Path, processes: str) -> None:
    (line,) = weighed(tmp_path, "-n", processes)
    seconds, name = line.split()
    assert name == "test_some.py::test_dear"
    assert float(seconds) >= 0.3


def test_what_did_not_run_keeps_its_cost_as_long_as_it_is_there(tmp_path: Path) -> None:
    names = ("test_skipped", "test_cheap", "test_dear", "test_gone")
    (tmp_path / "costs.txt").write_text("".join(f"7.0 test_some.py::{name}\n" for name in names))
    assert weighed(tmp_path, "-k", "not dear") == ["7.0 test_some.py::test_dear", "7.0 test_some.py::test_skipped"]
