"""Every scenario of Citadels: as it is, through copies and saves, and with everything unsaid dealt anew."""

from __future__ import annotations

import pytest

from game.citadels.rules.citadels import to_plain
from game.scenario import Scenario, play
from tests.helpers import scenarios
from tests.helpers.rulings import scenario_ran
from tests.helpers.scenarios import assert_ok

ENTRIES = scenarios.entries("citadels")
SCENARIOS = [entry for entry in ENTRIES if isinstance(entry, Scenario)]
every_scenario = pytest.mark.parametrize("scenario", SCENARIOS, ids=scenarios.name)


def test_all_entries_can_be_read() -> None:
    broken = [str(fault) for entry in ENTRIES if not isinstance(entry, Scenario) for fault in entry.faults]
    assert not broken
    assert len(SCENARIOS) > 150


def test_names_are_sentences_that_occur_once() -> None:
    names = [scenario.name for scenario in SCENARIOS]
    assert len(set(names)) == len(names)


@every_scenario
def test_scenario(scenario: Scenario) -> None:
    assert_ok(play(scenario))
    scenario_ran(scenario)


@pytest.mark.long
@every_scenario
def test_survives_copies_and_saves(scenario: Scenario) -> None:
    scenarios.assert_survives_copies_and_saves(scenario, to_plain)


@every_scenario
def test_nobody_sees_more_than_the_seat(scenario: Scenario) -> None:
    scenarios.assert_nobody_sees_more(scenario)


@every_scenario
def test_what_is_not_said_does_not_matter(scenario: Scenario) -> None:
    scenarios.assert_what_is_not_said_does_not_matter(scenario, 2, 3, 4, 5)
