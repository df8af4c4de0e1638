"""What each test costs, and which are too dear for whoever is in the middle of a change.

`tests/costs.txt` names the functions whose cases cost more than `DEAR` each, with their seconds, dearest first; they
are `long` as if they were marked so. It is made by `python3 build_scripts/test.py --weigh`, which runs everything. What
is not in it is quick until somebody weighs again. Where a part of the tests is weighed, the others keep their costs.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Generator, Iterable
from pathlib import Path

import pytest

WEIGH = "CROWN_AND_COIN_WEIGH"  # the file to which costs are to be written
FILE = Path(__file__).parents[1] / "costs.txt"
DEAR = 0.1  # seconds of processor time a case, with the programs it starts
COST = "cost"  # the name under which a result holds its seconds


def dear(path: Path = FILE) -> frozenset[str]:
    """Names of the functions, as `tests/test_app.py::test_it`; none where the file is missing."""
    return frozenset(known(path))


def known(path: Path) -> dict[str, float]:
    """What each dear function costs, in seconds a case; nothing where the file is missing."""
    if not path.exists():
        return {}
    rows = [line.partition(" ") for line in path.read_text(encoding="utf-8").splitlines()]
    return {name: float(cost) for cost, _blank, name in rows}


def is_there(name: str, root: Path) -> bool:
    """Whether the file of that function still has one of that name."""
    path, function = root / name.partition("::")[0], name.rpartition("::")[2]
    return path.exists() and f"def {function}(" in path.read_text(encoding="utf-8")


def mark(items: Iterable[pytest.Item]) -> None:
    """Marks the cases of dear functions `long`."""
    names = dear()
    for item in items:
        if function(item.nodeid) in names:
            item.add_marker(pytest.mark.long)


def function(nodeid: str) -> str:
    """The name without the case."""
    return nodeid.partition("[")[0]


def spent() -> float:
    """Seconds of processor time of this process and of those it waited for."""
    used = os.times()
    return used.user + used.system + used.children_user + used.children_system


class Measuring:
    """A plug-in of pytest, in each process: how long each case took from its set-up to the end of its teardown."""

    def __init__(self) -> None:
        self.since = spent()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_setup(self) -> Generator[None]:
        self.since = spent()
        yield

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_teardown(self, item: pytest.Item) -> Generator[None]:
        yield
        item.user_properties.append((COST, spent() - self.since))


class Writing:
    """A plug-in of pytest where the results of all processes arrive: the file at the end. What did not run, or skipped
    itself, keeps the line it had, as long as it is there."""

    def __init__(self, path: Path, root: Path) -> None:
        self.path, self.root = path, root
        self.costs: dict[str, list[float]] = defaultdict(list)
        self.skipped: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.skipped:
            self.skipped.add(report.nodeid)
        if report.nodeid in self.skipped:
            return
        for name, cost in report.user_properties:
            if report.when == "teardown" and name == COST:
                self.costs[function(report.nodeid)].append(float(cost))  # type: ignore[arg-type]  # see above

    def pytest_sessionfinish(self) -> None:
        costs = {name: sum(cases) / len(cases) for name, cases in self.costs.items()}
        kept = {name: cost for name, cost in known(self.path).items() if is_there(name, self.root)}
        dear = {name: cost for name, cost in (kept | costs).items() if cost > DEAR or name not in costs}
        rows = sorted(((cost, name) for name, cost in dear.items()), key=lambda row: (-row[0], row[1]))
        self.path.write_text("".join(f"{cost:.1f} {name}\n" for cost, name in rows), encoding="utf-8")


def install(config: pytest.Config) -> None:
    """Measures where that was asked for."""
    if path := os.environ.get(WEIGH):
        config.pluginmanager.register(Measuring())
        if not hasattr(config, "workerinput"):
            config.pluginmanager.register(Writing(Path(path), config.rootpath))
