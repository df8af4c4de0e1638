"""Every ruling is proved by a scenario or a marked test that ran and asserted something. Runs after all the others."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.citadels.scenario import Scenario
from tests.citadels.rulings import ALL_RULINGS, MARKED, RAN, asserts, ruling, rulings_of, says_something
from tests.citadels.test_scenarios import SCENARIOS

FOLDER = Path(__file__).parent


def test_every_ruling_is_proved(request: pytest.FixtureRequest) -> None:
    """Looks at what really ran. Where only a part of these tests was chosen, there is nothing to say."""
    collected = {item.name.partition("[")[0] for item in request.session.items}
    files = {item.path.name for item in request.session.items}
    wanted = {path.name for path in FOLDER.glob("test_*.py")}
    marked = {name.rpartition("::")[2] for name in MARKED}
    if (
        not wanted <= files
        or not marked <= collected
        or request.config.option.keyword
        or request.config.option.markexpr
    ):
        pytest.skip("only a part of tests/citadels was chosen")
    proved = {number for numbers in RAN.values() for number in numbers}
    missing = [number for number in ALL_RULINGS if number not in proved]
    assert not missing, f"no test that ran proves {', '.join(f'CIT-{number}' for number in missing)}"


def test_scenarios_name_rulings_that_exist_and_check_something() -> None:
    for scenario in SCENARIOS:
        assert rulings_of(scenario) <= set(ALL_RULINGS), scenario.name
        assert says_something(scenario), f"{scenario.name}: nothing is checked"


def test_a_marker_counts_only_if_the_test_ran_and_asserted() -> None:
    def idle() -> None:
        """assert 1 == 1"""  # in words only

    def fails() -> None:
        assert MARKED is None

    before = dict(MARKED)
    with pytest.raises(ValueError, match="asserts nothing"):
        ruling(1)(idle)
    with pytest.raises(ValueError, match="rulings are 1 to"):
        ruling(134)(fails)
    assert before == MARKED
    proof = ruling(1)(fails)
    name = f"{fails.__module__}::{fails.__qualname__}"
    try:
        with pytest.raises(AssertionError):
            proof()
        assert name not in RAN
        assert asserts(fails)
    finally:
        del MARKED[name]


def test_a_scenario_that_checks_nothing_proves_nothing() -> None:
    assert not says_something(Scenario("x.yaml", 1, "Nothing is said", ["CIT-1"]))
