"""Counts at the end of a run which rulings were proved, in whatever process their proofs ran.

Each proof tells its numbers with its result (tests/citadels/conftest.py); results arrive where all tests are begun.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from pathlib import Path

import pytest

from tests.citadels.rulings import ALL_RULINGS

PROVES = "proves"  # the name under which a result holds its rulings
FOLDER = Path(__file__).parents[1] / "citadels"


class Proved:
    """A plug-in of pytest: collects what ran, and fails the run where a ruling has no proof."""

    def __init__(self, wanted: AbstractSet[str]) -> None:
        """`wanted` are the files that have to run before anything can be said; without them only a part was chosen."""
        self.wanted = wanted
        self.files: set[str] = set()
        self.numbers: set[int] = set()
        self.missing: list[int] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call":
            self.files.add(report.nodeid.partition("::")[0])
        if report.when == "call" and report.passed:
            for name, numbers in report.user_properties:
                if name == PROVES:
                    self.numbers.update(numbers)  # type: ignore[arg-type]  # what the conftest put there

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.wanted <= self.files and not chosen(session.config):
            self.missing = [number for number in ALL_RULINGS if number not in self.numbers]
        if self.missing:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.missing:
            names = ", ".join(f"CIT-{number}" for number in self.missing)
            terminalreporter.write_line(f"FAILED: no test that ran proves {names}", red=True, bold=True)


def chosen(config: pytest.Config) -> bool:
    """Whether somebody asked for single tests."""
    option = config.option
    return bool(option.keyword or option.markexpr or option.deselect or any("::" in word for word in config.args))


def install(config: pytest.Config) -> None:
    """In the process that all results come to, with or without others that run the tests."""
    if not hasattr(config, "workerinput"):
        files = {path.relative_to(config.rootpath).as_posix() for path in FOLDER.glob("test_*.py")}
        config.pluginmanager.register(Proved(files))
