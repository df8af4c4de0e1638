"""Tables to test with: matches of people and inline bots in a window without a display."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame

from game import catalog
from game.bots.inline import InlineBots
from game.session.match import Match
from game.table.flow import Flow
from game.table.screen import TableScreen
from tests.ui.driver import Driver, make_driver
from tools.shots.citadels.positions import setup


def new_match(players: int = 4, seed: int = 3, humans: Sequence[int] = (0,)) -> Match:
    """A match at its first ask."""
    return Match.new(catalog.rules("citadels"), setup(players, seed, humans, nine=players == 8), InlineBots())


def sit_down(tmp_path: Path, match: Match, **window: object) -> tuple[Driver, TableScreen]:
    """A window with that match on it; bots act at once, nothing moves."""
    driver = make_driver(tmp_path / "settings.json", **window)  # type: ignore[arg-type]  # size, language, scale
    screen = TableScreen(driver.ui, Flow(match, lambda: "instant"))
    driver.show(screen)
    return driver, screen


def pixels(driver: Driver) -> bytes:
    """What is on the screen now, colours only."""
    driver.ui.base.all()
    driver.frame(0.01)
    return pygame.image.tobytes(driver.surface, "RGB")
