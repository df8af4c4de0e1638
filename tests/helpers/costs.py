"""What each test costs, and which are too dear for whoever is in the middle of a change.

`tests/costs.txt` names the functions whose cases cost more than `DEAR` each, with their seconds, dearest first; they
are `long` as if they were marked so. It is made by `python3 build_scripts/test.py --weigh`, which runs everything. What
is not in it is quick until somebody weighs again.
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
    if not path.exists():
        return frozenset()
    return frozenset(line.partition(" ")[2] for line in path.read_text(encoding="utf-8").splitlines())


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
    """A plug-in of pytest where the results of all processes arrive: the file at the end."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.costs: dict[str, list[float]] = defaultdict(list)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, cost in report.user_properties:
            if report.when == "teardown" and name == COST:
                self.costs[function(report.nodeid)].append(float(cost))  # type: ignore[arg-type]  # see above

    def pytest_sessionfinish(self) -> None:
        mean = {name: sum(costs) / len(costs) for name, costs in self.costs.items()}
        rows = sorted(((cost, name) for name, cost in mean.items() if cost > DEAR), key=lambda row: (-row[0], row[1]))
        self.path.write_text("".join(f"{cost:.1f} {name}\n" for cost, name in rows), encoding="utf-8")


def install(config: pytest.Config) -> None:
    """Measures where that was asked for."""
    if path := os.environ.get(WEIGH):
        config.pluginmanager.register(Measuring())
        if not hasattr(config, "workerinput"):
            config.pluginmanager.register(Writing(Path(path)))
