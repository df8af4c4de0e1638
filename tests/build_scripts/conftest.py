"""A project in a temporary folder, whose Python and pip are stand-ins: nothing is downloaded in tests."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import _install
from _venv import Environment


class Workshop:
    """Plays `python -m venv` and `pip`, and remembers every command."""

    def __init__(self, root: Path) -> None:
        self.environment = Environment(str(root))
        self.commands: list[str] = []
        self.words: list[list[str]] = []  # of `venv` and `pip install`
        self.venv_fails = ""
        self.pip_fails = ""
        self.killed_in_pip = False

    def run(self, command: list[str]) -> subprocess.CompletedProcess[str]:
        if "uninstall" in command:
            self.commands.append("pip uninstall " + command[-1])
            return subprocess.CompletedProcess(command, 0, "")
        kind = "pip install " + Path(command[-1]).name if "install" in command else "make"
        self.commands.append(kind)
        self.words.append(command)
        if kind == "make":
            if not self.venv_fails:
                self._make(Path(command[-1]))
            return subprocess.CompletedProcess(command, int(bool(self.venv_fails)), self.venv_fails)
        if self.killed_in_pip:
            raise KeyboardInterrupt
        return subprocess.CompletedProcess(command, int(bool(self.pip_fails)), self.pip_fails)

    def _make(self, folder: Path) -> None:
        (folder / "bin").mkdir()
        (folder / "bin" / "python").symlink_to(sys.executable)
        (folder / "pyvenv.cfg").write_text(f"home = {Path(sys.executable).parent}\n")

    def prepare(self, lock: str) -> list[str]:
        """What was done to have that lock installed."""
        self.commands.clear()
        _install.prepare(self.environment, lock)
        return list(self.commands)


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    """A project without `.venv`, with the locks run, test (which includes run), build and pip."""
    (tmp_path / "requirements").mkdir()
    for name, text in {
        "pip": "pip==9\n",
        "run": "a==1\n",
        "test": "-r run.lock\nb==2\n",
        "build": "-r run.lock\nc==3\n",
    }.items():
        (tmp_path / "requirements" / f"{name}.lock").write_text(text)
    workshop = Workshop(tmp_path)
    monkeypatch.setattr(_install, "run", workshop.run)
    return workshop
