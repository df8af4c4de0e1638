"""Several people at one screen, in every game: what somebody was shown alone is seen before the curtain hides it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.kernel.rng import Rng
from game.session.setup import HUMAN
from game.table.flow import Flow
from game.table.screen import TableScreen
from tests.games.playing import GAMES, match_of
from tests.ui.driver import Driver, make_driver

STEPS = 600


def flow_of(game: str) -> Flow:
    return Flow(match_of(game, *[HUMAN] * 3), lambda: "instant")


def lift(flow: Flow) -> None:
    if (seat := flow.curtain_for) is not None:
        flow.lift(seat)


def assert_covered(flow: Flow) -> None:
    """Nobody's secrets are shown, and whoever is asked is to come."""
    assert flow.eyes is None
    assert flow.match.pending is not None
    assert flow.curtain_for == flow.match.pending.seat


@pytest.mark.parametrize("game", GAMES)
def test_the_curtain_waits_for_whoever_was_shown_something(game: str) -> None:
    flow, rng, waited = flow_of(game), Rng(5), 0
    for _step in range(STEPS):
        lift(flow)
        ask = flow.my_ask
        if ask is None:
            break
        seat, before = int(ask.seat), flow.match.event_count
        assert flow.answer(rng.choice(ask.options))
        shown = any(flow.words.shows(event, seat) for event in flow.match.events[before:])
        moved_on = flow.match.pending is not None and flow.match.pending.seat != seat
        assert flow.unseen == (shown and moved_on)
        if flow.unseen:
            waited += 1
            assert flow.eyes == seat
            assert flow.curtain_for is None
            assert not flow.advance(60.0, busy=False)
            flow.seen()
            assert_covered(flow)
    assert waited or game == "citadels"  # whoever draws there ends the turn afterwards


@pytest.mark.parametrize("game", GAMES)
def test_nobody_waits_for_what_others_are_shown(game: str) -> None:
    flow, rng = flow_of(game), Rng(5)
    for _step in range(100):
        lift(flow)
        ask = flow.my_ask
        if ask is None:
            break
        before = flow.match.event_count
        flow.answer(rng.choice(ask.options))
        for event in flow.match.events[before:]:
            for seat in range(3):
                assert not flow.words.shows(event, seat) or event.seen_by(seat) != event.public
        flow.seen()


def until_unseen(driver: Driver, table: TableScreen, rng: Rng) -> None:
    """Somebody at the table was shown something, and another is next."""
    for _step in range(STEPS):
        if driver.screen.name == "curtain":
            driver.find("lift").activate()
        elif table.flow.unseen:
            return
        elif table.offers is not None:
            table.choose(rng.choice(table.offers.ask.options))
        driver.frame()
    raise AssertionError("nobody was shown anything")


@pytest.mark.long
@pytest.mark.parametrize("way", ["key", "mouse"])
@pytest.mark.parametrize("game", [game for game in GAMES if game != "citadels"])
def test_a_button_says_when_it_was_seen(tmp_path: Path, game: str, way: str) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    table = TableScreen(driver.ui, flow_of(game))
    driver.show(table)
    if way == "key":
        driver.press(pygame.K_TAB)
    until_unseen(driver, table, Rng(5))
    for _moment in range(100):
        if "seen" in table.prompt.names:
            break
        driver.frame(0.5)
    driver.frame(1.0)
    seat = table.flow.eyes
    assert seat is not None
    driver.press(pygame.K_RETURN) if way == "key" else driver.click("seen")
    driver.frame(1.0)
    assert table.flow.eyes != seat
