"""What lies face down, and what others peeked at, changes no pixel of the viewer's table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.kernel.rng import Rng
from game.kernel.steps import Seat
from game.session.match import Match
from tests.la_citta.table.tables import sit_down, turn_with
from tests.ui.driver import Driver
from tools.shots.la_citta.positions import rules


def pixels(driver: Driver) -> bytes:
    """What is on the screen now, colours only."""
    driver.ui.base.all()
    driver.frame(0.01)
    return pygame.image.tobytes(driver.surface, "RGB")


def other_world(match: Match, seat: int, seed: int) -> None:
    """Puts another game that this seat could not tell from the real one in its place."""
    state: Any = match.whole
    world = rules().determinize(rules().observe(state, Seat(seat)), Rng(seed))
    assert (world.voice, world.deck) != (state.voice, state.deck)
    for name in ("voice", "voice_deck", "deck"):
        setattr(state, name, getattr(world, name))
    match._views.clear()
    match._public.clear()


@pytest.mark.parametrize("looked", [[], [1]])
def test_hidden_voices_and_cards_change_no_pixel(tmp_path: Path, looked: list[int]) -> None:
    match = turn_with("gold", year=2)
    match.whole.looked = [list(looked), [1, 2], []]
    driver, screen, _board = sit_down(tmp_path, match)
    screen.refresh()
    before = pixels(driver)
    for seed in (1, 2):
        other_world(match, 0, seed)
        screen.refresh()
        assert pixels(driver) == before
