"""Motions of a whole game: every event that has one is seen moving, and the table shows what is at the end."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.bots.inline import InlineBots
from game.rattus_cartus.table.motions import moves
from game.session.match import Match
from game.session.setup import HUMAN, MatchSetup, SeatSetup
from game.table.flow import Flow
from game.table.screen import TableScreen
from tests.ui.driver import make_driver
from tools.shots.rattus_cartus.positions import GAME, NAMES, rules

SELDOM = {"bonus", "exchanged", "flute", "passed", "replaced", "reshuffled", "short", "tower"}  # not in every game


def a_match(players: int, seed: int) -> Match:
    plain = rules().setup(players, {"buildings": "random", "start": 0, "options": []}, seed)
    seats = tuple(SeatSetup(NAMES[seat], seat, "random" if seat else HUMAN) for seat in range(players))
    return Match.new(rules(), MatchSetup(GAME, plain, seed, seats), InlineBots())


@pytest.mark.long
def test_a_whole_game_moves_and_comes_to_rest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[str] = set()

    def noted(word: str, maker: Any, *arguments: Any) -> Any:
        seen.add(word)
        return maker(*arguments)

    for word, maker in list(moves.MAKERS.items()):
        monkeypatch.setitem(moves.MAKERS, word, partial(noted, word, maker))
    driver, rng = make_driver(tmp_path / "settings.json", (1280, 720)), Random(3)
    driver.ui.settings.values.animation = 4.0
    driver.ui.apply_settings()
    match = a_match(4, 4)
    table = TableScreen(driver.ui, Flow(match, lambda: "fast"))
    driver.ui.stack.reset(table)
    table.motions.staging.watch = lambda played: seen.update(played.moment.words)  # staged in its place
    for _frame in range(20_000):
        if match.over or driver.screen is not table:
            break
        if table.offers is not None:
            table.choose(rng.choice(table.offers.ask.options))
        driver.shell.step(0.25)
    assert match.over
    assert set(moves.MAKERS) - seen <= SELDOM
    driver.ui.motion.finish_all()
    assert table.lag.empty
