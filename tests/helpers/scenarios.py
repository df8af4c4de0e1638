"""What is asked of every scenario of every game: as it is, through copies and saves, in worlds that fit what somebody
sees, and with everything unsaid dealt anew."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from game import catalog
from game.kernel.rng import Rng
from game.kernel.saving import digest, to_json
from game.kernel.steps import Seat, StackState
from game.scenario import Broken, Outcome, Scenario, play, read_file
from game.scenario.language import scenario_language

FOLDER = Path(__file__).resolve().parent.parent / "scenarios"


def entries(game: str) -> list[Scenario | Broken]:
    """All that stands in the files of a game."""
    return [entry for file in sorted((FOLDER / game).glob("**/*.yaml")) for entry in read_file(file)]


def name(scenario: Scenario) -> str:
    """How a test calls it."""
    return f"{Path(scenario.file).stem}: {scenario.name}"


def assert_ok(outcome: Outcome) -> None:
    assert outcome.fault is None, str(outcome.fault)
    failure = outcome.failure
    assert failure is None, f"line {failure.line}: expected {failure.expected}, found {failure.found}"


def dealt_anew(scenario: Scenario, seed: int) -> Scenario:
    """The same with everything that is not said dealt from another seed."""
    return replace(scenario, setting=scenario_language(scenario.game).reseeded(scenario.setting, seed))


def assert_what_is_not_said_does_not_matter(scenario: Scenario, *seeds: int) -> None:
    """With everything that is not said dealt from each of these seeds it goes as before."""
    for seed in seeds:
        outcome = play(dealt_anew(scenario, seed), quiet=False)
        assert outcome.ok, f"dealt from seed {seed}: {outcome.fault or outcome.failure}"


def stopped(g: StackState) -> bool:
    """Whether the scenario stopped between two questions, where no game is saved."""
    return g.pending is None and bool(g.stack)


def assert_survives_copies_and_saves(scenario: Scenario, to_plain: Callable[[Any], dict[str, Any]]) -> None:
    """After every choice the game goes on as a save read back from text, and a copy left behind stays as it was.

    `to_plain` makes plain data of the set-up in the game's box.
    """
    rules = catalog.rules(scenario.game)
    left_behind: list[tuple[StackState, str]] = []

    def copy_and_save(g: Any) -> Any:
        left_behind.append((g.clone(), digest(g)))
        left_behind.append((g, digest(g)))
        text = json.dumps(to_json(g.clone()))
        return rules.load(to_plain(g.box.setup), json.loads(text))

    assert_ok(play(scenario, copy_and_save))
    for g, before in left_behind:
        assert digest(g) == before


def assert_nobody_sees_more(scenario: Scenario) -> None:
    """After every choice a sampled world looks to each seat exactly like the real one."""
    rules = catalog.rules(scenario.game)

    def look(g: Any) -> Any:
        for number in range(g.box.players):
            view = rules.observe(g, Seat(number))
            assert rules.observe(rules.determinize(view, Rng(number)), Seat(number)).same(view)
        return g

    assert_ok(play(scenario, look))
