"""Every ruling is proved by a scenario or a marked test that ran and asserted something: how that is counted."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from game.scenario import Scenario
from tests.citadels.test_scenarios import SCENARIOS
from tests.helpers.proved import PROVES, Proved, pytest_runtest_call
from tests.helpers.rulings import CITADELS, RAN, asserts, says_something

ALL = [CITADELS.name(number) for number in CITADELS.all]


def result(file: str, *names: str, outcome: str = "passed") -> pytest.TestReport:
    """Of one test of that file."""
    properties = [(PROVES, list(names))]
    return pytest.TestReport(
        f"{file}::test", (file, 1, "test"), {}, outcome, None, "call", user_properties=properties,  # type: ignore[arg-type]
    )  # fmt: skip


def missing_after(*results: pytest.TestReport) -> list[str]:
    """The rulings that lack a proof when a run of these tests, all of two files, is over."""
    proved, session = Proved(CITADELS, {"a.py", "b.py"}), SimpleNamespace(config=SimpleNamespace(), exitstatus=0)
    session.config = SimpleNamespace(option=SimpleNamespace(keyword="", markexpr="", deselect=None), args=["tests"])
    for one in results:
        proved.pytest_runtest_logreport(one)
    proved.pytest_sessionfinish(session)  # type: ignore[arg-type]  # all of a session that is looked at
    assert session.exitstatus == (pytest.ExitCode.TESTS_FAILED if proved.missing else 0)
    return proved.missing


def test_a_run_fails_unless_a_result_proves_every_ruling() -> None:
    whole = result("a.py", *ALL[:-1])
    last = ALL[-1]
    assert missing_after(whole, result("b.py")) == [last]
    assert missing_after(whole, result("b.py", last, outcome="failed")) == [last]
    assert missing_after(whole, result("b.py", last)) == []
    assert missing_after(whole) == [], "where only a part of the tests ran there is nothing to say"


def test_proofs_are_told_with_the_result_of_the_test(request: pytest.FixtureRequest) -> None:
    """Wherever it ran: the run's own counting lives on what this hook adds."""
    RAN["one"], RAN["two"] = {"CIT-3", "CIT-1"}, {"CIT-3"}
    around = pytest_runtest_call(request.node)
    next(around)
    assert RAN == {}
    RAN["one"], RAN["two"] = {"CIT-3", "CIT-1"}, {"CIT-3"}
    with pytest.raises(StopIteration):
        next(around)
    RAN.clear()
    assert request.node.user_properties.pop() == (PROVES, ["CIT-1", "CIT-3"])


def test_scenarios_name_rulings_that_exist_and_check_something() -> None:
    for scenario in SCENARIOS:
        assert CITADELS.of(scenario) <= set(CITADELS.all), scenario.name
        assert says_something(scenario), f"{scenario.name}: nothing is checked"


def test_a_marker_counts_only_if_the_test_ran_and_asserted() -> None:
    def idle() -> None:
        """assert 1 == 1"""  # in words only

    def fails() -> None:
        assert CITADELS.marked is None

    before = dict(CITADELS.marked)
    with pytest.raises(ValueError, match="asserts nothing"):
        CITADELS.ruling(1)(idle)
    with pytest.raises(ValueError, match="rulings are 1 to"):
        CITADELS.ruling(CITADELS.all[-1] + 1)(fails)
    assert before == CITADELS.marked
    proof = CITADELS.ruling(1)(fails)
    name = f"{fails.__module__}::{fails.__qualname__}"
    try:
        with pytest.raises(AssertionError):
            proof()
        assert name not in RAN
        assert asserts(fails)
    finally:
        del CITADELS.marked[name]


def test_a_scenario_that_checks_nothing_proves_nothing() -> None:
    assert not says_something(Scenario("x.yaml", 1, "Nothing is said", "citadels", rulings=["CIT-1"]))
