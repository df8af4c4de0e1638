"""Restarting inside `.venv`."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

import _python
import _venv
from tests.build_scripts.conftest import Workshop

SCRIPTS = Path(_venv.__file__).parent
pytestmark = pytest.mark.skipif(os.name == "nt", reason="the stand-in .venv is laid out as on Linux and macOS")


class Restarted(Exception):
    """Raised by the stand-in for exec, which never returns either."""


@pytest.fixture
def restarts(monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[str], dict[str, str]]]:
    calls: list[tuple[list[str], dict[str, str]]] = []

    def execve(path: str, command: list[str], variables: dict[str, str]) -> None:
        assert path == command[0]
        calls.append((command, variables))
        raise Restarted

    monkeypatch.setattr(os, "execve", execve)
    monkeypatch.setattr(sys, "argv", ["play.py", "--seed", "5"])
    return calls


def test_the_script_restarts_inside_with_its_arguments(
    workshop: Workshop, restarts: list[tuple[list[str], dict[str, str]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", "/elsewhere")
    root = workshop.environment.root
    with pytest.raises(Restarted):
        _venv.enter("play.py", "run", root)
    ((command, variables),) = restarts
    assert command == [workshop.environment.python, str(Path("play.py").absolute()), "--seed", "5"]
    assert "PYTHONPATH" not in variables


def test_inside_it_goes_on_and_forgets_the_restart(
    workshop: Workshop, restarts: list[tuple[list[str], dict[str, str]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    workshop.prepare("run")
    monkeypatch.setattr(sys, "prefix", workshop.environment.folder)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setenv(_venv.RESTARTED, workshop.environment.folder)
    _venv.enter("play.py", "run", workshop.environment.root)
    assert restarts == []
    assert sys.path[0] == workshop.environment.root
    assert _venv.RESTARTED not in os.environ


@pytest.mark.usefixtures("restarts")
def test_it_never_restarts_for_ever(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(_venv.RESTARTED, workshop.environment.folder)
    with pytest.raises(SystemExit, match="delete that folder"):
        _venv.enter("play.py", "run", workshop.environment.root)


def test_trouble_ends_with_its_sentence(workshop: Workshop) -> None:
    workshop.pip_fails = "NewConnectionError"
    with pytest.raises(SystemExit, match="connect to the network"):
        _venv.enter("play.py", "run", workshop.environment.root)


def test_ctrl_c_while_setting_up_ends_quietly(workshop: Workshop) -> None:
    workshop.killed_in_pip = True
    with pytest.raises(SystemExit) as end:
        _venv.enter("play.py", "run", workshop.environment.root)
    assert end.value.code == 130


def test_on_windows_the_exit_code_is_handed_on() -> None:
    assert _venv.run_to_the_end([sys.executable, "-c", "raise SystemExit(5)"], dict(os.environ)) == 5


@pytest.mark.parametrize(("version", "fits"), [((3, 6), False), ((3, 10), False), ((3, 11), True), ((3, 14), True)])
def test_an_older_python_is_refused_in_a_sentence(version: tuple[int, int], fits: bool) -> None:
    assert bool(_python.complaint(version)) is not fits
    if not fits:
        assert f"this is Python {version[0]}.{version[1]}" in _python.complaint(version)


@pytest.mark.parametrize("script", ["_python.py", "_venv.py", "play.py", "test.py"])
def test_an_older_python_can_read_up_to_that_sentence(script: str) -> None:
    source = (SCRIPTS / script).read_text(encoding="utf-8")
    tree = ast.parse(source, feature_version=(3, 6))
    imports = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    assert not any(isinstance(node, ast.ImportFrom) and node.module == "__future__" for node in imports)


@pytest.mark.parametrize("script", ["_python.py", "_venv.py", "_install.py", "_changed.py", "play.py", "test.py"])
def test_setting_up_needs_the_standard_library_alone(script: str) -> None:
    tree = ast.parse((SCRIPTS / script).read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        for name in names:
            assert name.partition(".")[0] in sys.stdlib_module_names | {"_python", "_venv", "_install", "_changed"}, (
                name
            )


def test_a_start_with_nothing_to_do_imports_next_to_nothing() -> None:
    code = "import sys; before = set(sys.modules); import _venv; print(*sorted(set(sys.modules) - before))"
    command = [sys.executable, "-S", "-c", code]
    done = subprocess.run(command, cwd=SCRIPTS, capture_output=True, text=True, check=True)
    usual = {"os", "os.path", "posixpath", "stat", "genericpath", "_stat", "abc", "_abc", "_collections_abc"}
    assert set(done.stdout.split()) <= {"_python", "_venv"} | usual
