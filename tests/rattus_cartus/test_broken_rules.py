"""Scenarios notice a broken rule: one line of the rules is changed at a time, and one that cites it turns red."""

from __future__ import annotations

import pytest

from tests.helpers.breaking import Break, broken, comes_out
from tests.helpers.rulings import RATTUS_CARTUS
from tests.rattus_cartus.broken import BREAKS
from tests.rattus_cartus.test_scenarios import SCENARIOS


@pytest.mark.parametrize("fault", BREAKS, ids=[f"RAT-{one.ruling} {one.function.__qualname__}" for one in BREAKS])
def test_a_broken_rule_is_noticed_by_a_scenario_that_cites_it(fault: Break) -> None:
    citing = [scenario for scenario in SCENARIOS if fault.ruling in RATTUS_CARTUS.of(scenario)]
    assert all(comes_out(scenario) for scenario in citing)
    with broken(fault):
        assert not all(comes_out(scenario) for scenario in citing)
    assert all(comes_out(scenario) for scenario in citing), "the rule is whole again"


def test_most_rulings_are_broken_once() -> None:
    assert len({fault.ruling for fault in BREAKS}) >= 60
