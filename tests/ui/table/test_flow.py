"""The course of a match at one screen: pace, hurry, and movements that never leave anything hidden."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from game import catalog
from game.bots.inline import InlineBots
from game.citadels.table.plots import PlotSpot
from game.citadels.words.words import DRAFT_PACE
from game.kernel.steps import Ask
from game.session.match import Match
from game.session.setup import MatchSetup
from game.table.flow import PACES, Flow
from game.table.hand import HandCard
from tests.ui.table.helpers import new_match, sit_down
from tools.shots.citadels.positions import setup


def test_a_bot_waits_the_same_time_whatever_it_chooses() -> None:
    flow = Flow(new_match(4, seed=3, humans=()), lambda: "normal")
    for _decision in range(40):
        wanted = PACES["normal"] * (DRAFT_PACE if flow.match.asked == (flow.match.pending.seat, "draft") else 1.0)  # type: ignore[union-attr]
        waited = 0.0
        while not flow.advance(0.05, busy=False):
            waited += 0.05
        assert abs(waited + 0.05 - wanted) < 0.051


class Thinking(InlineBots):
    """Computer players that start to think when the pause begins, and need a share of it."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds, self.now = seconds, 0.0

    def agent(self, seat: int, setup: MatchSetup) -> Thought:  # type: ignore[override]  # another agent
        return Thought(self)


class Thought:
    """Answers with the first option, whatever it is, when it has thought for long enough."""

    needs_view = False

    def __init__(self, bots: Thinking) -> None:
        self.bots, self.since = bots, 0.0
        self.ask: Ask | None = None

    def consider(self, ask: Ask, view: object) -> None:
        self.ask, self.since = ask, self.bots.now

    def poll(self) -> str | None:
        assert self.ask is not None
        return self.ask.options[0] if self.bots.now - self.since >= self.bots.seconds else None

    def forget(self) -> None:
        self.ask = None


def pauses(seconds: float, decisions: int = 60, pace: str = "normal") -> list[tuple[str, int, int]]:
    """(what was asked, how many options there were, frames of 1/20 s before it took effect) of each decision."""
    bots = Thinking(seconds)
    match = Match.new(catalog.rules("citadels"), setup(4, 3, ()), bots)
    flow = Flow(match, lambda: pace)
    found = []
    for _decision in range(decisions):
        assert match.asked is not None
        assert match.pending is not None
        asked, options = match.asked[1], len(match.pending.options)
        frames = 1
        bots.now += 0.05
        while not flow.advance(0.05, busy=False):
            bots.now += 0.05
            frames += 1
        found.append((asked, options, frames))
    return found


@pytest.mark.parametrize("pace", ["relaxed", "normal", "fast"])
def test_a_pause_tells_nothing_about_how_long_somebody_thought(pace: str) -> None:
    draft = PACES[pace] * DRAFT_PACE
    quick, slow = pauses(0.0, pace=pace), pauses(draft - 0.06, pace=pace)
    assert quick == slow


def test_a_pause_tells_nothing_about_the_options() -> None:
    found = pauses(0.3)
    for draft in (False, True):
        told = {(options, frames) for asked, options, frames in found if (asked == "draft") == draft}
        assert len({options for options, _frames in told}) > 2
        assert len({frames for _options, frames in told}) == 1


def test_whoever_thinks_longer_than_a_pause_is_looked_at_a_whole_pause_later() -> None:
    for long in (1.05, 1.5, 1.9):
        assert {frames for asked, _options, frames in pauses(long) if asked != "draft"} == {40}


def test_at_once_means_at_once() -> None:
    assert {frames for _asked, _options, frames in pauses(0.0, pace="instant")} == {1}
    flow = Flow(new_match(4, seed=3, humans=()), lambda: "instant")
    assert flow.rushing
    assert flow.advance(0.001, busy=True)


def test_bots_wait_for_what_moves_and_space_skips() -> None:
    flow = Flow(new_match(4, seed=3, humans=()), lambda: "normal")
    assert not flow.advance(10.0, busy=True)
    assert flow.advance(0.0, busy=False)
    assert not flow.advance(0.01, busy=False)
    flow.skip()
    assert flow.advance(0.01, busy=False)


def test_skipping_ahead_ends_when_the_person_is_asked() -> None:
    flow = Flow(new_match(4, seed=3), lambda: "relaxed")
    flow.hurry = True
    for _turn in range(200):
        if not flow.bots_turn:
            break
        flow.advance(0.02, busy=True)
    assert flow.my_ask is not None
    flow.advance(0.02, busy=False)
    assert not flow.hurry


@pytest.mark.long
def test_movements_end_and_leave_nothing_hidden(tmp_path: Path) -> None:
    driver, table = sit_down(tmp_path, new_match(5, seed=4, humans=()))
    table.flow.pace = lambda: "fast"
    driver.ui.motion.speed = 4.0
    moved = False
    for _frame in range(900):
        driver.shell.step(1 / 30)
        driver.shell.draw(driver.surface)
        moved = moved or bool(table.stage.sprites)
    assert moved
    driver.press(pygame.K_SPACE)
    driver.ui.motion.finish_all()
    assert not table.stage.sprites
    spots = [w for w in table.root.walk() if isinstance(w, HandCard | PlotSpot)]  # type: ignore[union-attr]
    assert spots
    assert not any(spot.hidden for spot in spots)


def test_input_is_taken_while_something_moves(tmp_path: Path) -> None:
    driver, table = sit_down(tmp_path, new_match(4, seed=3))
    driver.ui.motion.speed = 1.0
    while table.offers is None:
        driver.shell.step(0.5)
    spot = next(iter(table.offers.by_spot))
    answered = table.flow.match.whole.answered
    table.pick(*spot)
    table.pick(*spot)
    assert table.flow.match.whole.answered > answered


@pytest.mark.long
def test_what_is_drawn_in_parts_equals_the_whole(tmp_path: Path) -> None:
    """Damage rectangles are a short cut, never another picture."""
    driver, table = sit_down(tmp_path, new_match(7, seed=4), size=(1280, 720))
    rng = Random(3)
    for turn in range(120):
        if table.offers is not None:
            spots = [spot for spot in table.offers.by_spot if spot[0] != "button"]
            if spots and rng.random() < 0.7:
                table.pick(*rng.choice(spots))
            elif buttons := [w for w in table.prompt.children if w.enabled]:
                rng.choice(buttons).activate()
        names = [w.name for w in table.root.walk() if w.interactive and w.name]  # type: ignore[union-attr]
        driver.hover(rng.choice(names))
        if driver.screen is not table:
            break
        driver.ui.toasts.shown.clear()
        driver.ui.top.all()
        driver.shell.draw(driver.surface)
        parts = driver.surface.copy()
        driver.ui.base.all()
        driver.shell.draw(driver.surface)
        assert different(parts, driver.surface) is None, f"turn {turn}"


def different(one: pygame.Surface, other: pygame.Surface) -> pygame.Rect | None:
    """Where two pictures differ."""
    mask = pygame.mask.from_threshold(one, (0, 0, 0), (3, 3, 3, 255), other)
    mask.invert()
    found = mask.get_bounding_rects()
    return found[0].unionall(found[1:]) if found else None
