"""Counts at the end of a run which rulings of each game were proved, in whatever process their proofs ran.

Each proof tells its rulings with its result (`pytest_runtest_call`); results arrive where all tests are begun.
"""

from __future__ import annotations

from collections.abc import Generator
from collections.abc import Set as AbstractSet
from pathlib import Path

import pytest

from tests.helpers.rulings import GAMES, RAN, Rulings

PROVES = "proves"  # the name under which a result holds its rulings
TESTS = Path(__file__).parents[1]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """Each result tells which rulings the test proved."""
    RAN.clear()
    yield
    if RAN:
        item.user_properties.append((PROVES, sorted({name for names in RAN.values() for name in names})))


class Proved:
    """A plug-in of pytest: collects what ran of one game, and fails the run where a ruling has no proof."""

    def __init__(self, rulings: Rulings, wanted: AbstractSet[str]) -> None:
        """`wanted` are the files that have to run before anything can be said; without them only a part was chosen."""
        self.rulings = rulings
        self.wanted = wanted
        self.files: set[str] = set()
        self.names: set[str] = set()
        self.missing: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call":
            self.files.add(report.nodeid.partition("::")[0])
        if report.when == "call" and report.passed:
            for name, proved in report.user_properties:
                if name == PROVES:
                    self.names.update(proved)  # type: ignore[arg-type]  # what the hook above put there

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.wanted and self.wanted <= self.files and not chosen(session.config):
            self.missing = [name for name in map(self.rulings.name, self.rulings.all) if name not in self.names]
        if self.missing:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.missing:
            names = ", ".join(self.missing)
            terminalreporter.write_line(f"FAILED: no test that ran proves {names}", red=True, bold=True)


def chosen(config: pytest.Config) -> bool:
    """Whether somebody asked for single tests."""
    option = config.option
    return bool(option.keyword or option.markexpr or option.deselect or any("::" in word for word in config.args))


def install(config: pytest.Config) -> None:
    """In the process that all results come to, with or without others that run the tests."""
    if not hasattr(config, "workerinput"):
        for rulings in GAMES:
            found = (TESTS / rulings.game).glob("test_*.py")
            config.pluginmanager.register(
                Proved(rulings, {path.relative_to(config.rootpath).as_posix() for path in found})
            )
