"""Every scenario of Rattus Cartus: as it is, through copies and saves, and with everything unsaid dealt anew."""

from __future__ import annotations

import json

import pytest

from game.kernel.rng import Rng
from game.kernel.rules import of
from game.kernel.saving import digest, to_json
from game.kernel.steps import Seat
from game.rattus_cartus.deals import rattus_cartus
from game.rattus_cartus.rules.setups import to_plain
from game.rattus_cartus.rules.state import Game
from game.scenario import Scenario, play
from game.scenario.language import scenario_language
from tests.helpers import scenarios
from tests.helpers.rulings import RATTUS_CARTUS, says_something, scenario_ran
from tests.helpers.scenarios import assert_ok

ENTRIES = scenarios.entries("rattus_cartus")
SCENARIOS = [entry for entry in ENTRIES if isinstance(entry, Scenario)]
every_scenario = pytest.mark.parametrize("scenario", SCENARIOS, ids=scenarios.name)
every_position = pytest.mark.parametrize(
    "scenario", [one for one in SCENARIOS if one.refused is None], ids=scenarios.name
)


def test_all_entries_can_be_read() -> None:
    broken = [str(fault) for entry in ENTRIES if not isinstance(entry, Scenario) for fault in entry.faults]
    assert not broken
    assert len(SCENARIOS) > 200


def test_names_are_sentences_that_occur_once() -> None:
    names = [scenario.name for scenario in SCENARIOS]
    assert len(set(names)) == len(names)


def test_scenarios_name_rulings_that_exist_and_check_something() -> None:
    for scenario in SCENARIOS:
        assert RATTUS_CARTUS.of(scenario) <= set(RATTUS_CARTUS.all), scenario.name
        assert says_something(scenario), f"{scenario.name}: nothing is checked"


@every_scenario
def test_scenario(scenario: Scenario) -> None:
    assert_ok(play(scenario))
    scenario_ran(scenario)


@every_scenario
def test_survives_copies_and_saves(scenario: Scenario) -> None:
    scenarios.assert_survives_copies_and_saves(scenario, to_plain)


@every_scenario
def test_nobody_sees_more_than_the_seat(scenario: Scenario) -> None:
    scenarios.assert_nobody_sees_more(scenario)


@every_scenario
def test_what_is_not_said_does_not_matter(scenario: Scenario) -> None:
    scenarios.assert_what_is_not_said_does_not_matter(scenario, 2, 3, 4, 5)


@every_position
def test_a_position_is_one_that_a_game_can_come_to(scenario: Scenario) -> None:
    """Before the first answer: a save of it is sound, and every seat's sight has a world that fits."""
    rules = rattus_cartus()
    g = of(Game, scenario_language("rattus_cartus").set_up(scenario.setting)[0])
    assert digest(rules.load(to_plain(g.box.setup), json.loads(json.dumps(to_json(g))))) == digest(g)
    for number in range(g.box.players):
        view = rules.observe(g, Seat(number))
        assert rules.observe(rules.determinize(view, Rng(number)), Seat(number)).same(view)
