"""What `--quick` leaves out: names of tests that are there, dearest first, made by a run that measures."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers import costs

ROOT = Path(__file__).parents[2]


def test_every_dear_test_is_one() -> None:
    """Whoever renames or takes out a test weighs again, or takes its line out."""
    of_file: dict[str, set[str]] = {}
    for name in sorted(costs.dear()):
        path, _colons, function = name.partition("::")
        if path not in of_file:
            text = (ROOT / path).read_text(encoding="utf-8") if (ROOT / path).exists() else ""
            of_file[path] = {node.name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)}
    gone = [name for name in sorted(costs.dear()) if name.rpartition("::")[2] not in of_file[name.partition("::")[0]]]
    assert gone == []


def test_they_stand_in_the_order_of_their_costs() -> None:
    seconds = [float(line.split()[0]) for line in costs.FILE.read_text(encoding="utf-8").splitlines()]
    assert seconds == sorted(seconds, reverse=True)


def test_without_the_file_nothing_is_dear(tmp_path: Path) -> None:
    assert costs.dear(tmp_path / "costs.txt") == frozenset()


@pytest.mark.parametrize("processes", ["0", "2"])
def test_a_run_that_weighs_names_what_was_dear(tmp_path: Path, processes: str) -> None:
    test = tmp_path / "test_some.py"
    test.write_text(
        "import time\n"
        "def test_dear():\n"
        "    end = time.process_time() + 0.3\n"
        "    while time.process_time() < end: pass\n"
        "def test_cheap(): pass\n",
        encoding="utf-8",
    )
    (tmp_path / "conftest.py").write_text("from tests.helpers.costs import install as pytest_configure\n")
    written = tmp_path / "costs.txt"
    environment = {**os.environ, costs.WEIGH: str(written), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "pytest", "-q", "-n", processes, "-p", "no:cacheprovider", str(test)]
    subprocess.run(command, cwd=tmp_path, env=environment, check=True, capture_output=True)
    (line,) = written.read_text(encoding="utf-8").splitlines()
    seconds, name = line.split()
    assert name == "test_some.py::test_dear"
    assert float(seconds) >= 0.3
