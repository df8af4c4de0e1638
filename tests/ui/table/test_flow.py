"""The course of a match at one screen: pace, hurry, and movements that never leave anything hidden."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame

from game.citadels.table.flow import DRAFT_SHARE, PACES, Flow
from game.citadels.table.hand import HandCard
from game.citadels.table.pieces import PlotSpot
from tests.ui.table.helpers import new_match, sit_down


def test_a_bot_waits_the_same_time_whatever_it_chooses() -> None:
    flow = Flow(new_match(4, seed=3, humans=()), lambda: "normal")
    for _decision in range(40):
        wanted = PACES["normal"] * (DRAFT_SHARE if flow.match.asked == (flow.match.pending.seat, "draft") else 1.0)  # type: ignore[union-attr]
        waited = 0.0
        while not flow.advance(0.05, busy=False):
            waited += 0.05
        assert abs(waited + 0.05 - wanted) < 0.051


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


def test_movements_end_and_leave_nothing_hidden(tmp_path: Path) -> None:
    driver, table = sit_down(tmp_path, new_match(5, seed=4, humans=()))
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
    answered = table.flow.match.state.answered
    table.pick(*spot)
    table.pick(*spot)
    assert table.flow.match.state.answered > answered


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
