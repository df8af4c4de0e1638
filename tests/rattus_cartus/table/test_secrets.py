"""What others hold, lay face down, or saw in the nun row changes no pixel of the viewer's table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.kernel.rng import Rng
from game.kernel.steps import Seat
from game.session.match import Match
from tests.rattus_cartus.table.tables import asked, sit_down
from tests.ui.driver import Driver
from tools.shots.rattus_cartus.positions import rules


def pixels(driver: Driver) -> bytes:
    """What is on the screen now, colours only."""
    driver.ui.base.all()
    driver.frame(0.01)
    return pygame.image.tobytes(driver.surface, "RGB")


def other_world(match: Match, seat: int, seed: int) -> None:
    """Puts another game that this seat could not tell from the real one in its place."""
    state: Any = match.whole
    world = rules().determinize(rules().observe(state, Seat(seat)), Rng(seed))
    assert world.hand != state.hand
    for name in ("hand", "laid", "deck", "nun_row", "building_deck"):
        setattr(state, name, getattr(world, name))
    match._views.clear()
    match._public.clear()


@pytest.mark.parametrize("step", ["supply.chosen", "enter.chosen"])
def test_the_hidden_cards_of_others_change_no_pixel(tmp_path: Path, step: str) -> None:
    match = asked(step, since=3)
    driver, screen, _board = sit_down(tmp_path, match, size=(1280, 720))
    before = pixels(driver)
    for seed in (1, 2):
        other_world(match, 0, seed)
        screen.refresh()
        assert pixels(driver) == before


def test_behind_the_curtain_nothing_of_the_hand_is_drawn(tmp_path: Path) -> None:
    """With two people at the screen the table shows backs, and no looks, until somebody is there."""
    match = asked("enter.chosen", humans=(0, 1), since=3, cards=3)
    _driver, screen, board = sit_down(tmp_path, match, size=(1280, 720))
    assert not screen.flow.private
    assert all(one.card < 0 for one in board.model.hand)
    assert all(not one.face for one in board.model.nuns.cards)
    assert board.model.me.rats < 0
    assert board.model.nuns.rats < 0
